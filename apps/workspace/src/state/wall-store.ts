import { workspace } from '@console/contracts'
import { expiredHand, isExpired } from '../model/raised-hand.ts'
import type { Seat } from '../model/seat.ts'
import { noticeChanges } from './notice-changes.ts'
import { withPastHand } from './past-hands.ts'
import { pollChanges } from './poll-changes.ts'
import { createWallState } from './wall-state.ts'

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
    /** Those of this moment, published or not. */
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
