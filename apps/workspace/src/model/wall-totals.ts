import { workspace, type Quotient } from '@console/contracts'
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
    /** Percent; null without an answered call, and where a seat's figure comes without its sums. */
    talkRate: number | null
    /** Seconds. */
    talkTime: number
    /** Seconds; null as the rate is. */
    avgTalkTime: number | null
    foulCnt: number
  } | null
}

const SUMMED = ['callCnt', 'talkCnt', 'talkTime', 'foulCnt'] as const
const QUOTIENTS = ['talkRate', 'avgTalkTime'] as const

const PERCENT = 100

/** The shown seats by status and their figures; rates are quotients of the sums that the call brings (R62). */
export function wallTotals(seats: readonly Seat[], nowMs: number): WallTotals {
  const byStatus = new Map<workspace.SeatStatus, number>()
  const sums = { callCnt: 0, talkCnt: 0, talkTime: 0, foulCnt: 0 }
  const quotients: Record<(typeof QUOTIENTS)[number], Quotient> = {
    talkRate: { part: 0, whole: 0 },
    avgTalkTime: { part: 0, whole: 0 },
  }
  let hasFigures = false
  for (const { status, businessStatus } of seats) {
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
    hasFigures ||= businessStatus.length > 0
    for (const { key, value, part = Number.NaN, whole = Number.NaN } of businessStatus) {
      const summed = SUMMED.find((one) => one === key)
      if (summed !== undefined) sums[summed] += value
      const divided = QUOTIENTS.find((one) => one === key)
      if (divided === undefined) continue
      quotients[divided].part += part
      quotients[divided].whole += whole
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
          talkRate: quotientOrNull(quotients.talkRate, PERCENT),
          avgTalkTime: quotientOrNull(quotients.avgTalkTime),
        }
      : null,
  }
}

/** Divides two sums; null where some seat lacks them, so that they are no numbers. */
function quotientOrNull({ part, whole }: Quotient, unit = 1): number | null {
  return whole > 0 ? (part / whole) * unit : null
}
