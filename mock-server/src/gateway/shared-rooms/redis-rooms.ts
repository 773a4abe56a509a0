import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import type { GatewayLimits } from '../limits.ts'
import type { RemoteListener, SharedRooms } from '../rooms/shared-rooms.ts'
import { readMessage, writeMessage } from '../session/message-text.ts'
import type { Timers } from '../timers.ts'
import { peerAdmission } from './peer-admission.ts'
import { loadRooms, publishedRooms, ROOM_CHANGES } from './published-rooms.ts'
import { remoteRooms, type RemoteRooms } from './remote-rooms.ts'
import { passedMessage, roomChange, type RoomChange } from './room-changes.ts'

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

/** Whatever writes to Redis may write to the bus. Resolves once messages are received. */
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
