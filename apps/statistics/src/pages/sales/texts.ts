import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { violationTexts } from '../../components/violation-texts.ts'

const en = {
  'stat.sales': 'Sales performance',
  'stat.rank.calls': 'Outbound calls, rank',
  'stat.rank.talk': 'Valid calls, rank',
  'stat.rank.sale': 'Quotes, rank',
  'stat.rank.order': 'Deals, rank',
  'stat.sales.detail': 'Details of each call',
  'stat.sales.failed': 'The calls could not be loaded',
  'stat.sales.none': 'No calls in this range',
  'stat.number': 'Number',
  'stat.average.call': 'Calls a user',
  'stat.average.talk': 'Valid calls a user',
  'stat.average.sale': 'Quotes a user',
  'stat.average.order': 'Deals a user',
  'stat.average.talkTime': 'Talk minutes a user',
  'stat.average.note': 'Divided by the people who worked in this range.',
  'stat.call.id': 'Call ID',
  'stat.call.rang': 'Began to ring',
  'stat.call.answered': 'Answered',
  'stat.call.talkTime': 'Talk time',
  'stat.totals.tooMany': 'More than {count, number} calls are added up in the export alone.',
  'stat.calls.result': 'Came to',
  'stat.calls.of': 'Calls of {name}',
  'stat.calls.total': '{text} {total, plural, one {call} other {calls}}',
  'stat.calls.everybody': 'Show the calls of everybody',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.sales': '销售业绩',
  'stat.rank.calls': '外呼量排行',
  'stat.rank.talk': '有效通话排行',
  'stat.rank.sale': '报价量排行',
  'stat.rank.order': '成单量排行',
  'stat.sales.detail': '通话明细',
  'stat.sales.failed': '通话列表加载失败',
  'stat.sales.none': '该范围内没有通话',
  'stat.number': '数量',
  'stat.average.call': '人均外呼量',
  'stat.average.talk': '人均有效通话',
  'stat.average.sale': '人均报价量',
  'stat.average.order': '人均成单量',
  'stat.average.talkTime': '人均通话分钟',
  'stat.average.note': '除以该范围内工作的人数。',
  'stat.call.id': '通话 ID',
  'stat.call.rang': '振铃时间',
  'stat.call.answered': '接通时间',
  'stat.call.talkTime': '通话时长',
  'stat.totals.tooMany': '超过 {count, number} 通通话时，合计仅在导出文件中提供。',
  'stat.calls.result': '通话结果',
  'stat.calls.of': '{name} 的通话',
  'stat.calls.total': '共 {text} 通',
  'stat.calls.everybody': '显示所有人的通话',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...violationTexts.en, ...countTexts.en, ...en },
  zh: { ...figureTexts.zh, ...violationTexts.zh, ...countTexts.zh, ...zh },
}
