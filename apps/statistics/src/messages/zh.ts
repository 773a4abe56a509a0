import type { en } from './en.ts'

/** The Chinese texts of the statistics sub-app. */
export const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.call.open': '在新标签页打开会话 {id}',
  'stat.business': '业务',
  'stat.organisation': '组织',
  'stat.days': '日期',
  'stat.presets': '常用范围',
  'stat.range.limit': '最多 {days} 天，不能晚于今天。',
  'stat.range.backwards': '结束日期早于开始日期。',
  'stat.range.tooLong': '最多 {days} 天。',
  'stat.range.future': '今天之后没有数据。',
  'stat.range.noDay': '请选择起止日期。',
  'stat.export': '导出',
  'stat.module.validCall': '有效通话',
  'stat.module.price': '报价',
  'stat.module.order': '成单',
  'stat.source.callDuration': '按通话时长',
  'stat.source.label': '按标签',
  'stat.source.crm': '按 CRM 数据',
  'stat.since': '{module}：自 {day} 起{source}统计',
  'stat.chart.empty': '暂无记录',
  'stat.chart.empty.text': '该查询没有数据，请选择其他日期或业务。',
  'stat.chart.failed': '图表加载失败',
  'stat.chart.othersStand': '页面上的其他数据不受影响。',
  'stat.rank.summary': '{title}：{count, number} 项，第一为{first}。',
}
