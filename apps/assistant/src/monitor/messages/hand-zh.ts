import type { handEn } from './hand-en.ts'

export const handZh: Record<keyof typeof handEn, string> = {
  'hand.title': '问答管理',
  'hand.about': '坐席在通话中的举手求助、客户最后所说的内容以及给坐席的答复。',
  'hand.count': '共 {count, number} 次举手',
  'hand.failed': '举手求助加载失败',
  'hand.empty': '暂无举手求助',
  'hand.emptyText': '坐席在通话中举手求助后显示在此。',
  'hand.state.open': '待处理',
  'hand.state.handled': '已处理',
  'hand.handle': '处理',
  'hand.handleOf': '处理{person}的举手求助',
  'hand.filter.state': '状态',
  'hand.column.time': '举手时间',
  'hand.column.person': '坐席',
  'hand.column.organization': '组织',
  'hand.column.call': '通话',
  'hand.column.question': '客户所说',
  'hand.column.state': '状态',
  'hand.column.answer': '答复',
  'hand.field.answer': '给坐席的答复',
}
