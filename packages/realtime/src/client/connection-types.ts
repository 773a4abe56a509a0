import type { Body } from '../codec/envelope.ts'
import type { Clock } from './clock.ts'
import type { OpenSocket } from './socket.ts'

/** Why a connection is not tried again by itself. */
export type StopReason =
  /** By `stop`. */
  | 'done'
  /** There is no valid token. */
  | 'signedOut'
  /** The session was ended from elsewhere. */
  | 'kickedOff'
  /** The business type is not the user's, at the sign-in or at a switch; another switch or a reload tries again. */
  | 'forbidden'
  /** The client is too old; a reload tries again. */
  | 'upgrade'
  /** The platform has no realtime messages; a reload tries again. */
  | 'absent'

export type ConnectionState =
  | { phase: 'idle' }
  /** Being established, the first time or again; `downSince` is when the last one was lost or the first try failed. */
  | { phase: 'dispatching' | 'connecting' | 'signingIn' | 'waiting'; downSince: number | null }
  | { phase: 'open' }
  | { phase: 'stopped'; reason: StopReason }

export type ConnectionEvent =
  | { kind: 'state'; state: ConnectionState }
  /** `requestId` is that of the message that it answers, or empty. */
  | { kind: 'message'; body: Body; requestId: string }
  /** A new session: there may be messages before it that nobody received. */
  | { kind: 'fresh' }
  /** The session goes on; refusals may have been lost with the connection. */
  | { kind: 'resumed' }
  /** The server refused what was sent with `requestId`, or it could not be sent. */
  | { kind: 'refused'; requestId: string; code: number; msg: string }
  | { kind: 'kickedOff'; fromIp: string }
  | { kind: 'problem'; problem: string }

/** The answer of the dispatcher, that it refused the token, or that there is none. */
export type Dispatched =
  | { kind: 'found'; url: string; heartbeat: number }
  | { kind: 'refused' }
  | { kind: 'absent' }

export type ConnectionOptions = {
  clock: Clock
  /** In [0, 1). */
  random: () => number
  openSocket: OpenSocket
  /** The present token; null when nobody is signed in. Rejects when it is not known at present. */
  getToken: () => Promise<string | null>
  /** Rejects when there is no answer. */
  dispatch: (token: string) => Promise<Dispatched>
  onEvent: (event: ConnectionEvent) => void
}
