import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'case.count': ['{count, plural, one {# case} other {# cases}}', '共 {count, number} 个案例'],
  'case.pageTitle': ['Case library', '案例库'],
  'case.search': ['Title or note', '标题或说明'],
  'case.creator': ['Saved by', '收入人'],
  'case.updatedAt': ['Updated', '更新时间'],
  'case.actions': ['Actions', '操作'],
  'case.edit': ['Edit', '编辑'],
  'case.editTitle': ['Edit “{title}”', '编辑“{title}”'],
  'case.remove': ['Remove', '移除'],
  'case.removeOne': ['Remove “{title}”', '移除“{title}”'],
  'case.removeTitle': ['Remove “{title}” from the examples?', '从案例库移除“{title}”？'],
  'case.removeText': ['The session itself stays; title and note go.', '会话本身保留，标题与说明将删除。'],
  'case.removed': ['Removed from the examples', '已移除'],
  'case.saved': ['Saved', '已保存'],
  'case.failed': ['The examples could not be loaded', '案例加载失败'],
  'case.empty': ['No examples yet', '暂无案例'],
  'case.noneFits': ['No example fits these filters', '没有符合条件的案例'],
  'case.openSessions': ['Go to the sessions', '前往会话记录'],
  'case.empty.text': ['Open a session and keep it as an example.', '打开会话后可将其收入案例库。'],
})
