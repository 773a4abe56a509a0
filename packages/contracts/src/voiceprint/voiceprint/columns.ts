import type { TableColumn } from '../../shared/column.ts'

// Columns of check records.

export const taskId: TableColumn = { head: { en: 'Task ID', zh: '任务 ID' }, kind: 'text' }
export const user: TableColumn = { head: { en: 'User', zh: '用户' }, kind: 'text' }
export const organisation: TableColumn = { head: { en: 'Organisation', zh: '组织' }, kind: 'text' }
export const result: TableColumn = { head: { en: 'Result', zh: '核验结果' }, kind: 'text' }
export const reason: TableColumn = { head: { en: 'Reason', zh: '原因' }, kind: 'text' }
export const duration: TableColumn = { head: { en: 'Call length', zh: '通话时长' }, kind: 'duration' }
export const sessionAt: TableColumn = { head: { en: 'Session', zh: '会话时间' }, kind: 'time' }
export const corpusAt: TableColumn = { head: { en: 'Sample stored', zh: '语料时间' }, kind: 'time' }
export const createAt: TableColumn = { head: { en: 'Created', zh: '创建时间' }, kind: 'time' }
export const checkTime: TableColumn = { head: { en: 'Checked', zh: '核验时间' }, kind: 'time' }
export const corpusId: TableColumn = { head: { en: 'Corpus ID', zh: '语料 ID' }, kind: 'text' }
export const score: TableColumn = { head: { en: 'Similarity', zh: '相似度' }, kind: 'percent' }
export const samples: TableColumn = { head: { en: 'Samples compared', zh: '比对的语料' }, kind: 'text' }
export const sessionId: TableColumn = { head: { en: 'Session ID', zh: '会话 ID' }, kind: 'text' }
