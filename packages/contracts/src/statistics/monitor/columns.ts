import type { TableColumn } from '../../shared/column.ts'

// Columns of the status track, of shifts, and of corrections of statuses.

export const name: TableColumn = { head: { en: 'Name', zh: '姓名' }, kind: 'text' }
export const work: TableColumn = { head: { en: 'Work', zh: '工作' }, kind: 'duration' }
export const online: TableColumn = { head: { en: 'Online', zh: '在线' }, kind: 'duration' }
export const rest: TableColumn = { head: { en: 'Rest', zh: '休息' }, kind: 'duration' }
export const idle: TableColumn = { head: { en: 'Idle', zh: '空闲' }, kind: 'duration' }
export const leave: TableColumn = { head: { en: 'Leave', zh: '请假' }, kind: 'duration' }
export const start: TableColumn = { head: { en: 'Start', zh: '开始' }, kind: 'time' }
export const came: TableColumn = { head: { en: 'Came', zh: '到岗' }, kind: 'time' }
export const scheduled: TableColumn = { head: { en: 'Scheduled', zh: '排班' }, kind: 'duration' }
export const toWork: TableColumn = { head: { en: 'To work', zh: '应工作' }, kind: 'duration' }
export const worked: TableColumn = { head: { en: 'Worked', zh: '已工作' }, kind: 'duration' }
export const attendance: TableColumn = { head: { en: 'Attendance', zh: '考勤' }, kind: 'text' }
export const editedAt: TableColumn = { head: { en: 'Time', zh: '时间' }, kind: 'time' }
export const account: TableColumn = { head: { en: 'Account', zh: '账号' }, kind: 'text' }
/** A status with its times. */
export const before: TableColumn = { head: { en: 'Before', zh: '修改前' }, kind: 'time' }
export const after: TableColumn = { head: { en: 'After', zh: '修改后' }, kind: 'time' }
export const editor: TableColumn = { head: { en: 'Editor', zh: '修改人' }, kind: 'text' }
export const reason: TableColumn = { head: { en: 'Reason', zh: '原因' }, kind: 'text' }
