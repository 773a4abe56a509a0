import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'hand.title': ['Raised hands', '问答管理'],
  'hand.about': [
    'Hands that agents raised in calls, what the customer had said last, and the answer they got.',
    '坐席在通话中的举手求助、客户最后所说的内容以及给坐席的答复。',
  ],
  'hand.count': ['{count, plural, one {# raised hand} other {# raised hands}}', '共 {count, number} 次举手'],
  'hand.failed': ['The raised hands could not be loaded', '举手求助加载失败'],
  'hand.empty': ['No raised hands', '暂无举手求助'],
  'hand.emptyText': [
    'An agent who needs help in a call raises a hand, and it comes here.',
    '坐席在通话中举手求助后显示在此。',
  ],
  'hand.state.open': ['Open', '待处理'],
  'hand.state.handled': ['Handled', '已处理'],
  'hand.handle': ['Handle', '处理'],
  'hand.handleOf': ['Handle the raised hand of {person}', '处理{person}的举手求助'],
  'hand.filter.state': ['State', '状态'],
  'hand.column.time': ['Raised', '举手时间'],
  'hand.column.person': ['Agent', '坐席'],
  'hand.column.organization': ['Organisation', '组织'],
  'hand.column.call': ['Call', '通话'],
  'hand.column.question': ['Customer said', '客户所说'],
  'hand.column.state': ['State', '状态'],
  'hand.column.answer': ['Answer', '答复'],
  'hand.field.answer': ['Answer to the agent', '给坐席的答复'],
})
