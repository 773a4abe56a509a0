import { workspace } from '@console/contracts'
import { expiredHand, isExpired, unlistedHand } from '../model/raised-hand.ts'
import {
  type BusinessStats,
  isSeat,
  type Master,
  type Seat,
  seatFromUser,
  type SeatReport,
  withListedHand,
  withReport,
} from '../model/seat.ts'
import { withPastHand } from './past-hands.ts'
import { createWallState, type WallState } from './wall-state.ts'

const { operationMaster, groupMaster } = workspace.PERSON_TYPE

const { unknown, offline, online } = workspace.MASTER_STATUS

const NO_SEATS: readonly number[] = []

export type WallStore = ReturnType<typeof createWallStore>

/**
 * The seats outside React: polls and notices write, cards read their own seat, so that a burst of notices is one update of
 * the page and the change of a seat renders one card.
 */
export function createWallStore(onHandRaised: (seat: Seat) => void) {
  const state = createWallState(onHandRaised)
  const { seats, organisations, setSeat, changeSeat, changePastHands } = state
  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    getSeat: (id: number) => state.getSnapshot().seats.get(id),
    /** The active seats of this moment, published or not. */
    activeSeatIds: () =>
      [...seats.values()].filter(({ status }) => workspace.isActive(status)).map(({ id }) => id),
    seatIdsOf: (orgId: number) => organisations.get(orgId)?.seatIds ?? NO_SEATS,
    changeOrganisation: state.changeOrganisation,
    ...pollChanges(state),
    ...noticeChanges(state),

    expireHands(nowMs: number): void {
      for (const seat of seats.values()) {
        const { hand, id, name, orgId } = seat
        const { raisedAt } = hand
        if (raisedAt === null || !isExpired(hand, nowMs)) continue
        changePastHands((hands) => withPastHand(hands, { userId: id, orgId, name, raisedAtMs: raisedAt }))
        setSeat({ ...seat, hand: expiredHand(hand) })
      }
    },

    /** Somebody has handled an expired hand. */
    handleHand(userId: number): void {
      changePastHands((hands) => hands.filter((hand) => hand.userId !== userId))
    },

    setPinned(id: number, isCollected: boolean): void {
      changeSeat(id, (seat) => ({ ...seat, isCollected }))
    },

    removeOrganisation(orgId: number): void {
      for (const id of organisations.get(orgId)?.seatIds ?? []) seats.delete(id)
      organisations.delete(orgId)
      state.publish()
    },

    close: state.close,
    open: state.open,
  }
}

type SeatNotice = SeatReport & { userId: number; isHandup: boolean }

/** Changes by notices of the server. */
function noticeChanges({ organisations, changeSeat, changeOrganisation }: WallState) {
  return {
    /** With the same effects as a changed status in a poll (RT-013). */
    applyNotice({ userId, isHandup, ...report }: SeatNotice, nowMs: number): void {
      changeSeat(userId, (seat) => {
        const next = withReport(seat, report, nowMs)
        if (!isHandup || !workspace.isActive(next.status)) return next
        return withListedHand(next, { nowMs, raisedAtMs: null, isFirstAnswer: false })
      })
    },

    applyMaster(userId: number, status: workspace.MasterStatus): void {
      for (const [orgId, { masters }] of organisations) {
        const next = withMasterStatus(masters, userId, status)
        if (next !== masters) changeOrganisation(orgId, { masters: next })
      }
    },
  }
}

type AnsweredHands = {
  requested: readonly number[]
  /** Times since when the listed hands are up; null where the answer has no time. */
  listed: ReadonlyMap<number, number | null>
}

/** Changes by the answers of polls. The next answer replaces what a notice said (WORK-Q24). */
function pollChanges(state: WallState) {
  const { seats, organisations, setSeat, changeSeat, changeOrganisation, changePastHands } = state
  /** Seats whose hands some answer has mentioned. */
  const answered = new Set<number>()

  function applyHand(seat: Seat, raisedAtMs: number | null, nowMs: number): Seat {
    const { id: userId, orgId, name } = seat
    const next = withListedHand(seat, { nowMs, raisedAtMs, isFirstAnswer: !answered.has(userId) })
    if (next.hand.isSuppressed && !seat.hand.isSuppressed)
      changePastHands((hands) => withPastHand(hands, { userId, orgId, name, raisedAtMs: next.hand.markedAt }))
    return next
  }

  return {
    applyUsers(orgId: number, users: readonly workspace.SeatUser[], nowMs: number): void {
      const listed = users.filter(isSeat)
      const seatIds = listed.map(({ user }) => user.id)
      const present = new Set(seatIds)
      for (const id of organisations.get(orgId)?.seatIds ?? [])
        if (!present.has(id) && seats.get(id)?.orgId === orgId) seats.delete(id)
      listed.forEach((person, order) =>
        setSeat(seatFromUser(seats.get(person.user.id), person, { orgId, order, nowMs })),
      )
      changeOrganisation(orgId, { seatIds, masters: toMasters(users), updatedAtMs: nowMs, error: null })
    },

    applyFigures(stats: readonly BusinessStats[]): void {
      for (const { userID, infos } of stats)
        changeSeat(userID, (seat) => ({ ...seat, businessStatus: infos }))
    },

    applyHands({ requested, listed }: AnsweredHands, nowMs: number): void {
      for (const id of requested) {
        changeSeat(id, (seat) => {
          const raisedAtMs = listed.get(id)
          if (raisedAtMs !== undefined) return applyHand(seat, raisedAtMs, nowMs)
          const hand = unlistedHand(seat.hand)
          return hand === seat.hand ? seat : { ...seat, hand }
        })
        answered.add(id)
      }
    },
  }
}

/** The people of an organisation who watch its seats. */
function toMasters(users: readonly workspace.SeatUser[]): Master[] {
  return users
    .filter(({ user: { type } }) => type === operationMaster || type === groupMaster)
    .map(({ user: { id, name }, status }) => ({ id, name, status: masterStatus(status) }))
}

/** Returns the same list when nothing changes. */
function withMasterStatus(
  masters: readonly Master[],
  userId: number,
  status: workspace.MasterStatus,
): readonly Master[] {
  const isChanged = masters.some((master) => master.id === userId && master.status !== status)
  return isChanged
    ? masters.map((master) => (master.id === userId ? { ...master, status } : master))
    : masters
}

/** A master in any active status is online (WORK-022). */
function masterStatus(status: workspace.SeatStatus): workspace.MasterStatus {
  if (workspace.isActive(status)) return online
  return status === workspace.SEAT_STATUS.offline ? offline : unknown
}
