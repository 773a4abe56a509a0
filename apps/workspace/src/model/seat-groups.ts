import { workspace, type stat } from '@console/contracts'
import { isVisible, type ShownSeats } from './seat-filter.ts'
import { orderedSeats, type SeatSort, type TalkRank } from './seat-order.ts'
import type { Seat } from './seat.ts'

/** The visible seats of an organisation in their order. */
export type SeatGroup = {
  orgId: number
  seatIds: readonly number[]
  /** Number of seats at the end that are offline and can be folded away; 0 if they are few, or nothing is folded in this view. */
  foldable: number
}

/** Fewer offline seats take less room than they would be missed. */
export const MIN_FOLDED = 7

export type OrganisationSeats = {
  orgId: number
  seats: readonly Seat[]
  rank: TalkRank | null
  workTimes: WorkTimes
}

export type WallView = ShownSeats & { sort: SeatSort }
type Moment = { nowMs: number; timezone: string }

type WorkTimes = stat.WarnSettings['workTimes']

/** Returns the figures for which a seat is warned at a moment. */
export function findWarnedFigures(
  seat: Seat,
  workTimes: WorkTimes,
  { nowMs, timezone }: Moment,
): readonly workspace.SeatFigure[] {
  const { businessStatus: figures, status } = seat
  return workspace.warnedFigures({ figures, status, workTimes, now: new Date(nowMs), timezone })
}

export function seatGroups(
  organisations: readonly OrganisationSeats[],
  view: WallView,
  moment: Moment,
): SeatGroup[] {
  return organisations.map(({ orgId, seats, rank, workTimes }) => {
    const visible = seats.filter((seat) => isVisible(seat, view, moment.nowMs))
    const isWarned = (seat: Seat) => findWarnedFigures(seat, workTimes, moment).length > 0
    const ordered = orderedSeats(visible, { sort: view.sort, rank, nowMs: moment.nowMs, isWarned })
    const isFolding = view.filter === 'all' && view.search.trim() === ''
    return {
      orgId,
      seatIds: ordered.map(({ id }) => id),
      foldable: isFolding ? countFoldable(ordered, isWarned) : 0,
    }
  })
}

/** Counts the offline seats that nothing follows: folding those leaves the order of the others as it is (WORK-030). */
function countFoldable(ordered: readonly Seat[], isWarned: (seat: Seat) => boolean): number {
  const isFolded = (seat: Seat) => seat.status === workspace.SEAT_STATUS.offline && !isWarned(seat)
  const count = ordered.length - 1 - ordered.findLastIndex((seat) => !isFolded(seat))
  return count < MIN_FOLDED || count === ordered.length ? 0 : count
}

export function areSameGroups(a: readonly SeatGroup[], b: readonly SeatGroup[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ orgId, foldable }, at) => orgId === b[at]?.orgId && foldable === b[at].foldable) &&
    movedSeats(a, b) === 0
  )
}

/** Returns the next groups in the displayed order; a group without a displayed seat uses its own order. */
export function frozenGroups(shown: readonly SeatGroup[], next: readonly SeatGroup[]): SeatGroup[] {
  return next.map(
    (group) => shown.find(({ orgId, seatIds }) => orgId === group.orgId && seatIds.length > 0) ?? group,
  )
}

/** Counts the cards that would move, appear or disappear. */
export function movedSeats(shown: readonly SeatGroup[], next: readonly SeatGroup[]): number {
  const nextByOrg = new Map(next.map((group) => [group.orgId, group.seatIds]))
  let count = 0
  for (const { orgId, seatIds } of shown) {
    const after = nextByOrg.get(orgId) ?? []
    nextByOrg.delete(orgId)
    const length = Math.max(seatIds.length, after.length)
    for (let at = 0; at < length; at += 1) if (seatIds[at] !== after[at]) count += 1
  }
  for (const added of nextByOrg.values()) count += added.length
  return count
}
