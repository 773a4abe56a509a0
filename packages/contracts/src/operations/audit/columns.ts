import type { TableColumn } from '../../shared/column.ts'

// Columns of the audit log.

export const time: TableColumn = { head: { en: 'Operation time', zh: '操作时间' }, kind: 'time' }
export const user: TableColumn = { head: { en: 'User', zh: '操作人' }, kind: 'text' }
export const module: TableColumn = { head: { en: 'Module', zh: '模块' }, kind: 'text' }
export const operation: TableColumn = { head: { en: 'Operation', zh: '操作类型' }, kind: 'text' }
export const target: TableColumn = { head: { en: 'Target', zh: '操作对象' }, kind: 'text' }
export const business: TableColumn = { head: { en: 'Business', zh: '业务' }, kind: 'text' }
export const product: TableColumn = { head: { en: 'Product', zh: '产品' }, kind: 'text' }
export const before: TableColumn = { head: { en: 'Before', zh: '修改前' }, kind: 'text' }
export const after: TableColumn = { head: { en: 'After', zh: '修改后' }, kind: 'text' }
export const record: TableColumn = { head: { en: 'Record', zh: '记录编号' }, kind: 'text' }
