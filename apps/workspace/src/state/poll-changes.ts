import type { workspace } from '@console/contracts'
import { unlistedHand } from '../model/raised-hand.ts'
import { isSeat, seatFromUser, withListedHand, type BusinessStats, type Seat } from '../model/seat.ts'
import { toMasters } from './masters.ts'
import { withPastHand } from './past-hands.ts'
import type { WallState } from './wall-state.ts'

type AnsweredHands = {
  requested: readonly number[]
  /** When the hand of each of these went up; null where the answer does not say. */
  listed: ReadonlyMap<number, number | null>
}

/** What the answers of polls change. The next answer replaces what a notice said (WORK-Q24). */
export function pollChanges(state: WallState) {
  const { seats, organisations, setSeat, changeSeat, changeOrganisation, changePastHands } = state
  /** Seats whose hands an answer has said something of. */
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
