import type { TableColumn } from '../../shared/column.ts'

// Columns of the lines that an import of people refused.

export const line: TableColumn = { head: { en: 'Line', zh: '行' }, kind: 'number' }
export const column: TableColumn = { head: { en: 'Column', zh: '列' }, kind: 'text' }
export const value: TableColumn = { head: { en: 'Value', zh: '内容' }, kind: 'text' }
export const reason: TableColumn = { head: { en: 'Reason', zh: '原因' }, kind: 'text' }
