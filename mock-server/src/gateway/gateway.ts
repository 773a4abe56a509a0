import { SUBPROTOCOL } from '@console/realtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/context/context.ts'
import type { RoomAccess } from '../access/room.ts'
import type { Greeting, Topic } from '../access/topic.ts'
import type { Connection, Services } from './connection/connection.ts'
import { closeAll } from './drain.ts'
import { GATEWAY_LIMITS, type GatewayLimits } from './limits.ts'
import { createGreeter, type Greeter } from './publish/greeter.ts'
import { startPublishing } from './publish/start-publishing.ts'
import { findEntries } from './rooms/find-entries.ts'
import { sessionsWithRooms } from './rooms/sessions-with-rooms.ts'
import { endedTokens } from './session/ended-tokens.ts'
import { checkToken } from './sign-in/check-token.ts'
import { realTimers, type Timers } from './timers.ts'
import { mountUpgrade, type Handshake, type UpgradeRefusal } from './upgrade/mount-upgrade.ts'
import { connectionOpener } from './upgrade/open-connection.ts'
import { isOwnOrigin } from './upgrade/own-origin.ts'
import { unsignedConnections } from './upgrade/unsigned-connections.ts'

export type GatewayOptions = {
  topics: readonly Topic[]
  rooms: readonly RoomAccess[]
  greetings: readonly Greeting[]
  /** Where the database says that there are new events. */
  databaseUrl: string
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

/** The realtime socket: transport only. What is sent over it, and who may be in which room, the domains say. */
export function createGateway(ctx: AppContext, options: GatewayOptions): Gateway {
  const { topics, databaseUrl } = options
  const { services, greeter } = servicesOf(ctx, options)
  const { limits } = services
  const unsigned = unsignedConnections(limits)
  const open = connectionOpener(services)
  const connections = new Set<Connection>()
  let isStopping = false
  let stopPublishing = async (): Promise<void> => undefined

  function accept(request: FastifyRequest, handshake: Handshake): UpgradeRefusal | null {
    if (isStopping || !services.registry.hasRoom()) return { status: 503 }
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
      stopPublishing = await startPublishing(ctx, { services, topics, databaseUrl })
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
    },
  }
}

function servicesOf(ctx: AppContext, options: GatewayOptions): { services: Services; greeter: Greeter } {
  const { timers = realTimers } = options
  const limits: GatewayLimits = { ...GATEWAY_LIMITS, ...options.limits }
  const shared = { timers, limits, log: ctx.log, unixNow: () => ctx.clock.now().getTime() }
  const sessions = sessionsWithRooms({
    ...shared,
    findEntries: (session, roomIds) => findEntries(ctx, options.rooms, { session, roomIds }),
  })
  const greeter = createGreeter(ctx, { ...shared, ...sessions, greetings: options.greetings })
  const services: Services = {
    ...shared,
    ...sessions,
    endedTokens: endedTokens(timers),
    check: (token, businessTypeId) => checkToken(ctx, token, businessTypeId),
    greet: greeter.greet,
  }
  return { services, greeter }
}

function offersProtocol(header: string | undefined): boolean {
  return header?.split(',').some((one) => one.trim() === SUBPROTOCOL) ?? false
}
