import { workspace } from '@console/contracts'
import type { Seat } from './seat.ts'
import { isIdleOvertime } from './status-time.ts'

export type WallTotals = {
  seats: number
  active: number
  pinned: number
  idleOvertime: number
  byStatus: ReadonlyMap<workspace.SeatStatus, number>
  /** Sums of the day; null where no figure has arrived yet. */
  figures: {
    callCnt: number
    talkCnt: number
    /** Percent; null without a call. */
    talkRate: number | null
    /** Seconds. */
    talkTime: number
    /** Seconds a valid call; null without one. */
    avgTalkTime: number | null
    foulCnt: number
  } | null
}

const SUMMED = ['callCnt', 'talkCnt', 'talkTime', 'foulCnt'] as const

/** The shown seats by status and their figures; rates are quotients of the sums. */
export function wallTotals(seats: readonly Seat[], nowMs: number): WallTotals {
  const byStatus = new Map<workspace.SeatStatus, number>()
  const sums = { callCnt: 0, talkCnt: 0, talkTime: 0, foulCnt: 0 }
  let hasFigures = false
  for (const { status, businessStatus } of seats) {
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
    hasFigures ||= businessStatus.length > 0
    for (const { key, value } of businessStatus) {
      const summed = SUMMED.find((one) => one === key)
      if (summed !== undefined) sums[summed] += value
    }
  }
  return {
    seats: seats.length,
    active: seats.filter(({ status }) => workspace.isActive(status)).length,
    pinned: seats.filter(({ isCollected }) => isCollected).length,
    idleOvertime: seats.filter((seat) => isIdleOvertime(seat, nowMs)).length,
    byStatus,
    figures: hasFigures
      ? {
          ...sums,
          talkRate: sums.callCnt === 0 ? null : (100 * sums.talkCnt) / sums.callCnt,
          avgTalkTime: sums.talkCnt === 0 ? null : sums.talkTime / sums.talkCnt,
        }
      : null,
  }
}
