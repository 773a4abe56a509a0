import { workspace } from '@console/contracts'
import type { Seat } from './seat.ts'

/** A seat that is idle for longer is idle overtime (WORK-028). */
export const IDLE_OVERTIME_SECONDS = 900

const { online, calling, nonworking } = workspace.SEAT_STATUS
/** The other statuses show no time (WORK-016). */
const TIMED: readonly workspace.SeatStatus[] = [online, calling, nonworking]

type Timed = Pick<Seat, 'status' | 'statusStartTime'>

/** Whole minutes in the status; 0 shows none (WORK-016). */
export function statusMinutes({ status, statusStartTime }: Timed, nowMs: number): number {
  if (!TIMED.includes(status)) return 0
  return Math.max(0, Math.floor((Math.floor(nowMs / 1000) - statusStartTime) / 60))
}

/** Seconds in idle; null for a seat that is not idle. */
export function idleSeconds({ status, statusStartTime }: Timed, nowMs: number): number | null {
  return status === nonworking ? Math.floor(nowMs / 1000) - statusStartTime : null
}

export function isIdleOvertime(seat: Timed, nowMs: number): boolean {
  return (idleSeconds(seat, nowMs) ?? 0) > IDLE_OVERTIME_SECONDS
}
