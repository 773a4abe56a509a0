import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import type { GatewayLimits } from '../limits.ts'
import type { Membership, RemoteListener, SharedRooms } from '../rooms/shared-rooms.ts'
import { readMessage, writeMessage } from '../session/message-text.ts'
import type { Timers } from '../timers.ts'
import { peerAdmission } from './peer-admission.ts'
import { type Loaded, type RemoteRooms, remoteRooms } from './remote-rooms.ts'
import {
  type NumberedChange,
  passedMessage,
  type RoomChange,
  roomChange,
  roomMember,
} from './room-changes.ts'

/** The bus carries changes and beats. */
const ROOM_CHANGES = 'rooms'

/** Followed by the server: a hash with its members, by session and room, and the number of the last change. */
const ROOMS_KEY = 'console:realtime:rooms:'

const VERSION = 'version'

/** The members of a server that is gone are in Redis for longer than they are of use. */
const EXPIRE_AFTER_MS = 20_000

/** Members that are written by one command. */
const BATCH = 500

/** Ids of sessions have no spaces. */
const toMembershipField = (sessionId: string, roomId: string): string => `${sessionId} ${roomId}`

/** Followed by the server that they are for. */
const PEER_MESSAGES = 'peer messages '

type Options = {
  redis: Redis
  bus: Bus
  timers: Timers
  serverId: string
  limits: GatewayLimits
  log: Logger
}

/** Rooms of several servers: each has its own members, and knows those of the others. */
export function redisRooms(options: Options): SharedRooms {
  const { redis, bus, timers, serverId, limits, log } = options
  let listener: RemoteListener | undefined
  const listening = (): RemoteListener => {
    if (listener === undefined) throw new Error('the rooms of other servers are not started')
    return listener
  }
  // The connection's own failures are logged as such.
  const report = (error: unknown): void => log.debug({ err: error }, 'other servers lack a change of a room')
  const remote = remoteRooms({
    timers,
    goneMs: limits.resumeMs,
    load: (id) => loadRooms(redis, id),
    listener: listening,
    log,
  })
  const own = publishedRooms({ ...options, report }, () => listening().ownMembers())

  return {
    remote,
    start: (given) => {
      listener = given
      const received = [
        subscribe(options, {
          channel: ROOM_CHANGES,
          schema: roomChange,
          onMessage: (change) => (change.kind === 'hello' ? own.beat() : remote.receive(change)),
        }),
        subscribe(options, messagesFor(serverId, given)),
      ]
      redis.on('ready', own.beat)
      own.start()
      const hello = JSON.stringify({ kind: 'hello', server: serverId } satisfies RoomChange)
      void Promise.all(received).then(() => bus.publish(ROOM_CHANGES, hello))
    },
    joined: (membership) => {
      remote.removeSession(membership.roomId, membership.sessionId)
      own.change({ kind: 'joined', ...membership })
    },
    left: (membership, how) => own.change({ kind: 'left', ...membership, how }, [membership]),
    expelled: (roomId, userId, sessions) =>
      own.change(
        { kind: 'expelled', roomId, userId },
        sessions.map(({ id }) => ({ sessionId: id, roomId })),
      ),
    removePerson: remote.removePerson,
    send: sending(options, remote),
    admit: peerAdmission({ redis, limits, report, log }),
    stop: () => {
      own.stop()
      remote.stop()
      redis.off('ready', own.beat)
    },
  }
}

function sending({ bus, limits }: Options, remote: RemoteRooms): SharedRooms['send'] {
  return (roomId, toUserId, message) => {
    const servers = remote.serversOf(roomId, toUserId)
    if (servers.length === 0) return
    const text = writeMessage({ message, maxAgeMs: limits.peerReplayMs })
    const passed = JSON.stringify({ roomId, toUserId, text } satisfies z.input<typeof passedMessage>)
    for (const server of servers) bus.publish(PEER_MESSAGES + server, passed)
  }
}

function messagesFor(serverId: string, listener: RemoteListener): Reader<typeof passedMessage> {
  return {
    channel: PEER_MESSAGES + serverId,
    schema: passedMessage,
    onMessage: ({ roomId, toUserId, text }) => {
      const { message, maxAgeMs } = readMessage(text)
      if (maxAgeMs > 0) listener.message(roomId, toUserId, message)
    },
  }
}

type Reader<Schema extends z.ZodType> = {
  channel: string
  schema: Schema
  onMessage: (message: z.output<Schema>) => void
}

/** Anything that can write to Redis can write to the bus. Resolves once messages are received. */
function subscribe<Schema extends z.ZodType>(
  { bus, log }: Pick<Options, 'bus' | 'log'>,
  { channel, schema, onMessage }: Reader<Schema>,
): Promise<void> {
  const receive = (text: string): void => {
    try {
      onMessage(schema.parse(JSON.parse(text)))
    } catch (error) {
      log.warn({ err: error, channel }, 'a message of another server could not be used')
    }
  }
  return new Promise((resolve) => void bus.subscribe(channel, receive, resolve))
}

type PublishOptions = {
  redis: Redis
  bus: Bus
  timers: Timers
  serverId: string
  limits: Pick<GatewayLimits, 'resumeMs' | 'serverBeatMs'>
  report: (error: unknown) => void
}

type Unnumbered<Change> = Change extends unknown ? Omit<Change, 'server' | 'version'> : never

type OwnChange = Unnumbered<Exclude<NumberedChange, { kind: 'beat' }>>

/**
 * Stores the members of this server in Redis, and reports every change to the other servers and, while nothing changes, that
 * this server is alive.
 */
function publishedRooms(options: PublishOptions, ownMembers: () => Iterable<Membership>) {
  const { redis, bus, timers, serverId, limits } = options
  const key = ROOMS_KEY + serverId
  const expireMs = limits.resumeMs + EXPIRE_AFTER_MS
  let version = 0
  /** True if the data in Redis may be incomplete. */
  let isStale = true
  let cancelBeat = (): void => undefined

  function fail(error: unknown): void {
    isStale = true
    options.report(error)
  }

  function publish(change: OwnChange | { kind: 'beat' }): void {
    bus.publish(
      ROOM_CHANGES,
      JSON.stringify({ ...change, server: serverId, version } satisfies NumberedChange),
    )
  }

  /** Writes under a new number, so that servers that have read stale members read them again. */
  async function write(): Promise<void> {
    version += 1
    isStale = false
    await writeMembers(redis, { key, version, expireMs }, ownMembers())
  }

  async function beat(): Promise<void> {
    try {
      // A Redis that was restarted has nothing.
      if (isStale || (await redis.pexpire(key, expireMs)) === 0) await write()
      publish({ kind: 'beat' })
    } catch (error) {
      fail(error)
    }
  }

  function beatRegularly(): void {
    void beat()
    cancelBeat = timers.after(limits.serverBeatMs, beatRegularly)
  }

  return {
    start: beatRegularly,
    /** Beats at once, since another server has started or Redis is back. */
    beat: (): void => void beat(),
    stop: (): void => cancelBeat(),
    /** Redis has the change before the others learn it. */
    change: (change: OwnChange, gone: readonly Omit<Membership, 'member'>[] = []): void => {
      version += 1
      const steps = redis.multi().hset(key, VERSION, version)
      if (change.kind === 'joined')
        steps.hset(key, toMembershipField(change.sessionId, change.roomId), JSON.stringify(change.member))
      for (const { sessionId, roomId } of gone) steps.hdel(key, toMembershipField(sessionId, roomId))
      steps.pexpire(key, expireMs).exec().catch(fail)
      publish(change)
    },
  }
}

async function writeMembers(
  redis: Redis,
  { key, version, expireMs }: { key: string; version: number; expireMs: number },
  members: Iterable<Membership>,
): Promise<void> {
  const steps = redis.multi().del(key).hset(key, VERSION, version)
  let batch: string[] = []
  for (const { sessionId, roomId, member } of members) {
    batch.push(toMembershipField(sessionId, roomId), JSON.stringify(member))
    if (batch.length < 2 * BATCH) continue
    steps.hset(key, ...batch)
    batch = []
  }
  if (batch.length > 0) steps.hset(key, ...batch)
  await steps.pexpire(key, expireMs).exec()
}

/** Loads the members that a server has written; null if it has written none. */
async function loadRooms(redis: Redis, serverId: string): Promise<Loaded | null> {
  const { [VERSION]: version, ...fields } = await redis.hgetall(ROOMS_KEY + serverId)
  if (version === undefined) return null
  const memberships = Object.entries(fields).map(([field, text]) => {
    const separator = field.indexOf(' ')
    const member = roomMember.parse(JSON.parse(text))
    return { sessionId: field.slice(0, separator), roomId: field.slice(separator + 1), member }
  })
  return { version: z.coerce.number().parse(version), memberships }
}
