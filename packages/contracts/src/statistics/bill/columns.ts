import type { TableColumn } from '../../shared/column.ts'

// Columns of the bill, of its accounts, and of recordings that were submitted after their calls.

export const month: TableColumn = { head: { en: 'Month', zh: '月份' }, kind: 'text' }
export const organisation: TableColumn = { head: { en: 'Organisation', zh: '组织' }, kind: 'text' }
export const accounts: TableColumn = { head: { en: 'Bill (months)', zh: '计费数（月）' }, kind: 'number' }
export const change: TableColumn = { head: { en: 'Change', zh: '环比' }, kind: 'number' }
export const fullMonth: TableColumn = { head: { en: 'Full month', zh: '整月' }, kind: 'number' }
export const firstHalf: TableColumn = { head: { en: 'First half', zh: '仅上半月' }, kind: 'number' }
export const secondHalf: TableColumn = { head: { en: 'Second half', zh: '仅下半月' }, kind: 'number' }
export const effective: TableColumn = { head: { en: 'Effective', zh: '有效' }, kind: 'number' }
export const opened: TableColumn = { head: { en: 'Opened', zh: '开通' }, kind: 'number' }
export const openedFirst: TableColumn = { head: { en: 'Opened 1–15', zh: '上半月开通' }, kind: 'number' }
export const openedSecond: TableColumn = { head: { en: 'Opened 16–', zh: '下半月开通' }, kind: 'number' }
export const closed: TableColumn = { head: { en: 'Closed', zh: '关闭' }, kind: 'number' }
export const closedFirst: TableColumn = { head: { en: 'Closed 1–15', zh: '上半月关闭' }, kind: 'number' }
export const closedSecond: TableColumn = { head: { en: 'Closed 16–', zh: '下半月关闭' }, kind: 'number' }
export const account: TableColumn = { head: { en: 'Account', zh: '账号' }, kind: 'text' }
export const name: TableColumn = { head: { en: 'Name', zh: '姓名' }, kind: 'text' }
export const bill: TableColumn = { head: { en: 'Bill (months)', zh: '计费数（月）' }, kind: 'number' }
export const status: TableColumn = { head: { en: 'Status', zh: '状态' }, kind: 'text' }
export const openedAt: TableColumn = { head: { en: 'Open time', zh: '开通时间' }, kind: 'time' }
export const closedAt: TableColumn = { head: { en: 'Close time', zh: '关闭时间' }, kind: 'time' }
export const reason: TableColumn = { head: { en: 'Reason', zh: '计费原因' }, kind: 'text' }
export const day: TableColumn = { head: { en: 'Date', zh: '日期' }, kind: 'day' }
export const recordings: TableColumn = { head: { en: 'Recordings', zh: '录音数' }, kind: 'number' }
export const skillDuration: TableColumn = { head: { en: 'Skill duration', zh: '技能时长' }, kind: 'duration' }
