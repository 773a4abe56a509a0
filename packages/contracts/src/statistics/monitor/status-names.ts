import type { Language } from '../../shared/wire.ts'
import type { SeatStatus, SubStatus } from './status-events.ts'

/** Names of statuses and of their kinds on pages and in files; rest is a break or lunch (MON-073, PLAN-023, PLAN-Q2). */
export const STATUS_NAMES = {
  work: { en: 'Work', zh: '工作' },
  productive: { en: 'Productive', zh: '生产' },
  meeting: { en: 'Meeting', zh: '会议' },
  coaching: { en: 'Coaching', zh: '辅导' },
  training: { en: 'Training', zh: '培训' },
  online: { en: 'Online', zh: '在线' },
  break: { en: 'Rest', zh: '休息' },
  shortBreak: { en: 'Break', zh: '小休' },
  lunchBreak: { en: 'Lunch', zh: '午休' },
  idle: { en: 'Idle', zh: '空闲' },
  downtime: { en: 'Downtime', zh: '停工' },
  leave: { en: 'Leave', zh: '请假' },
  offline: { en: 'Offline', zh: '离线' },
} as const satisfies Readonly<Record<SeatStatus | SubStatus, Readonly<Record<Language, string>>>>
