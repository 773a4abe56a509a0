import { workspace, type DataOf } from '@console/contracts'
import { listedHand, NO_HAND, type ListedHand, type RaisedHand } from './raised-hand.ts'

export type BusinessStats = DataOf<typeof workspace.businessStats>['businessStats'][number]
export type SeatInfo = BusinessStats['infos'][number]

/** A seat as its card shows it. Immutable: a change makes another one, which is how cards notice it. */
export type Seat = {
  id: number
  orgId: number
  name: string
  status: workspace.SeatStatus
  /** Unix seconds, as the console counts them from the answer on (WORK-Q20). */
  statusStartTime: number
  isCollected: boolean
  roomID: string
  /** The position in the server's list (WORK-Q19). */
  order: number
  hand: RaisedHand
  businessStatus: readonly SeatInfo[]
  /** Since when it has been active without a pause, in milliseconds: its pictures from before are not shown (WORK-019). */
  activeSinceMs: number
}

/** A person who watches the organisation. */
export type Master = { id: number; name: string; status: workspace.MasterStatus }

export type SeatReport = {
  status: workspace.SeatStatus
  /** Seconds at the time of the report. */
  statusDuration: number
  roomID: string
}

/** Two answers round the same start differently. */
const SAME_START_SECONDS = 2

export function isSeat({ user: { type } }: workspace.SeatUser): boolean {
  const { groupSeat, individualSeat } = workspace.PERSON_TYPE
  return type === groupSeat || type === individualSeat
}

/** Updates a seat by a report of its status, by a poll or a notice (WORK-018, WORK-019). */
export function withReport(seat: Seat, report: SeatReport, nowMs: number): Seat {
  const { status, roomID } = report
  const start = Math.floor(nowMs / 1000) - report.statusDuration
  const isSameStatus = status === seat.status
  const statusStartTime =
    isSameStatus && Math.abs(start - seat.statusStartTime) <= SAME_START_SECONDS
      ? seat.statusStartTime
      : start
  if (isSameStatus && statusStartTime === seat.statusStartTime && roomID === seat.roomID) return seat
  const isResumed = workspace.isActive(status) && !workspace.isActive(seat.status)
  return {
    ...seat,
    status,
    roomID,
    statusStartTime,
    hand: status === workspace.SEAT_STATUS.offline ? NO_HAND : seat.hand,
    activeSinceMs: isResumed ? nowMs : seat.activeSinceMs,
  }
}

type PollContext = { orgId: number; order: number; nowMs: number }

/** A seat of the list of users, with what is known of it from elsewhere. */
export function seatFromUser(
  known: Seat | undefined,
  person: workspace.SeatUser,
  { orgId, order, nowMs }: PollContext,
): Seat {
  const { user, isCollected } = person
  const base: Seat = known ?? {
    id: user.id,
    orgId,
    name: user.name,
    status: person.status,
    statusStartTime: Math.floor(nowMs / 1000) - person.statusDuration,
    isCollected,
    roomID: person.roomID,
    order,
    hand: NO_HAND,
    businessStatus: [],
    activeSinceMs: nowMs,
  }
  const seat = withReport(base, person, nowMs)
  const isSame =
    seat.name === user.name &&
    seat.isCollected === isCollected &&
    seat.order === order &&
    seat.orgId === orgId
  return isSame ? seat : { ...seat, name: user.name, isCollected, order, orgId }
}

export function withListedHand(seat: Seat, listed: ListedHand): Seat {
  const hand = listedHand(seat.hand, listed)
  return hand === seat.hand ? seat : { ...seat, hand }
}
