import { randomUUID } from 'node:crypto'
import { SUBPROTOCOL } from '@console/realtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { noBus, redisBus } from '../platform/bus/bus.ts'
import type { AppContext } from '../platform/context/context.ts'
import type { Topic } from '../access/topic.ts'
import type { Connection, Services } from './connection/connection.ts'
import { closeAll } from './drain.ts'
import { GATEWAY_LIMITS, type GatewayLimits } from './limits.ts'
import { startPublishing } from './publish/start-publishing.ts'
import { endedTokens } from './session/ended-tokens.ts'
import { createSessionRegistry } from './session/session-registry.ts'
import { recentEvents } from './publish/recent-events.ts'
import { redisSessions, TAKEN_OVER } from './shared-sessions/redis-sessions.ts'
import { noSharedSessions } from './session/shared-sessions.ts'
import { takeOverOf } from './publish/take-over.ts'
import { checkToken } from './sign-in/check-token.ts'
import { realTimers, type Timers } from './timers.ts'
import { mountUpgrade, type Handshake, type UpgradeRefusal } from './upgrade/mount-upgrade.ts'
import { connectionOpener } from './upgrade/open-connection.ts'
import { isOwnOrigin } from './upgrade/own-origin.ts'
import { unsignedConnections } from './upgrade/unsigned-connections.ts'

export type GatewayOptions = {
  topics: readonly Topic[]
  /** Where the database says that there are new events. */
  databaseUrl: string
  /** Of several servers; without it this one is alone. It is closed with the gateway. */
  redis?: Redis | undefined
  /** Tests move time, and wait for less. */
  timers?: Timers
  limits?: Partial<GatewayLimits>
}

export type Gateway = {
  /** Takes upgrades from now on. */
  mount: (app: FastifyInstance) => void
  /** Reads events. */
  start: () => Promise<void>
  /** Takes no more upgrades and closes all connections, spread in time. */
  stop: () => Promise<void>
}

/** The realtime socket: transport only. What is sent over it, the domains say by their topics. */
export function createGateway(ctx: AppContext, options: GatewayOptions): Gateway {
  const { timers = realTimers, topics, databaseUrl } = options
  const limits: GatewayLimits = { ...GATEWAY_LIMITS, ...options.limits }
  const services = servicesOf(ctx, { ...options, timers, limits })
  const { recent, bus, registry } = services
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
      stopPublishing = await startPublishing(ctx, { services, recent, topics, databaseUrl })
      services.startedReading()
      bus.subscribe(TAKEN_OVER, (id) => {
        const session = registry.find(id)
        session?.link?.drop()
        if (session) registry.end(session)
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
      bus.close()
      await services.shared.close()
    },
  }
}

type Parts = GatewayOptions & { timers: Timers; limits: GatewayLimits }

function servicesOf(ctx: AppContext, { timers, limits, topics, redis }: Parts) {
  const { log } = ctx
  const serverId = randomUUID()
  const bus = redis ? redisBus({ redis, serverId, log }) : noBus
  const shared = redis ? redisSessions({ redis, bus, serverId, limits, log }) : noSharedSessions
  const registry = createSessionRegistry({ timers, limits, shared })
  const recent = recentEvents(timers)
  const unixNow = (): number => ctx.clock.now().getTime()
  let readingSince = Number.POSITIVE_INFINITY
  const services: Services = {
    timers,
    limits,
    registry,
    shared,
    bus,
    endedTokens: endedTokens(timers),
    log,
    check: (token, businessTypeId) => checkToken(ctx, token, businessTypeId),
    takeOver: takeOverOf(ctx, {
      services: { registry, shared, unixNow },
      recent,
      topics,
      readingSince: () => readingSince,
    }),
    unixNow,
  }
  return { ...services, recent, startedReading: () => (readingSince = Date.now()) }
}

function offersProtocol(header: string | undefined): boolean {
  return header?.split(',').some((one) => one.trim() === SUBPROTOCOL) ?? false
}
