import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

/** Texts of the table of calls. They load with the pages that have it. */
export const callTexts = defineTexts(
  headTexts({
    'stat.call.id': statColumns.callId,
    'stat.call.rang': statColumns.rang,
    'stat.call.answered': statColumns.answered,
    'stat.call.talkTime': statColumns.talkTime,
  }),
  {
    'stat.sales.detail': ['Details of each call', '通话明细'],
    'stat.sales.failed': ['The calls could not be loaded', '通话列表加载失败'],
    'stat.sales.none': ['No calls in this range', '该范围内没有通话'],
    'stat.totals.tooMany': [
      'More than {count, number} calls are added up in the export alone.',
      '超过 {count, number} 通通话时，合计仅在导出文件中提供。',
    ],
    'stat.calls.result': ['Came to', '通话结果'],
    'stat.calls.of': ['Calls of {name}', '{name} 的通话'],
    'stat.calls.total': ['{text} {total, plural, one {call} other {calls}}', '共 {text} 通'],
    'stat.calls.sessions': [
      '{sessions, plural, one {# session} other {# sessions}}, {calls}',
      '{sessions, number} 次会话，{calls}',
    ],
    'stat.calls.everybody': ['Show the calls of everybody', '显示所有人的通话'],
  },
)
