import type { TableColumn } from '../../shared/column.ts'
import { LEVEL_WORDS } from './rule-levels.ts'

// Columns of violation records, and of violations by seat.

export const time: TableColumn = { head: { en: 'Time', zh: '时间' }, kind: 'time' }
export const level: TableColumn = { head: { en: 'Level', zh: '等级' }, kind: 'text' }
export const rule: TableColumn = { head: { en: 'Rule', zh: '规则' }, kind: 'text' }
export const words: TableColumn = { head: { en: 'Words', zh: '命中内容' }, kind: 'text' }
export const seat: TableColumn = { head: { en: 'Agent', zh: '坐席' }, kind: 'text' }
export const customer: TableColumn = { head: { en: 'Customer', zh: '客户' }, kind: 'text' }
export const handling: TableColumn = { head: { en: 'Handling', zh: '处理状态' }, kind: 'text' }
export const review: TableColumn = { head: { en: 'Review', zh: '审核状态' }, kind: 'text' }
export const source: TableColumn = { head: { en: 'Source', zh: '来源' }, kind: 'text' }
export const channel: TableColumn = { head: { en: 'Channel', zh: '渠道' }, kind: 'text' }
export const business: TableColumn = { head: { en: 'Business', zh: '业务' }, kind: 'text' }
export const session: TableColumn = { head: { en: 'Session', zh: '会话' }, kind: 'text' }
export const recordId: TableColumn = { head: { en: 'Record ID', zh: '记录编号' }, kind: 'text' }
export const organisation: TableColumn = { head: { en: 'Organisation', zh: '组织' }, kind: 'text' }
export const violations: TableColumn = { head: { en: 'Violations', zh: '违规数' }, kind: 'number' }
export const severe: TableColumn = { head: LEVEL_WORDS[3], kind: 'number' }
export const moderate: TableColumn = { head: LEVEL_WORDS[2], kind: 'number' }
export const light: TableColumn = { head: LEVEL_WORDS[1], kind: 'number' }
export const tip: TableColumn = { head: LEVEL_WORDS[0], kind: 'number' }
export const covered: TableColumn = { head: { en: 'Covered', zh: '已覆盖' }, kind: 'number' }
export const notCovered: TableColumn = { head: { en: 'Not covered', zh: '未覆盖' }, kind: 'number' }
export const noCoverNeeded: TableColumn = { head: { en: 'No cover needed', zh: '无需覆盖' }, kind: 'number' }
