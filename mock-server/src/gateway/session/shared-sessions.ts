import type { RoomMember } from '@console/realtime'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Outgoing, RealtimeSession } from './realtime-session.ts'

/** After `maxAgeMs` the message is useless: it is not sent any more. */
export type Delivery = {
  readonly to: RealtimeSession
  readonly message: Outgoing
  readonly maxAgeMs?: number
}
type User = Pick<RealtimeSession, 'tenantId' | 'userId'>

/** A session as the server that had it left it, and the events of its company that were handled for it. */
export type Claimed = {
  session: RealtimeSession
  handled: ReadonlySet<number>
  /** Up to here, in Unix milliseconds, its server was alive for certain. */
  aliveAt: number
  /** The rooms that it was in, with how it was in them. */
  rooms: ReadonlyMap<string, RoomMember>
}

/**
 * What other servers need to continue the sessions of this one. Everything but `claim` is in the order of its calls, and
 * nothing of it fails: without Redis a session can be resumed on its own server only.
 */
export type SharedSessions = {
  created: (session: RealtimeSession) => void
  /** Its client was heard, its token or business type changed. */
  updated: (session: RealtimeSession) => void
  /** The connection is lost: it can be resumed for as long as this server waits, and no longer. */
  waits: (session: RealtimeSession) => void
  ended: (session: RealtimeSession) => void
  /** What the other side has can go; a number that is not retained any more is no mistake. */
  acknowledged: (session: RealtimeSession, ack: number) => void
  received: (session: RealtimeSession, seq: number) => void
  /** It is in these rooms from now on. */
  roomsChanged: (session: RealtimeSession, rooms: ReadonlyMap<string, RoomMember>) => void
  /**
   * Retains messages, all of some events of one company and the note that these were handled together. `then` runs once they are retained, in
   * the order of the calls, with those whose sessions are still this server's.
   */
  retain: (
    deliveries: readonly Delivery[],
    events: readonly StoredEvent[],
    then: (owned: readonly Delivery[]) => void,
  ) => void
  /** Takes a session over; null when there is none of this user. */
  claim: (id: string, user: User) => Promise<Claimed | null>
  close: () => Promise<void>
}

/** Of a server that is alone: it answers at once. */
export const noSharedSessions: SharedSessions = {
  created: () => undefined,
  updated: () => undefined,
  waits: () => undefined,
  ended: () => undefined,
  acknowledged: () => undefined,
  received: () => undefined,
  roomsChanged: () => undefined,
  retain: (deliveries, _events, then) => then(deliveries),
  claim: async () => null,
  close: async () => undefined,
}
