import { STATUS_EVENT, type StatusEvent, type SubStatus } from './status-events.ts'

/** Types that a correction can set, in the order in which they are offered (PLAN-011). */
export const WORK_TYPES = [
  'shortBreak',
  'lunchBreak',
  'productive',
  'training',
  'coaching',
  'meeting',
  'downtime',
  'idle',
  'online',
  'offline',
  'leave',
] as const
export type WorkType = (typeof WORK_TYPES)[number]

const PLAIN_STATUSES = {
  online: STATUS_EVENT.online,
  offline: STATUS_EVENT.logOut,
  leave: STATUS_EVENT.leave,
} as const satisfies Partial<Record<WorkType, StatusEvent>>

const EVENT_OF_SUB_STATUS = {
  shortBreak: STATUS_EVENT.break,
  lunchBreak: STATUS_EVENT.break,
  productive: STATUS_EVENT.work,
  training: STATUS_EVENT.work,
  coaching: STATUS_EVENT.work,
  meeting: STATUS_EVENT.work,
  downtime: STATUS_EVENT.idle,
  idle: STATUS_EVENT.idle,
} as const satisfies Record<SubStatus, StatusEvent>

/** The status that a work type means; the name is the sub-status where the status has some (PLAN-Q1). */
export function statusOfWorkType(workType: WorkType): { evt: StatusEvent; subEvt: SubStatus | null } {
  switch (workType) {
    case 'online':
    case 'offline':
    case 'leave':
      return { evt: PLAIN_STATUSES[workType], subEvt: null }
    default:
      return { evt: EVENT_OF_SUB_STATUS[workType], subEvt: workType }
  }
}
