import type { TableColumn } from '../../shared/column.ts'

// Columns of the metrics of the console's use.

export const name: TableColumn = { head: { en: 'Name', zh: '名称' }, kind: 'text' }
export const metricId: TableColumn = { head: { en: 'Metric ID', zh: '指标 ID' }, kind: 'text' }
export const type: TableColumn = { head: { en: 'Type', zh: '类型' }, kind: 'text' }
export const category: TableColumn = { head: { en: 'Category', zh: '分类' }, kind: 'text' }
export const remark: TableColumn = { head: { en: 'Remark', zh: '备注' }, kind: 'text' }
/** The number of events, or the total time of a metric that is a duration. */
export const counts: TableColumn = { head: { en: 'Total', zh: '合计' }, kind: 'number' }
export const users: TableColumn = { head: { en: 'People', zh: '人数' }, kind: 'number' }
