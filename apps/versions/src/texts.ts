import { appTexts } from '@console/domain-ui/app-texts'
import { formTexts } from '@console/ui/form-texts'
import { defineFirstTexts } from '@console/ui/texts'

export const texts = defineFirstTexts(appTexts, formTexts, {
  'version.page': ['App versions', '应用版本'],
  'version.count': ['{count, plural, one {# version} other {# versions}}', '共 {count} 个版本'],
  'version.failed': ['The versions could not be loaded', '无法加载版本列表'],
  'version.none': ['No versions yet', '暂无版本'],
  'version.none.text': [
    'Add a version of the iOS or Android app, and release it to all users or to some of them.',
    '添加 iOS 或 Android 应用的版本，并推送给所有或部分用户。',
  ],
  'version.none.add': ['Create the first version', '创建第一个版本'],

  'version.number': ['Version', '版本号'],
  'version.platform': ['Platform', '平台'],
  'version.platform.ios': ['iOS', 'iOS 端'],
  'version.platform.android': ['Android', '安卓端'],
  'version.mode': ['Update mode', '更新方式'],
  'version.mode.forced': ['Forced', '强制更新'],
  'version.mode.optional': ['Optional', '可选更新'],
  'version.scope': ['Scope', '推送范围'],
  'version.scope.all': ['All users', '所有用户'],
  'version.scope.percentage': ['Percentage of users', '按比例推送（灰度）'],
  'version.percent': ['Rollout (%)', '推送比例（%）'],
  'version.status': ['Status', '状态'],
  'version.status.draft': ['To release', '待发布'],
  'version.status.released': ['Released', '已发布'],
  'version.status.removed': ['Removed', '已下架'],
  'version.stall': ['Stalls at {share}%', '停滞于 {share}%'],
  'version.releasedAt': ['Released (UTC+8)', '发布时间（UTC+8）'],
  'version.releasedBy': ['Released by', '发布人'],
  'version.released': ['Released {time} (UTC+8)', '发布于 {time}（UTC+8）'],
  'version.released.by': ['Released {time} (UTC+8) by {name}', '{name} 发布于 {time}（UTC+8）'],
  'version.ofPlatform': ['Platform', '平台版本'],
  'version.ofPlatform.text': ['Released by the platform for every company', '由平台发布，适用于所有企业'],
  'version.actions': ['Actions', '操作'],
  'version.actionOn': ['{action} {platform} {version}', '{action} {platform} {version} 版本'],
  'version.description': ['Release notes', '版本说明'],

  'version.add': ['New version', '新建版本'],
  'version.view': ['View', '查看'],
  'version.edit': ['Edit', '编辑'],
  'version.raise': ['Raise rollout', '扩大推送'],
  'version.release': ['Release', '发布'],
  'version.remove': ['Remove', '下架'],
  'version.delete': ['Delete', '删除'],
  'version.save': ['Save', '保存'],
  'version.close': ['Close', '关闭'],

  'version.release.confirm': ['Release {platform} {version}?', '发布 {platform} {version}？'],
  'version.release.all': ['All users on older versions are offered it.', '所有旧版本用户都会收到此更新。'],
  'version.release.forced': [
    'All users on older versions have to update before they go on.',
    '所有旧版本用户必须更新后才能继续使用。',
  ],
  'version.release.percent': [
    '{percent}% of the users on older versions are offered it.',
    '{percent}% 的旧版本用户会收到此更新。',
  ],
  'version.release.stays': [
    'A released version can no longer be edited. You can raise its rollout or remove it.',
    '发布后不能再编辑，只能扩大推送范围或下架。',
  ],
  'version.release.older': [
    'Version {newer} is released already. Users who have it, or are offered it, do not get this lower one.',
    '{newer} 版本已发布。已安装或会收到该版本的用户不会收到此较低版本。',
  ],
  'version.remove.confirm': ['Remove {platform} {version}?', '下架 {platform} {version}？'],
  'version.remove.text': [
    'It is offered to nobody any more. Users who have it already stay on it. You can release it again.',
    '此版本不再推送给任何用户，已安装的用户不受影响。可以重新发布。',
  ],
  'version.delete.confirm': ['Delete {platform} {version}?', '删除 {platform} {version}？'],
  'version.delete.text': ['This can’t be undone.', '此操作无法撤销。'],
  'version.raise.title': [
    'Raise the rollout of {platform} {version}',
    '扩大 {platform} {version} 的推送范围',
  ],
  'version.raise.now': [
    'It goes to {percent}% of the users now. A rollout can be raised, never lowered.',
    '当前推送给 {percent}% 的用户。推送比例只能调高，不能调低。',
  ],
  'version.raise.confirm': [
    'Offer {version} to {share, select, all {all users} other {{share}% of the users}}?',
    '将 {version} 推送给{share, select, all {所有用户} other { {share}% 的用户}}？',
  ],
  'version.raise.text': [
    'This can’t be lowered again. To stop the rollout, remove the version.',
    '之后不能再调低。如需停止推送，请下架此版本。',
  ],
  'version.raise.problem': ['A whole number from {min} to {max}', '请输入 {min} 到 {max} 的整数'],

  'page.version.number.format': ['Use three numbers such as 1.2.3', '版本号格式应为 1.2.3'],
  'version.required': ['Required', '必填'],
  'version.percent.problem': ['A whole number from 1 to 99', '请输入 1 到 99 的整数'],
  'version.description.problem': ['Required, at most {max} characters', '必填，最多 {max} 个字符'],
  'version.packageUrl.problem': ['An address that begins with https://', '请输入以 https:// 开头的地址'],
  'version.choose': ['Choose', '请选择'],
  'version.mode.note': ['A forced update always goes to all users.', '强制更新始终推送给所有用户。'],

  'version.notes.view': ['Release notes as', '版本说明显示方式'],
  'version.notes.write': ['Write', '编写'],
  'version.notes.preview': ['Preview', '预览'],
  'version.notes.none': ['Nothing to preview yet.', '暂无可预览的内容。'],
  'version.notes.markdown': [
    'Markdown: ## heading, **bold**, - list. HTML is shown as text.',
    'Markdown 格式：## 标题、**加粗**、- 列表。HTML 按文本显示。',
  ],

  'version.package.url': ['Address of the package', '安装包地址'],
  'version.package.url.note': ['Optional: https, or upload the file.', '选填：https 地址，或上传文件。'],
  'version.package.upload': ['Upload a package', '上传安装包'],
  'version.package.file': ['Package file', '安装包文件'],
  'version.package.uploading': ['Uploading {name}', '正在上传 {name}'],
  'version.package.cancel': ['Cancel the upload', '取消上传'],
  'version.package.remove': ['Remove {name}', '移除 {name}'],
  'version.package.tooLarge': ['A package cannot exceed {size} MB.', '安装包不能超过 {size} MB。'],
  'version.package.uploadOpen': [
    'Wait until the package is uploaded, or cancel the upload.',
    '请等待安装包上传完成，或取消上传。',
  ],
  'version.package.size': ['{size} MB', '大小 {size} MB'],

  'adoption.title': ['Adoption', '版本使用情况'],
  'adoption.failed': ['The adoption could not be loaded', '无法加载版本使用情况'],
  'adoption.none': [
    'No client of this platform has reported its version in the last {days} days.',
    '最近 {days} 天没有该平台的客户端上报版本。',
  ],
  'adoption.summary': [
    'Share of the clients on each version over {days} days. {version} has {share}% of {count, number} clients on the last whole day.',
    '{days} 天内各版本的客户端占比。最近一个完整日，{count, number} 个客户端中有 {share}% 使用 {version}。',
  ],
  'adoption.day': ['Day', '日期'],
  'adoption.share': ['Share of clients (%)', '客户端占比（%）'],
  'adoption.rollout': ['Rollout', '推送比例'],
  'adoption.clients': [
    '{clients, plural, one {# client} other {# clients}} reported today, {onVersion, number} of them on {version}.',
    '今日 {clients, number} 个客户端上报，其中 {onVersion, number} 个使用 {version}。',
  ],
  'adoption.stall': [
    '{version} stalls: {share}% of the clients have it, not more than {days} days ago, while {rollout}% are offered it. Check that the update can be installed before you raise the rollout.',
    '{version} 停滞：{share}% 的客户端已使用，{days} 天内没有增长，而推送比例为 {rollout}%。扩大推送前，请确认更新可以正常安装。',
  ],
  'adoption.notCounted.withoutKey': [
    '{count, plural, one {# report is} other {# reports are}} not counted: the update key of the company was missing or wrong.',
    '有 {count, number} 条上报未计入：缺少本公司的更新密钥，或密钥错误。',
  ],
  'adoption.notCounted.version': [
    '{count, plural, one {# report is} other {# reports are}} not counted: the version was never released here.',
    '有 {count, number} 条上报未计入：其版本从未在此发布。',
  ],
  'adoption.notCounted.tooMany': [
    '{count, plural, one {# report is} other {# reports are}} not counted: too many clients on one day, in all or from one address.',
    '有 {count, number} 条上报未计入：当日客户端总数或来自同一地址的客户端过多。',
  ],
  'updateKey.open': ['Update key', '更新密钥'],
  'updateKey.title': ['Update key', '更新密钥'],
  'updateKey.text': [
    'Apps request updates without signing in, so anybody can report a version. With a key, only clients that send it are counted in the adoption. Clients without it get their updates as before.',
    '应用无需登录即可请求更新，因此任何人都可以上报版本。设置密钥后，版本使用情况只统计携带密钥的客户端；未携带密钥的客户端仍可照常获取更新。',
  ],
  'updateKey.failed': ['The update key could not be loaded', '无法加载更新密钥'],
  'updateKey.none': ['There is no key: every client is counted.', '尚无密钥：统计所有客户端。'],
  'updateKey.create': ['Create a key', '创建密钥'],
  'updateKey.copy': ['Copy the update key', '复制更新密钥'],
  'updateKey.copied': ['Copied', '已复制'],
  'updateKey.copyFailed': [
    'The browser did not copy the key. Select it, and copy it by hand.',
    '浏览器未能复制密钥，请选中后手动复制。',
  ],
  'updateKey.use': [
    'Apps send it as updateKey, beside tenantId, with each request for updates.',
    '应用请求更新时，将其作为 updateKey 与 tenantId 一并发送。',
  ],
  'updateKey.renew': ['New key', '更换密钥'],
  'updateKey.renew.confirm': ['Replace the update key?', '更换更新密钥？'],
  'updateKey.renew.text': [
    'Apps with the present key are not counted until they send the new one.',
    '使用当前密钥的应用在改用新密钥之前不计入统计。',
  ],
  'updateKey.drop': ['Use no key', '停用密钥'],
  'updateKey.drop.confirm': ['Count clients without a key?', '统计未携带密钥的客户端？'],
  'updateKey.drop.text': [
    'The present key is worth nothing afterwards, also when a key is used again.',
    '停用后当前密钥永久失效，重新启用时会生成新密钥。',
  ],
  'updateKey.close': ['Close', '关闭'],

  'adoption.seats': ['Versions of connected agents', '在线坐席的版本'],
  'adoption.seats.line': [
    '{version}: {count, plural, one {# agent} other {# agents}}',
    '{version}：{count, number} 个坐席',
  ],
  'adoption.seats.none': ['No agent was connected in the last days.', '最近几天没有坐席在线。'],

  'global.operation_succeeded': ['Done', '操作成功'],
})
