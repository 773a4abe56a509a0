import { DAY_SECONDS } from '../../shared/units.ts'

/** Events that a seat reports about itself (MON-065..072, DSET-046). */
export const STATUS_EVENT = {
  logOut: 0,
  logIn: 1,
  heartbeat: 2,
  leave: 3,
  work: 4,
  break: 5,
  online: 6,
  idle: 7,
} as const
export type StatusEvent = (typeof STATUS_EVENT)[keyof typeof STATUS_EVENT]

/** The status that an event starts; a log-in and "online" start the same (MON-Q9). */
export type SeatStatus = 'offline' | 'online' | 'leave' | 'work' | 'break' | 'idle'

/** Kinds of each status that has any; the rest has none (DSET-047). */
export const SUB_STATUSES = {
  work: ['productive', 'meeting', 'coaching', 'training'],
  break: ['shortBreak', 'lunchBreak'],
  idle: ['idle', 'downtime'],
} as const satisfies Partial<Record<SeatStatus, readonly string[]>>
export type SubStatus = (typeof SUB_STATUSES)[keyof typeof SUB_STATUSES][number]

/** Null for a heartbeat, which only proves presence (MON-067). */
export function statusAfter(event: StatusEvent): SeatStatus | null {
  switch (event) {
    case STATUS_EVENT.logOut:
      return 'offline'
    case STATUS_EVENT.logIn:
    case STATUS_EVENT.online:
      return 'online'
    case STATUS_EVENT.leave:
      return 'leave'
    case STATUS_EVENT.work:
      return 'work'
    case STATUS_EVENT.break:
      return 'break'
    case STATUS_EVENT.idle:
      return 'idle'
    case STATUS_EVENT.heartbeat:
      return null
  }
}

export function canHaveSubStatus(event: StatusEvent, subStatus: string): boolean {
  const status = statusAfter(event)
  const kinds: Partial<Record<SeatStatus, readonly string[]>> = SUB_STATUSES
  return status !== null && (kinds[status]?.includes(subStatus) ?? false)
}

/** Statuses of a person who is signed in and not away, which add up to online durations: neither offline nor on leave. */
export const ONLINE_STATUSES: ReadonlySet<SeatStatus> = new Set(['online', 'work', 'break', 'idle'])

/** Idle for longer than this is an inactivity alert (MON-042). */
export const IDLE_OVERTIME_SECONDS = 900

/**
 * No status lasts longer than this without a further event: where none comes, its end was lost, and it counts to the
 * end of the day on which it began (MON-077).
 */
export const MAX_STATUS_SECONDS = DAY_SECONDS
