import { randomUUID } from 'node:crypto'
import { CLOSE_CODES, SUBPROTOCOL } from '@console/realtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { PresenceListener } from '../access/presence.ts'
import type { RoomAccess } from '../access/room.ts'
import { findSessionByHash } from '../access/session.store.ts'
import type { Greeting, Topic } from '../access/topic.ts'
import { noBus, redisBus } from '../platform/bus/bus.ts'
import type { AppContext } from '../platform/context/context.ts'
import { startOutboxReader } from '../platform/outbox/outbox-reader.ts'
import type { Services } from './connection/connection-state.ts'
import type { Connection } from './connection/connection.ts'
import { GATEWAY_LIMITS, type GatewayLimits } from './limits.ts'
import { roomOwners } from './presence/room-owners.ts'
import { createGreeter, type Greeter } from './publish/greeter.ts'
import { createPublisher, type Publisher } from './publish/publisher.ts'
import { type RecentEvents, recentEvents } from './publish/recent-events.ts'
import { startPublishing } from './publish/start-publishing.ts'
import { createTakeOver, TAKEN_OVER } from './publish/take-over.ts'
import { findEntries, recordLeft } from './rooms/find-entries.ts'
import { sessionsWithRooms } from './rooms/sessions-with-rooms.ts'
import { noSharedRooms } from './rooms/shared-rooms.ts'
import { endedTokens } from './session/ended-tokens.ts'
import { releaseSession } from './session/session-registry.ts'
import { noSharedSessions } from './session/shared-sessions.ts'
import { redisRooms } from './shared-rooms/redis-rooms.ts'
import { receiveHandedOver } from './shared-sessions/handed-over.ts'
import { redisSessions } from './shared-sessions/redis-sessions.ts'
import { checkToken } from './sign-in/check-token.ts'
import { realTimers, type Timers } from './timers.ts'
import { type Handshake, mountUpgrade, type UpgradeRefusal } from './upgrade/mount-upgrade.ts'
import { connectionOpener } from './upgrade/open-connection.ts'
import { unsignedConnections } from './upgrade/unsigned-connections.ts'

/** Between two batches. */
const BATCH_PAUSE_MS = 50

/** Interval of checks whether the connections have ended. */
const LOOK_MS = 20

export type GatewayOptions = {
  topics: readonly Topic[]
  rooms: readonly RoomAccess[]
  greetings: readonly Greeting[]
  presence: readonly PresenceListener[]
  /** URL of the database, which announces new events. */
  databaseUrl: string
  /** Redis of several servers; without it this one is alone. It is closed with the gateway. */
  redis?: Redis | undefined
  /** Tests move time, wait for less, and hold events back. */
  timers?: Timers
  limits?: Partial<GatewayLimits>
  startReader?: typeof startOutboxReader
}

export type Gateway = {
  /** Takes upgrades from now on. */
  mount: (app: FastifyInstance) => void
  /** Reads events. */
  start: () => Promise<void>
  /** Takes no more upgrades and closes all connections, spread in time. */
  stop: () => Promise<void>
}

/** The realtime socket: transport only. The domains say what is sent over it, and who may be in which room. */
export function createGateway(ctx: AppContext, options: GatewayOptions): Gateway {
  const { topics, databaseUrl, startReader = startOutboxReader } = options
  const { services, publisher, recent, greeter } = createServices(ctx, options)
  const { limits, bus, registry } = services
  const unsigned = unsignedConnections(limits)
  const open = connectionOpener(services)
  const connections = new Set<Connection>()
  let isStopping = false
  let stopPublishing = async (): Promise<void> => undefined

  function accept(request: FastifyRequest, handshake: Handshake): UpgradeRefusal | null {
    if (isStopping || !registry.hasRoom()) return { status: 503 }
    const { headers, host } = request
    const { publicUrl, realtimeOrigins } = ctx.config
    if (!isOwnOrigin(headers.origin, { host, publicUrl, origins: realtimeOrigins })) return { status: 403 }
    if (!offersProtocol(headers['sec-websocket-protocol'])) return { status: 400 }
    const signed = unsigned.admit(request.ip)
    if (typeof signed === 'number') return { status: signed }
    let connection: Connection | undefined
    open({
      handshake,
      onSignedIn: signed,
      onOpen: (opened) => connections.add((connection = opened)),
      onEnd: () => {
        signed()
        if (connection) connections.delete(connection)
      },
    })
    return null
  }

  return {
    mount: (app) => mountUpgrade(app, accept),
    start: async () => {
      const reading = { topics, databaseUrl, startReader }
      stopPublishing = await startPublishing(ctx, { services, publisher, recent, ...reading })
      services.rooms.start()
      receiveHandedOver(services)
      bus.subscribe(TAKEN_OVER, (id) => {
        const session = registry.find(id)
        if (session) releaseSession(registry, session)
      })
    },
    stop: async () => {
      isStopping = true
      await closeAll(connections, {
        drainMs: limits.drainMs,
        closeMs: limits.closeMs,
        pause: ctx.clock.pause,
      })
      await stopPublishing()
      await greeter.stop()
      await services.rooms.stop()
      bus.close()
      await services.shared.close()
    },
  }
}

type Parts = {
  services: Services
  publisher: Publisher
  greeter: Greeter
  recent: RecentEvents
}

function createServices(ctx: AppContext, options: GatewayOptions): Parts {
  const { timers = realTimers, redis, topics, rooms, greetings, presence } = options
  const { log } = ctx
  const limits: GatewayLimits = { ...GATEWAY_LIMITS, ...options.limits }
  const serverId = randomUUID()
  const bus = redis ? redisBus({ redis, serverId, log }) : noBus
  const shared = redis ? redisSessions({ redis, bus, timers, serverId, limits, log }) : noSharedSessions
  const sharedRooms = redis ? redisRooms({ redis, bus, timers, serverId, limits, log }) : noSharedRooms
  const base = { timers, limits, log, bus, shared, sharedRooms, unixNow: () => ctx.clock.now().getTime() }
  const owners = roomOwners(ctx, { timers, limits, presence })
  const sessions = sessionsWithRooms({
    ...base,
    findEntries: async (session, roomIds) => {
      const entries = await findEntries(ctx, rooms, { session, roomIds })
      owners.entered(session, entries)
      return entries
    },
    recordLeft: (left) => recordLeft(ctx, rooms, left),
  })
  const publisher = createPublisher(ctx, { services: { ...base, ...sessions }, topics })
  const greeter = createGreeter(ctx, { ...base, ...sessions, inTurn: publisher.inTurn, greetings })
  const { greet } = greeter
  const recent = recentEvents(timers)
  const takeOver = createTakeOver(ctx, {
    services: { ...base, ...sessions, greet },
    publisher,
    recent,
    isOver: async (tokenHash) => (await findSessionByHash(ctx, tokenHash)) === null,
  })
  const services: Services = {
    ...base,
    ...sessions,
    endedTokens: endedTokens(timers),
    check: (token, businessTypeId) => checkToken(ctx, token, businessTypeId),
    greet,
    heard: owners.heard,
    takeOver,
  }
  return { services, publisher, greeter, recent }
}

function offersProtocol(header: string | undefined): boolean {
  return header?.split(',').some((one) => one.trim() === SUBPROTOCOL) ?? false
}

type Options = { drainMs: number; closeMs: number; pause: (ms: number) => Promise<void> }

/**
 * Closes all connections because the server stops, in batches over `drainMs`, so that their clients do not come back at the
 * same moment. Those that do not answer the close frame in time are cut off.
 */
async function closeAll(
  connections: ReadonlySet<Connection>,
  { drainMs, closeMs, pause }: Options,
): Promise<void> {
  const all = [...connections]
  const batches = Math.max(1, Math.min(all.length, Math.floor(drainMs / BATCH_PAUSE_MS)))
  for (let batch = 0; batch < batches; batch += 1) {
    const from = Math.floor((all.length * batch) / batches)
    const to = Math.floor((all.length * (batch + 1)) / batches)
    for (const connection of all.slice(from, to)) connection.close(CLOSE_CODES.restart)
    if (batch < batches - 1) await pause(BATCH_PAUSE_MS)
  }
  for (let waitedMs = 0; connections.size > 0 && waitedMs < closeMs; waitedMs += LOOK_MS) await pause(LOOK_MS)
  for (const connection of connections) connection.terminate()
}

/** The console's own host, as the request and the settings name it. */
type Own = { host: string; publicUrl: string | undefined; origins: readonly string[] }

/**
 * Checks if a page of this origin may open the socket. Browsers always send an origin, and only they send credentials
 * without their user's knowledge: a request without one is not from a page. The host is compared without the scheme, since a
 * proxy may end TLS.
 */
function isOwnOrigin(origin: string | undefined, { host, publicUrl, origins }: Own): boolean {
  if (origin === undefined) return true
  const url = URL.parse(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  if (origins.includes(url.origin)) return true
  if (publicUrl !== undefined && url.origin === new URL(publicUrl).origin) return true
  return url.host === host.toLowerCase()
}
