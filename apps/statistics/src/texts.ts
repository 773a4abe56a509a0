import { appTexts } from '@console/domain-ui/app-texts'
import { defineFirstTexts } from '@console/ui/texts'

/** The English texts of the statistics sub-app. */
export const texts = defineFirstTexts(appTexts, {
  'stat.call.open': ['Session {id}, in a new tab', '在新标签页打开会话 {id}'],
  'stat.business': ['Business', '业务'],
  'stat.organisation': ['Organisation', '组织'],
  'stat.days': ['Days', '日期'],
  'stat.presets': ['Usual ranges', '常用范围'],
  'stat.range.limit': ['At most {days} days, and none after today.', '最多 {days} 天，不能晚于今天。'],
  'stat.range.backwards': ['The last day is before the first.', '结束日期早于开始日期。'],
  'stat.range.tooLong': ['At most {days} days.', '最多 {days} 天。'],
  'stat.range.future': ['There are no figures after today.', '今天之后没有数据。'],
  'stat.range.noDay': ['Choose both days.', '请选择起止日期。'],
  'stat.export': ['Export', '导出'],
  'stat.module.validCall': ['Valid calls', '有效通话'],
  'stat.module.price': ['Quotes', '报价'],
  'stat.module.order': ['Deals', '成单'],
  'stat.source.callDuration': ['by call duration', '按通话时长'],
  'stat.source.label': ['by label', '按标签'],
  'stat.source.crm': ['by CRM', '按 CRM 数据'],
  'stat.since': ['{module}: {source} since {day}', '{module}：自 {day} 起{source}统计'],
  'stat.chart.empty': ['No records', '暂无记录'],
  'stat.chart.empty.text': [
    'There is nothing for this query. Choose other days, or another business.',
    '该查询没有数据，请选择其他日期或业务。',
  ],
  'stat.chart.failed': ['The chart could not be loaded', '图表加载失败'],
  'stat.chart.othersUnchanged': [
    'The other figures on this page are not affected.',
    '页面上的其他数据不受影响。',
  ],
  'stat.rank.summary': [
    '{title}: {count, plural, one {# entry} other {# entries}}, first {first}.',
    '{title}：{count, number} 项，第一为{first}。',
  ],
})
