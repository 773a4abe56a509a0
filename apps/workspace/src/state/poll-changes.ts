import type { workspace } from '@console/contracts'
import { unlistedHand } from '../model/raised-hand.ts'
import { isSeat, seatFromUser, withListedHand, type BusinessStats } from '../model/seat.ts'
import { mastersOf } from './masters.ts'
import type { WallState } from './wall-state.ts'

type AnsweredHands = { requested: readonly number[]; listed: readonly number[] }

/** What the answers of polls change. The next answer replaces what a notice said (WORK-Q24). */
export function pollChanges({ seats, organisations, setSeat, changeSeat, changeOrganisation }: WallState) {
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
      changeOrganisation(orgId, { seatIds, masters: mastersOf(users), updatedAtMs: nowMs, error: null })
    },

    applyFigures(stats: readonly BusinessStats[]): void {
      for (const { userID, infos } of stats)
        changeSeat(userID, (seat) => ({ ...seat, businessStatus: infos }))
    },

    applyHands({ requested, listed }: AnsweredHands, nowMs: number): void {
      const raised = new Set(listed)
      for (const id of requested) {
        changeSeat(id, (seat) => {
          if (raised.has(id)) return withListedHand(seat, nowMs)
          const hand = unlistedHand(seat.hand)
          return hand === seat.hand ? seat : { ...seat, hand }
        })
      }
    },
  }
}
