import type { CloseCode } from '@console/realtime'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/bus.ts'
import type { GatewayLimits } from '../limits.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Deliver } from '../session/deliver.ts'
import type { EndedTokens } from '../session/ended-tokens.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { SessionRegistry } from '../session/session-registry.ts'
import type { SharedSessions } from '../session/shared-sessions.ts'
import type { Checked, SignedIn } from '../sign-in/check-token.ts'
import type { Timers } from '../timers.ts'
import type { Socket } from './socket.ts'
import type { Writer } from './writer.ts'

/** Services that all connections share. */
export type Services = {
  timers: Timers
  limits: GatewayLimits
  registry: SessionRegistry
  shared: SharedSessions
  deliver: Deliver
  /** To the other servers. */
  bus: Bus
  /** Continues a session that another server had; null where that is not possible without a loss. */
  takeOver: (id: string, user: SignedIn) => Promise<RealtimeSession | null>
  endedTokens: EndedTokens
  rooms: Rooms
  log: Logger
  check: (token: string, businessTypeId: number) => Promise<Checked>
  /** Sends what a session begins with, once it has been read. */
  greet: (session: RealtimeSession) => void
  /** A heartbeat of a signed-in session, with the version of its client. */
  heard: (session: RealtimeSession, version: string) => void
  /** Unix milliseconds. */
  unixNow: () => number
}

/** State that the parts of a connection work on. */
export type ConnectionState = {
  readonly services: Services
  readonly socket: Socket
  readonly writer: Writer
  readonly silence: Silence
  readonly close: (code: CloseCode) => void
  /** The connection is over with this code, from either side: the session ends or waits. */
  readonly leave: (code: number) => void
  /** Gives the connection its session, and starts waiting for silence. */
  readonly begin: (session: RealtimeSession) => void
  session: RealtimeSession | null
  isClosed: boolean
}

export type Silence = {
  /** Called when a frame came; returns the time. */
  heard: () => number
  /** Stops the limit for the first heartbeat once it has come: its check may take its time. */
  stopSignInLimit: () => void
  /** From now on three periods without a frame are a loss. */
  startPeriods: () => void
  stop: () => void
}
