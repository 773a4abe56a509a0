import { randomUUID } from 'node:crypto'
import { MAX_UNACKNOWLEDGED, Receiver, Sender, type Retained } from '@console/realtime'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import { roomMember } from '../shared-rooms/room-changes.ts'
import type { Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'
import type { Delivery, SharedSessions } from '../session/shared-sessions.ts'
import { handOver } from './handed-over.ts'
import { readMessage, writeMessage } from '../session/message-text.ts'
import { CLAIM, RETAIN } from './scripts.ts'
import {
  messagesKey,
  sessionKey,
  sessionRecords,
  type RecordOptions,
  type SessionRecords,
} from './session-records.ts'

/** Followed by server and tenant: the events that were handled for the sessions there. */
const EVENTS_KEY = 'console:realtime:events:'

type Options = RecordOptions & { bus: Bus; timers: Timers }
type Parts = Options & { records: SessionRecords }

/** Sessions in Redis: each has a hash with what it is and a stream with what its client may not have. */
export function redisSessions(options: Options): SharedSessions {
  const { redis } = options
  const records = sessionRecords(options)
  const { retain, settled } = retaining({ ...options, records })
  const { created, updated, waits, received, roomsChanged, ended, acknowledged } = records
  return {
    created,
    updated,
    waits,
    received,
    roomsChanged,
    ended,
    acknowledged,
    retain,
    claim: claiming({ ...options, records }),
    close: async () => {
      await settled()
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}

function retaining({ redis, bus, serverId, log, records }: Parts) {
  /** What was retained is delivered in the order of the calls. */
  let delivered = Promise.resolve()
  const retain: SharedSessions['retain'] = (deliveries, events, then) => {
    const known = deliveries.filter(({ to }) => records.ownership(to) !== undefined)
    // Sessions that Redis has lost are this server's alone.
    const unshared = deliveries.filter(({ to }) => records.ownership(to) === undefined)
    const keys = known.flatMap(({ to }) => [sessionKey(to.id), messagesKey(to.id)])
    keys.push(`${EVENTS_KEY}${serverId}:${events[0]?.tenantId ?? 0}`)
    const head = [MAX_UNACKNOWLEDGED, Date.now(), events.length, ...events.map(({ id }) => id)]
    const values = known.flatMap((delivery) => numbered(records, delivery))
    const retained = redis.eval(RETAIN, keys.length, ...keys, ...head, ...values).then(
      (answer) => z.array(z.number()).parse(answer),
      (error: unknown) => {
        records.report(error)
        for (const { to } of known) records.disown(to)
        return null
      },
    )
    delivered = delivered
      .then(async () => {
        const answer = await retained
        const { owned, moved } = byOwner(known, answer)
        // After Redis was restarted the session is this server's alone.
        known.forEach(({ to }, index) => answer?.[index] === 2 && records.disown(to))
        // Who has a session now has the events from the outbox, but nobody's messages.
        if (events.length === 0) for (const delivery of moved) handOver(bus, delivery)
        then([...unshared, ...owned])
      })
      .catch((error: unknown) => log.error({ err: error }, 'a retained message was not delivered'))
  }
  return { retain, settled: () => delivered }
}

function numbered(records: SessionRecords, { to, ...sent }: Delivery): (string | number)[] {
  const found = records.ownership(to)
  if (!found) throw new Error('the session is of another server')
  found.lastSeq += 1
  return [found.owner, found.lastSeq, writeMessage(sent)]
}

/** Without an answer of Redis messages are delivered as by a server that is alone. */
function byOwner(deliveries: readonly Delivery[], answer: readonly number[] | null) {
  const isOwned = (index: number): boolean => answer === null || answer[index] !== 0
  return {
    owned: deliveries.filter((_, index) => isOwned(index)),
    moved: deliveries.filter((_, index) => !isOwned(index)),
  }
}

/** What `CLAIM` answers. */
const claimAnswer = z
  .tuple([
    z.tuple([z.string(), z.coerce.number(), z.coerce.number(), z.coerce.number(), z.string()]),
    z.array(z.tuple([z.string(), z.tuple([z.literal('m'), z.string()])])),
    z.array(z.coerce.number()),
  ])
  .nullable()
const roomsOfSession = z.array(z.tuple([z.string(), roomMember]))

function claiming({ redis, timers, serverId, records }: Parts): SharedSessions['claim'] {
  return async (id, { tenantId, userId }) => {
    const owner = randomUUID()
    const keys = [sessionKey(id), messagesKey(id)]
    const values = [tenantId, userId, owner, serverId, records.connectedMs, EVENTS_KEY]
    const answer = claimAnswer.parse(await redis.eval(CLAIM, 2, ...keys, ...values))
    if (answer === null) return null
    const [[tokenHash, businessTypeId, received, aliveAt, rooms], messages, events] = answer
    const restored = messages.map(([entry, [, text]]) => retainedOf(entry, text))
    const session: RealtimeSession = {
      id,
      tenantId,
      userId,
      tokenHash: Buffer.from(tokenHash, 'hex'),
      businessTypeId,
      sender: new Sender({ now: timers.now, restored }),
      receiver: new Receiver(received),
      link: null,
      isPresent: false,
    }
    records.own(session, { owner, lastSeq: restored.at(-1)?.seq ?? 0 })
    return {
      session,
      handled: new Set(events),
      aliveAt,
      rooms: new Map(roomsOfSession.parse(JSON.parse(rooms))),
    }
  }
}

function retainedOf(entry: string, text: string): Retained<Outgoing> & { maxAgeMs: number } {
  return { seq: Number(entry.split('-', 1)[0]), ...readMessage(text) }
}
