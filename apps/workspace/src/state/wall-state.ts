import type { Seat } from '../model/seat.ts'
import { createListeners } from './listeners.ts'
import { emptyOrganisation, type OrganisationRecord } from './organisation-record.ts'
import type { PastHand } from './past-hands.ts'

/** Everything on the wall at one moment, for what depends on many seats. */
export type WallSnapshot = {
  organisations: ReadonlyMap<number, OrganisationRecord>
  seats: ReadonlyMap<number, Seat>
  pastHands: readonly PastHand[]
}

export type WallState = ReturnType<typeof createWallState>

/** What is known now, and what of it is published: changes are published together, once a frame. */
export function createWallState(onHandRaised: (seat: Seat) => void) {
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
    const { raisedAt } = next.hand
    if (raisedAt !== null && before?.hand.raisedAt !== raisedAt) onHandRaised(next)
  }

  return {
    seats,
    organisations,
    subscribe: changed.add,
    getSnapshot: () => published,
    publish,
    setSeat,
    changeSeat: (id: number, change: (seat: Seat) => Seat): void => {
      const seat = seats.get(id)
      if (seat !== undefined) setSeat(change(seat))
    },
    changeOrganisation: (orgId: number, changes: Partial<OrganisationRecord>): void => {
      organisations.set(orgId, { ...(organisations.get(orgId) ?? emptyOrganisation(orgId)), ...changes })
      publish()
    },
    changePastHands: (change: (hands: readonly PastHand[]) => readonly PastHand[]): void => {
      pastHands = change(pastHands)
      publish()
    },
    /** Nothing is published after the page has gone. */
    close: (): void => {
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
    },
  }
}
