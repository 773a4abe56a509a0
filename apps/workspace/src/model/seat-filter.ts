import { foldText, workspace } from '@console/contracts'
import type { Seat } from './seat.ts'
import { isIdleOvertime } from './status-time.ts'

export const SEAT_FILTERS = ['all', 'pinned', 'idle'] as const
export type SeatFilter = (typeof SEAT_FILTERS)[number]

export type ShownSeats = { filter: SeatFilter; isOnlineOnly: boolean; search: string }

/** True if a seat passes filter, switch and search (WORK-027..029, WORK-Q19). */
export function isVisible(seat: Seat, { filter, isOnlineOnly, search }: ShownSeats, nowMs: number): boolean {
  if (isOnlineOnly && !workspace.isActive(seat.status)) return false
  const part = foldText(search.trim())
  if (part !== '' && !foldText(seat.name).includes(part)) return false
  return passesFilter(seat, filter, nowMs)
}

export function passesFilter(seat: Seat, filter: SeatFilter, nowMs: number): boolean {
  if (filter === 'all') return true
  return filter === 'pinned' ? seat.isCollected : isIdleOvertime(seat, nowMs)
}
