import type { developerEn } from './developer-en.ts'

/** The Chinese texts of the developer panel. */
export const developerZh: Readonly<Record<keyof typeof developerEn, string>> = {
  'developer.title': '开发者面板',
  'developer.column.module': '模块',
  'developer.column.version': '版本',
  'developer.column.source': '来源',
  'developer.column.state': '状态',
  'developer.column.times': '加载 / 挂载 / 卸载（毫秒）',
  'developer.column.leaks': '残留',
  'developer.source.registry': '注册表',
  'developer.source.override': '此浏览器',
  'developer.state.idle': '未打开',
  'developer.state.loading': '加载中',
  'developer.state.mounted': '已打开',
  'developer.state.unmounted': '已关闭',
  'developer.state.failed': '失败',
  'developer.leaks.none': '无',
  'developer.override.label': '{module} 的清单地址',
  'developer.override.apply': '应用并重新加载',
  'developer.override.refused.address': '只接受本服务器或本机的地址。',
  'developer.override.refused.storage': '浏览器拒绝保存。',
  'developer.override.remove': '清除自定义地址',
  'developer.problems': '注册表问题',
}
