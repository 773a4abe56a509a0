import { formTexts } from '@console/ui/form-texts'
import { defineTexts, type TextId } from '@console/ui/texts'
import { copyTexts } from '../../parts/copy-texts.ts'

/** Texts of the company settings. */
export const companyTexts = defineTexts(formTexts, copyTexts, {
  'company.failed': ['The company data could not be loaded', '无法加载企业信息'],
  'company.stale': ['The company data may be out of date: {reason}', '企业信息可能不是最新的：{reason}'],
  'company.facts': ['Company information', '企业信息'],
  'company.fact.name': ['Company name', '企业名称'],
  'company.fact.adminName': ['Administrator', '管理员'],
  'company.fact.contactPerson': ['Contact person', '联系人'],
  'company.fact.contactTel': ['Contact phone', '联系电话'],
  'company.fact.contactEmail': ['Contact email', '联系邮箱'],
  'company.fact.address': ['Address', '地址'],
  'company.fact.timezone': ['Time zone', '时区'],
  'company.edit': ['Edit', '编辑'],
  'company.edit.title': ['Edit contact data', '编辑联系信息'],
  'company.edit.save': ['Save', '保存'],
  'company.edit.badTel': [
    'Digits, spaces and + ( ) - / only, at most {max}.',
    '只能包含数字、空格和 + ( ) - /，最多 {max} 个字符。',
  ],
  'company.edit.badEmail': ['This is not an email address.', '邮箱地址格式不正确。'],
  'company.edit.badText': ['One line of at most {max} characters.', '请输入单行文本，最多 {max} 个字符。'],
  'company.invite': ['Invite code', '邀请码'],
  'company.invite.text': [
    'Anyone who signs up with this code gets a disabled account of {tenant} that you then enable.',
    '使用此邀请码注册的人将获得 {tenant} 的账号，账号默认停用，由您启用。',
  ],
  'company.invite.code': ['Code', '邀请码'],
  'company.invite.link': ['Sign-up link', '注册链接'],
  'company.invite.validUntil': ['Valid until', '有效期至'],
  'company.invite.create': ['Generate code', '生成邀请码'],
  'company.invite.none': ['A new code is being generated.', '正在生成新的邀请码。'],
  'company.invite.used': [
    'The code {code} has been used. Each code is valid for one sign-up.',
    '邀请码 {code} 已被使用，每个邀请码仅限一人注册。',
  ],
  'company.invite.expired': ['The code {code} has expired.', '邀请码 {code} 已过期。'],
  'company.invite.refreshFailed': [
    'The new code could not be generated. Retrying in a few seconds.',
    '无法生成新的邀请码，几秒后自动重试。',
  ],
  'company.invite.copyCode': ['Copy the code', '复制邀请码'],
  'company.invite.copyLink': ['Copy the sign-up link', '复制注册链接'],
  'company.invite.forbidden': ['Your role cannot create invite codes.', '您的角色不能生成邀请码。'],
  'company.oneSignIn': ['One sign-in a person', '每人只能在一处登录'],
  'company.oneSignIn.text': [
    'When this is on, a person who signs in is signed out wherever else they were signed in. Sessions that exist now stay until the next sign-in.',
    '开启后，用户登录时会在其他地方被登出。现有会话保留到下次登录。',
  ],
  'company.oneSignIn.on': [
    'From now on a person can be signed in at one computer only.',
    '从现在起，每个用户只能在一处登录。',
  ],
  'company.oneSignIn.off': [
    'From now on a person can be signed in at several computers.',
    '从现在起，用户可以在多处登录。',
  ],
  'company.factor': ['Two-step verification', '两步验证'],
  'company.factor.text': [
    'People of whom you demand it sign in with their password and a code of an authenticator app. It applies from their next sign-in on: people who have not set it up are led through it then, and can open nothing else before. Sessions that exist now stay.',
    '被要求的用户登录时除密码外还需输入身份验证器应用中的验证码。要求从下次登录起生效：尚未设置的用户登录后将被引导完成设置，在此之前无法打开其他页面。现有会话不受影响。',
  ],
  'company.factor.change': ['Change', '更改'],
  'company.factor.edit': ['Demand two-step verification', '要求两步验证'],
  'company.factor.failed': ['The demand could not be loaded', '无法加载两步验证要求'],
  'company.factor.of': ['Demanded of', '要求范围'],
  'company.factor.nobody': ['Nobody', '不要求'],
  'company.factor.roles': ['Some roles', '部分角色'],
  'company.factor.everybody': ['Everybody', '所有人'],
  'company.factor.roleIds': ['Roles', '角色'],
  'company.factor.noRole': ['Choose a role', '请选择角色'],
  'company.factor.nobody.done': [
    'Two-step verification is everybody’s own choice.',
    '两步验证由用户自行选择。',
  ],
  'company.factor.roles.done': [
    'Demanded of these roles from the next sign-in on.',
    '从下次登录起，要求这些角色启用两步验证。',
  ],
  'company.factor.everybody.done': [
    'Demanded of everybody from the next sign-in on.',
    '从下次登录起，要求所有人启用两步验证。',
  ],
  'company.logos': ['Logo', '企业 Logo'],
  'company.logos.limits': [
    'PNG, JPG, JPEG, GIF, BMP, WebP or SVG, under 2 MB.',
    '支持 PNG、JPG、JPEG、GIF、BMP、WebP、SVG，须小于 2 MB。',
  ],
  'company.logo.expanded': ['Expanded logo', '展开 Logo'],
  'company.logo.expanded.size': [
    'Recommended 410 × 100 px, shown in the open sidebar.',
    '建议尺寸 410 × 100 像素，侧边栏展开时显示。',
  ],
  'company.logo.collapsed': ['Collapsed logo', '收起 Logo'],
  'company.logo.collapsed.size': [
    'Recommended 100 × 100 px, shown in the collapsed sidebar.',
    '建议尺寸 100 × 100 像素，侧边栏收起时显示。',
  ],
  'company.logo.none': ['No logo yet', '还没有 Logo'],
  'company.logo.choose': ['Upload', '上传'],
  'company.logo.chooseFor': ['Upload {logo}', '上传{logo}'],
  'company.logo.sending': ['Uploading {file}', '正在上传 {file}'],
  'company.logo.onlyImages': ['only image files allowed', '只允许上传图片文件'],
  'company.logo.tooLarge': ['image cannot exceed 2MB', '图片不能超过 2MB'],
  'company.logo.failed': ['Logo upload failed, please try again', 'Logo 上传失败，请重试'],
  'company.logo.expanded.done': ['Expanded logo updated successfully', '展开 Logo 更新成功'],
  'company.logo.collapsed.done': ['Collapsed logo updated successfully', '收起 Logo 更新成功'],
})

export type CompanyMessageId = TextId<typeof companyTexts>
