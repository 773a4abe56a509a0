import type { sessionCaseEn } from './session-case-en.ts'

export const sessionCaseZh: Record<keyof typeof sessionCaseEn, string> = {
  'case.pageTitle': '案例库',
  'case.search': '标题或说明',
  'case.creator': '收入人',
  'case.updatedAt': '更新时间',
  'case.actions': '操作',
  'case.edit': '编辑',
  'case.editTitle': '编辑“{title}”',
  'case.remove': '移除',
  'case.removeOne': '移除“{title}”',
  'case.removeTitle': '从案例库移除“{title}”？',
  'case.removeText': '会话本身保留，标题与说明将删除。',
  'case.removed': '已移除',
  'case.saved': '已保存',
  'case.failed': '案例加载失败',
  'case.empty': '暂无案例',
  'case.noneFits': '没有符合条件的案例',
  'case.openSessions': '前往会话记录',
  'case.empty.text': '打开会话后可将其收入案例库。',
}
