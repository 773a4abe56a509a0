import { workspace } from '@console/contracts'
import { expiredHand, isExpired, unlistedHand } from '../model/raised-hand.ts'
import {
  isSeat,
  seatFromUser,
  withListedHand,
  withReport,
  type BusinessStats,
  type Seat,
  type SeatReport,
} from '../model/seat.ts'
import { createListeners } from './listeners.ts'
import { mastersOf, withMasterStatus } from './masters.ts'
import { emptyOrganisation, type OrganisationRecord } from './organisation-record.ts'
import { withPastHand, type PastHand } from './past-hands.ts'

/** Everything on the wall at one moment, for what depends on many seats. */
export type WallSnapshot = {
  organisations: ReadonlyMap<number, OrganisationRecord>
  seats: ReadonlyMap<number, Seat>
  pastHands: readonly PastHand[]
}

export type SeatNotice = SeatReport & { userId: number; isHandup: boolean }

export type WallStore = ReturnType<typeof createWallStore>

/**
 * The seats outside React: polls and notices write, cards read their own seat. Changes are published together, once a
 * frame, so that a burst of notices is one update of the page.
 */
export function createWallStore(onHandRaised: (seat: Seat) => void) {
  const seats = new Map<number, Seat>()
  const organisations = new Map<number, OrganisationRecord>()
  let pastHands: readonly PastHand[] = []
  let published: WallSnapshot = { organisations: new Map(), seats: new Map(), pastHands }
  let frame: number | null = null
  const changed = createListeners()

  function publish(): void {
    frame ??= requestAnimationFrame(() => {
      frame = null
      published = { organisations: new Map(organisations), seats: new Map(seats), pastHands }
      changed.call()
    })
  }

  function setSeat(next: Seat): void {
    const before = seats.get(next.id)
    if (before === next) return
    seats.set(next.id, next)
    publish()
    const isRaised = next.hand.raisedAt !== null && before?.hand.raisedAt !== next.hand.raisedAt
    if (isRaised) onHandRaised(next)
  }

  function changeSeat(id: number, change: (seat: Seat) => Seat): void {
    const seat = seats.get(id)
    if (seat !== undefined) setSeat(change(seat))
  }

  function changeOrganisation(orgId: number, changes: Partial<OrganisationRecord>): void {
    organisations.set(orgId, { ...(organisations.get(orgId) ?? emptyOrganisation(orgId)), ...changes })
    publish()
  }

  return {
    subscribe: changed.add,
    getSnapshot: () => published,
    getSeat: (id: number) => published.seats.get(id),
    /** Before the next frame. */
    activeSeatIds: () =>
      [...seats.values()].filter(({ status }) => workspace.isActive(status)).map(({ id }) => id),
    seatIdsOf: (orgId: number) => organisations.get(orgId)?.seatIds ?? [],
    changeOrganisation,

    applyUsers(orgId: number, users: readonly workspace.SeatUser[], nowMs: number): void {
      const listed = users.filter(isSeat)
      const seatIds = listed.map(({ user }) => user.id)
      for (const id of organisations.get(orgId)?.seatIds ?? [])
        if (!seatIds.includes(id) && seats.get(id)?.orgId === orgId) seats.delete(id)
      listed.forEach((person, order) =>
        setSeat(seatFromUser(seats.get(person.user.id), person, { orgId, order, nowMs })),
      )
      changeOrganisation(orgId, { seatIds, masters: mastersOf(users), updatedAtMs: nowMs, error: null })
    },

    applyFigures(stats: readonly BusinessStats[]): void {
      for (const { userID, infos } of stats)
        changeSeat(userID, (seat) => ({ ...seat, businessStatus: infos }))
    },

    applyHands(
      { requested, listed }: { requested: readonly number[]; listed: readonly number[] },
      nowMs: number,
    ): void {
      const raised = new Set(listed)
      for (const id of requested) {
        changeSeat(id, (seat) => {
          if (raised.has(id)) return withListedHand(seat, nowMs)
          const hand = unlistedHand(seat.hand)
          return hand === seat.hand ? seat : { ...seat, hand }
        })
      }
    },

    applyNotice({ userId, isHandup, ...report }: SeatNotice, nowMs: number): void {
      changeSeat(userId, (seat) => {
        const next = withReport(seat, report, nowMs)
        return isHandup && workspace.isActive(next.status) ? withListedHand(next, nowMs) : next
      })
    },

    applyMaster(userId: number, status: workspace.MasterStatus): void {
      for (const [orgId, { masters }] of organisations) {
        const next = withMasterStatus(masters, userId, status)
        if (next !== masters) changeOrganisation(orgId, { masters: next })
      }
    },

    expireHands(nowMs: number): void {
      for (const seat of seats.values()) {
        const { hand, id, name, orgId } = seat
        if (hand.raisedAt === null || !isExpired(hand, nowMs)) continue
        pastHands = withPastHand(pastHands, { userId: id, orgId, name, raisedAtMs: hand.raisedAt })
        setSeat({ ...seat, hand: expiredHand(hand) })
      }
    },

    handleHand(userId: number): void {
      pastHands = pastHands.filter((hand) => hand.userId !== userId)
      publish()
    },

    setPinned(id: number, isCollected: boolean): void {
      changeSeat(id, (seat) => ({ ...seat, isCollected }))
    },

    removeOrganisation(orgId: number): void {
      for (const id of organisations.get(orgId)?.seatIds ?? []) seats.delete(id)
      organisations.delete(orgId)
      publish()
    },

    /** Nothing is published after the page has gone. */
    close(): void {
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
    },
  }
}
