import type { TableColumn } from '../../shared/column.ts'

// Columns of the tables of statistics, and the names of their figures wherever else these are shown.

export const user: TableColumn = { head: { en: 'User', zh: '用户' }, kind: 'text' }
export const userId: TableColumn = { head: { en: 'Account ID', zh: '账号 ID' }, kind: 'text' }
export const organisation: TableColumn = { head: { en: 'Organisation', zh: '组织' }, kind: 'text' }
export const day: TableColumn = { head: { en: 'Day', zh: '日期' }, kind: 'day' }
export const onlineUsers: TableColumn = { head: { en: 'Online users', zh: '在线人数' }, kind: 'number' }
export const averageOnline: TableColumn = {
  head: { en: 'Average online', zh: '平均在线时长' },
  kind: 'duration',
}
export const calls: TableColumn = { head: { en: 'Outbound calls', zh: '外呼量' }, kind: 'number' }
export const answers: TableColumn = { head: { en: 'Answered calls', zh: '接通量' }, kind: 'number' }
export const validCalls: TableColumn = { head: { en: 'Valid calls', zh: '有效通话' }, kind: 'number' }
export const quotes: TableColumn = { head: { en: 'Quotes', zh: '报价量' }, kind: 'number' }
export const deals: TableColumn = { head: { en: 'Deals', zh: '成单量' }, kind: 'number' }
export const answerRate: TableColumn = { head: { en: 'Answer rate', zh: '接通率' }, kind: 'percent' }
export const talkRate: TableColumn = { head: { en: 'Marketing rate', zh: '营销率' }, kind: 'percent' }
export const saleRate: TableColumn = { head: { en: 'Quote rate', zh: '报价率' }, kind: 'percent' }
export const orderRate: TableColumn = { head: { en: 'Deal rate', zh: '成单率' }, kind: 'percent' }
export const talkTime: TableColumn = { head: { en: 'Talk time', zh: '通话时长' }, kind: 'duration' }
export const averageTalk: TableColumn = {
  head: { en: 'Average talk time', zh: '平均通话时长' },
  kind: 'duration',
}
export const violations: TableColumn = { head: { en: 'Violations', zh: '违规数' }, kind: 'number' }
export const session: TableColumn = { head: { en: 'Session', zh: '会话' }, kind: 'text' }
export const daysOnDuty: TableColumn = { head: { en: 'Days on duty', zh: '出勤天数' }, kind: 'number' }
export const averageOnlineADay: TableColumn = {
  head: { en: 'Average online a day', zh: '日均在线时长' },
  kind: 'duration',
}
/** The rules that were broken, each with its count; the total is a number. */
export const brokenRules: TableColumn = { head: violations.head, kind: 'text' }
export const team: TableColumn = { head: { en: 'Team', zh: '团队' }, kind: 'text' }
export const seats: TableColumn = { head: { en: 'Agents', zh: '坐席数' }, kind: 'number' }
export const callId: TableColumn = { head: { en: 'Call ID', zh: '通话 ID' }, kind: 'text' }
export const rang: TableColumn = { head: { en: 'Began to ring', zh: '振铃时间' }, kind: 'time' }
export const answered: TableColumn = { head: { en: 'Answered', zh: '接通时间' }, kind: 'time' }
export const question: TableColumn = { head: { en: 'Question', zh: '问题' }, kind: 'text' }
export const recommended: TableColumn = { head: { en: 'Recommended', zh: '推荐' }, kind: 'number' }
export const accepted: TableColumn = { head: { en: 'Accepted', zh: '采纳' }, kind: 'number' }
export const validRecommended: TableColumn = { head: { en: 'Valid', zh: '有效推荐' }, kind: 'number' }
export const phone: TableColumn = { head: { en: 'Phone', zh: '电话' }, kind: 'text' }
export const status: TableColumn = { head: { en: 'Status', zh: '状态' }, kind: 'text' }
export const onlineHours: TableColumn = {
  head: { en: 'Online, hours', zh: '在线时长（小时）' },
  kind: 'hours',
}
export const severeViolations: TableColumn = {
  head: { en: 'Severe violations', zh: '严重违规' },
  kind: 'number',
}
export const moderateViolations: TableColumn = {
  head: { en: 'Moderate violations', zh: '中等违规' },
  kind: 'number',
}
export const lightViolations: TableColumn = {
  head: { en: 'Light violations', zh: '轻微违规' },
  kind: 'number',
}
export const tips: TableColumn = { head: { en: 'Tips', zh: '提示' }, kind: 'number' }
export const allCalls: TableColumn = { head: { en: 'Calls', zh: '通话量' }, kind: 'number' }
export const labelledCalls: TableColumn = {
  head: { en: 'Calls with a label', zh: '命中通话量' },
  kind: 'number',
}
