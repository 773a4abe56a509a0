import type { RoomMember } from '@console/realtime'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Outgoing, RealtimeSession } from './realtime-session.ts'

/**
 * Handled events are remembered for this time: minutes longer than a server takes until it treats an event as missed, since
 * servers read at their own pace.
 */
export const HANDLED_REMEMBERED_MS = 300_000

/** After `maxAgeMs` the message is useless: it is not sent any more. */
export type Delivery = {
  readonly to: RealtimeSession
  readonly message: Outgoing
  readonly maxAgeMs?: number
}
type User = Pick<RealtimeSession, 'tenantId' | 'userId'>

/** Events of one company that caused the messages. */
export type Handled =
  /** For all sessions that the company had on this server when they were read. */
  | { readonly kind: 'published'; readonly events: readonly StoredEvent[] }
  /** One event, for sessions that had missed it when they came to this server. */
  | { readonly kind: 'caughtUp'; readonly event: StoredEvent; readonly sessions: readonly RealtimeSession[] }

/** A session as the server that had it left it. */
export type Claimed = {
  session: RealtimeSession
  /** The events of its company that were handled for it, by all servers that had it. */
  handled: ReadonlySet<number>
  /** The rooms that it was in, with its member data in each. */
  rooms: ReadonlyMap<string, RoomMember>
}

/**
 * Everything other servers need to continue the sessions of this one. All calls but `claim` take effect in their order, and
 * none fails: without Redis a session can be resumed on its own server only.
 */
export type SharedSessions = {
  created: (session: RealtimeSession) => void
  /** The client of the session was heard, or its token or business type has changed. */
  updated: (session: RealtimeSession) => void
  /** The connection is lost: it can be resumed for as long as this server waits, and no longer. */
  waits: (session: RealtimeSession) => void
  ended: (session: RealtimeSession) => void
  /** Drops the messages that the other side has; a number that is no longer retained is not an error. */
  acknowledged: (session: RealtimeSession, ack: number) => void
  received: (session: RealtimeSession, seq: number) => void
  /** The session is in these rooms from now on. */
  roomsChanged: (session: RealtimeSession, rooms: ReadonlyMap<string, RoomMember>) => void
  /**
   * Retains messages, and in the same step notes the events that caused them as handled: all messages of an event are in one
   * call. `then` runs once they are retained, in the order of the calls, with the messages whose sessions are still this
   * server's, and with the sessions that another server has now.
   */
  retain: (
    deliveries: readonly Delivery[],
    handled: Handled | null,
    then: (owned: readonly Delivery[], moved: readonly RealtimeSession[]) => void,
  ) => void
  /** Takes a session over; null when there is none of this user. `arrived` follows, or `ended`. */
  claim: (id: string, user: User) => Promise<Claimed | null>
  /** A claimed session belongs to this server from now on; it has missed these events, which are sent to it next. */
  arrived: (session: RealtimeSession, missed: readonly StoredEvent[]) => void
  close: () => Promise<void>
}

/** For a server that runs alone: it answers at once. */
export const noSharedSessions: SharedSessions = {
  created: () => undefined,
  updated: () => undefined,
  waits: () => undefined,
  ended: () => undefined,
  acknowledged: () => undefined,
  received: () => undefined,
  roomsChanged: () => undefined,
  retain: (deliveries, _handled, then) => then(deliveries, []),
  claim: async () => null,
  arrived: () => undefined,
  close: async () => undefined,
}
