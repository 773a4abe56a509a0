import type { TableColumn } from '../../shared/column.ts'

// Columns of the quality of datasets by day.

export const type: TableColumn = { head: { en: 'Type', zh: '类型' }, kind: 'text' }
export const precision: TableColumn = { head: { en: 'Precision', zh: '精确率' }, kind: 'percent' }
export const recall: TableColumn = { head: { en: 'Recall', zh: '召回率' }, kind: 'percent' }
export const f1: TableColumn = { head: { en: 'F1', zh: 'F1 值' }, kind: 'percent' }
export const correct: TableColumn = { head: { en: 'Correct', zh: '正确' }, kind: 'number' }
export const missed: TableColumn = { head: { en: 'Missed', zh: '漏标' }, kind: 'number' }
export const wrong: TableColumn = { head: { en: 'Wrong', zh: '误标' }, kind: 'number' }
