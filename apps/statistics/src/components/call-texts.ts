import { headTexts, statColumns } from '@console/contracts'

const heads = headTexts({
  'stat.call.id': statColumns.callId,
  'stat.call.rang': statColumns.rang,
  'stat.call.answered': statColumns.answered,
  'stat.call.talkTime': statColumns.talkTime,
})

const en = {
  'stat.sales.detail': 'Details of each call',
  'stat.sales.failed': 'The calls could not be loaded',
  'stat.sales.none': 'No calls in this range',
  'stat.totals.tooMany': 'More than {count, number} calls are added up in the export alone.',
  'stat.calls.result': 'Came to',
  'stat.calls.of': 'Calls of {name}',
  'stat.calls.total': '{text} {total, plural, one {call} other {calls}}',
  'stat.calls.everybody': 'Show the calls of everybody',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.sales.detail': '通话明细',
  'stat.sales.failed': '通话列表加载失败',
  'stat.sales.none': '该范围内没有通话',
  'stat.totals.tooMany': '超过 {count, number} 通通话时，合计仅在导出文件中提供。',
  'stat.calls.result': '通话结果',
  'stat.calls.of': '{name} 的通话',
  'stat.calls.total': '共 {text} 通',
  'stat.calls.everybody': '显示所有人的通话',
}

/** Texts of the table of calls. They load with the pages that have it. */
export const callTexts = { en: { ...heads.en, ...en }, zh: { ...heads.zh, ...zh } }
