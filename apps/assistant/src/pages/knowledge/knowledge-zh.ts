import type { knowledgeEn } from './knowledge-en.ts'

export const knowledgeZh: Record<keyof typeof knowledgeEn, string> = {
  'knowledge.document.title': '文档',
  'knowledge.document.about': '坐席在通话中可朗读或查阅的内容。',
  'knowledge.document.count': '共 {count} 篇文档',
  'knowledge.document.failed': '文档加载失败',
  'knowledge.document.empty': '暂无文档',
  'knowledge.document.emptyText': '写下客户常问的内容，并关联其所回答的问题。',
  'knowledge.document.filteredEmpty': '没有包含此文字的文档',
  'knowledge.document.add': '新建文档',
  'knowledge.document.edit': '编辑“{name}”',
  'knowledge.document.filter.text': '文字',
  'knowledge.document.column.title': '标题',
  'knowledge.document.column.content': '内容',
  'knowledge.document.column.questions': '问题数',
  'knowledge.document.field.title': '标题',
  'knowledge.document.field.content': '内容',
  'knowledge.document.field.questionIds': '所回答的问题',
}
