import type { Seat } from '../model/seat.ts'
import { createListeners } from './listeners.ts'
import { emptyOrganisation, type OrganisationRecord } from './organisation-record.ts'
import { createThrottle } from './pace.ts'
import type { PastHand } from './past-hands.ts'

/** Everything on the wall at one moment, for what depends on many seats. */
export type WallSnapshot = {
  organisations: ReadonlyMap<number, OrganisationRecord>
  seats: ReadonlyMap<number, Seat>
  pastHands: readonly PastHand[]
}

/** Between two publications: a supervisor reads no faster, and a wall of thousands changes with every frame. */
export const PUBLISH_EVERY_MS = 250

export type WallState = ReturnType<typeof createWallState>

/**
 * The known state, and the published part of it: changes are published together, the first with the next frame, those that
 * follow a publication closely after a while.
 */
export function createWallState(onHandRaised: (seat: Seat) => void) {
  const seats = new Map<number, Seat>()
  const organisations = new Map<number, OrganisationRecord>()
  let pastHands: readonly PastHand[] = []
  let published: WallSnapshot = { organisations: new Map(), seats: new Map(), pastHands }
  const changed = createListeners()
  const publish = createThrottle(PUBLISH_EVERY_MS, () => {
    published = { organisations: new Map(organisations), seats: new Map(seats), pastHands }
    changed.call()
  })

  function setSeat(next: Seat): void {
    const before = seats.get(next.id)
    if (before === next) return
    seats.set(next.id, next)
    publish.request()
    const { raisedAt, markedAt } = next.hand
    const isMarked =
      before !== undefined && before.hand.raisedAt !== null && before.hand.markedAt === markedAt
    if (raisedAt !== null && !isMarked) onHandRaised(next)
  }

  return {
    seats,
    organisations,
    subscribe: changed.add,
    getSnapshot: () => published,
    publish: publish.request,
    setSeat,
    changeSeat: (id: number, change: (seat: Seat) => Seat): void => {
      const seat = seats.get(id)
      if (seat !== undefined) setSeat(change(seat))
    },
    changeOrganisation: (orgId: number, changes: Partial<OrganisationRecord>): void => {
      organisations.set(orgId, { ...(organisations.get(orgId) ?? emptyOrganisation(orgId)), ...changes })
      publish.request()
    },
    changePastHands: (change: (hands: readonly PastHand[]) => readonly PastHand[]): void => {
      pastHands = change(pastHands)
      publish.request()
    },
    /** Nothing is published after the page has gone, not even answers that arrive then. */
    close: publish.stop,
    open: publish.start,
  }
}
