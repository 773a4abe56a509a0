import {
  decodeEnvelope,
  encodeEnvelope,
  type Body,
  type Envelope,
  type EnvelopeHead,
} from '@console/realtime'
import { pino, type Logger } from 'pino'
import type { RoomEntry } from '../../src/access/room.ts'
import { hashToken } from '../../src/access/session.store.ts'
import type { Services } from '../../src/gateway/connection/connection-state.ts'
import { createConnection } from '../../src/gateway/connection/connection.ts'
import { GATEWAY_LIMITS, type GatewayLimits } from '../../src/gateway/limits.ts'
import { sessionsWithRooms } from '../../src/gateway/rooms/sessions-with-rooms.ts'
import { noSharedRooms, type SharedRooms } from '../../src/gateway/rooms/shared-rooms.ts'
import { endedTokens } from '../../src/gateway/session/ended-tokens.ts'
import { noSharedSessions } from '../../src/gateway/session/shared-sessions.ts'
import type { Timers } from '../../src/gateway/timers.ts'
import { noBus } from '../../src/platform/bus/bus.ts'
import { buildHeartBeat, type SignIn } from './realtime-client.ts'
import { manualTimers, type ManualTimers } from './timers.ts'
import { readFramePayload } from './web-socket-frame.ts'

const USER_ID = 7
/** The business types of every user of a fake gateway. */
export const OWN_BUSINESS_TYPES: readonly number[] = [0, 11, 12]

export type LogLine = { reason?: string; count?: number; msg: string }

/** The people who may be in each room; a test replaces it. */
type FakeAccess = { findEntry: (userId: number, roomId: string) => Promise<RoomEntry> }

/** Everybody may be in the rooms of the seats 1 to 99. */
function toRoomEntry(userId: number, roomId: string): RoomEntry {
  const seatId = Number(/^seat-(\d{1,2})$/.exec(roomId)?.[1])
  if (Number.isNaN(seatId)) return { kind: 'unknown' }
  return { kind: 'allowed', member: { name: `User ${userId}`, isOwner: userId === seatId } }
}

/** The parts that join the rooms of several fake gateways. */
type RoomParts = { timers: Timers; limits: GatewayLimits; log: Logger }

/** Connections without sockets, of users without a database: token `a-7` is of user 7. */
export function fakeGateway(
  limits: Partial<GatewayLimits> = {},
  sharedRoomsOf: (parts: RoomParts) => SharedRooms = () => noSharedRooms,
) {
  const timers: ManualTimers = manualTimers()
  const all: GatewayLimits = { ...GATEWAY_LIMITS, ...limits }
  const lines: LogLine[] = []
  const signedOut = new Set<string>()
  /** Records of the people who left rooms. */
  const left: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line) as LogLine) })
  const shared = {
    timers,
    limits: all,
    shared: noSharedSessions,
    sharedRooms: sharedRoomsOf({ timers, limits: all, log }),
    bus: noBus,
    log,
    unixNow: () => 1_795_000_000_000,
  }
  const access: FakeAccess = { findEntry: async (userId, roomId) => toRoomEntry(userId, roomId) }
  const services: Services = {
    ...shared,
    ...sessionsWithRooms({
      ...shared,
      findEntries: async ({ userId }, roomIds) =>
        Promise.all(roomIds.map((roomId) => access.findEntry(userId, roomId))),
      recordLeft: async ({ session, roomId, wasIn }) => {
        left.push(`${session.userId} ${roomId}${wasIn ? '' : ' not entered'}`)
      },
    }),
    endedTokens: endedTokens(timers),
    takeOver: async () => null,
    check: async (token, businessTypeId) => {
      if (!/^\w+-\d+$/.test(token) || signedOut.has(token)) return { kind: 'signedOut' }
      const user = {
        tenantId: 1,
        userId: Number(token.split('-')[1] ?? USER_ID),
        tokenHash: hashToken(token),
      }
      return { kind: OWN_BUSINESS_TYPES.includes(businessTypeId) ? 'allowed' : 'forbidden', user }
    },
    greet: () => undefined,
    heard: () => undefined,
  }
  return { timers, services, lines, left, signedOut, access, open: () => fakeConnection(services) }
}

function fakeConnection(services: Services) {
  const sent: Envelope[] = []
  const state = {
    bufferedBytes: 0,
    closedWith: null as number | null,
    isTerminated: false,
    isSignedIn: false,
  }
  const take = (message: Uint8Array): void => {
    const decoded = decodeEnvelope(message)
    if (!decoded.ok) throw new Error(`the server sent ${decoded.reason}`)
    sent.push(decoded.envelope)
  }
  const connection = createConnection(
    services,
    {
      sendFrame: (frame) => take(readFramePayload(frame)),
      bufferedBytes: () => state.bufferedBytes,
      close: (code) => (state.closedWith = code),
      terminate: () => (state.isTerminated = true),
    },
    { onSignedIn: () => (state.isSignedIn = true) },
  )
  const send = (head: Partial<EnvelopeHead>, body: Body) =>
    connection.receive(encodeEnvelope(head, body), true)
  const beat = async ({ sessionId = '', ack = 0, ...beaten }: SignIn & { requestId?: string }) => {
    const before = sent.length
    send({ sessionId, ack, requestId: beaten.requestId ?? '' }, buildHeartBeat(beaten))
    await settle()
    return sent.slice(before).find(({ id }) => id === 1001)
  }
  return { connection, sent, state, send, beat }
}

/** Lets what waits for promises continue. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
