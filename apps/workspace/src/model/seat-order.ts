import type { Seat } from './seat.ts'
import { idleSeconds } from './status-time.ts'

export const SEAT_SORTS = ['default', 'idleAsc', 'idleDesc', 'talkAsc', 'talkDesc'] as const
export type SeatSort = (typeof SEAT_SORTS)[number]

/** Positions in today's rank of talk time, the longest first. */
export type TalkRank = ReadonlyMap<number, number>

type OrderContext = {
  sort: SeatSort
  /** Null where it has not been answered yet. */
  rank: TalkRank | null
  nowMs: number
  isWarned: (seat: Seat) => boolean
}

export function isByTalkTime(sort: SeatSort): boolean {
  return sort === 'talkAsc' || sort === 'talkDesc'
}

/** Raised hands, then warned seats, then by the sort, which replaces only the seat's own order (WORK-030..033, WORK-Q11). */
export function orderedSeats(seats: readonly Seat[], context: OrderContext): Seat[] {
  return seats
    .map((seat) => ({ seat, keys: toOrderKeys(seat, context) }))
    .toSorted((a, b) => compareKeys(a.keys, b.keys))
    .map(({ seat }) => seat)
}

function toOrderKeys(seat: Seat, context: OrderContext): readonly number[] {
  const isRaised = seat.hand.raisedAt !== null
  return [isRaised ? 0 : 1, context.isWarned(seat) ? 0 : 1, sortKey(seat, context), seat.order]
}

function sortKey(seat: Seat, { sort, rank, nowMs }: OrderContext): number {
  switch (sort) {
    case 'default':
      return seat.order
    case 'idleAsc':
      return idleSeconds(seat, nowMs) ?? Infinity
    case 'idleDesc':
      return -(idleSeconds(seat, nowMs) ?? -Infinity)
    case 'talkAsc':
      // A seat without a rank has no talk time (WORK-Q3).
      return -(rank?.get(seat.id) ?? Infinity)
    case 'talkDesc':
      return rank?.get(seat.id) ?? Infinity
  }
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  // Compared ten thousand times a second: without an iterator.
  for (let index = 0; index < a.length; index += 1) {
    const key = a[index] ?? 0
    const other = b[index] ?? 0
    if (key !== other) return key < other ? -1 : 1
  }
  return 0
}
