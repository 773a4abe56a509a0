import { randomUUID } from 'node:crypto'
import { MAX_UNACKNOWLEDGED, Receiver, Sender, type Retained } from '@console/realtime'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import { readMessage, writeMessage } from '../session/message-text.ts'
import type { Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { Delivery, Handled, SharedSessions } from '../session/shared-sessions.ts'
import { roomMember } from '../shared-rooms/room-changes.ts'
import type { Timers } from '../timers.ts'
import { handOver } from './handed-over.ts'
import { ARRIVE, CLAIM, RETAIN } from './scripts.ts'
import {
  messagesKey,
  missedKey,
  sessionKey,
  sessionRecords,
  type RecordOptions,
  type SessionRecords,
} from './session-records.ts'

/** Followed by server and tenant: the events that were published to the sessions there. */
const EVENTS_KEY = 'console:realtime:events:'

type Options = RecordOptions & { bus: Bus; timers: Timers }
type Parts = Options & { records: SessionRecords }

/** Sessions in Redis: each has a hash with its data and a stream with the messages that its client may not have received. */
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
    ...claiming({ ...options, records }),
    close: async () => {
      await settled()
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}

function retaining({ redis, bus, serverId, log, records }: Parts) {
  /** Retained messages are delivered in the order of the calls. */
  let delivered = Promise.resolve()
  let lastNote = 0
  const retain: SharedSessions['retain'] = (deliveries, handled, then) => {
    const isShared = (session: RealtimeSession): boolean => records.ownership(session) !== undefined
    const known = deliveries.filter(({ to }) => isShared(to))
    // Sessions that Redis has lost are this server's alone.
    const unshared = deliveries.filter(({ to }) => !isShared(to))
    const caughtUp = handled?.kind === 'caughtUp' ? handled.sessions.filter(isShared) : []
    const published = handled?.kind === 'published' ? handled.events : []
    const keys = [
      ...known.flatMap(({ to }) => [sessionKey(to.id), messagesKey(to.id)]),
      ...caughtUp.flatMap(({ id }) => [sessionKey(id), missedKey(id)]),
      `${EVENTS_KEY}${serverId}:${findTenantId(handled)}`,
    ]
    // Two notes of one millisecond have two numbers.
    lastNote = Math.max(lastNote + 1, Date.now())
    const values = [
      MAX_UNACKNOWLEDGED,
      known.length,
      caughtUp.length,
      lastNote,
      handled?.kind === 'caughtUp' ? handled.event.id : 0,
      ...known.flatMap((delivery) => numbered(records, delivery)),
      ...caughtUp.map((session) => records.ownership(session)?.owner ?? ''),
      ...published.map(({ id }) => id),
    ]
    const retained = redis.eval(RETAIN, keys.length, ...keys, ...values).then(
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
        // The server that has a session now gets the events from the outbox, but no other messages.
        if (handled === null) for (const delivery of moved) handOver(bus, delivery)
        then(
          [...unshared, ...owned],
          moved.map(({ to }) => to),
        )
      })
      .catch((error: unknown) => log.error({ err: error }, 'a retained message was not delivered'))
  }
  return { retain, settled: () => delivered }
}

function findTenantId(handled: Handled | null): number {
  if (handled === null) return 0
  return (handled.kind === 'published' ? handled.events[0]?.tenantId : handled.event.tenantId) ?? 0
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

/** The answer of `CLAIM`. */
const claimAnswer = z
  .tuple([
    z.tuple([z.string(), z.coerce.number(), z.coerce.number(), z.string()]),
    z.array(z.tuple([z.string(), z.tuple([z.literal('m'), z.string()])])),
    z.array(z.coerce.number()),
  ])
  .nullable()
const roomsOfSession = z.array(z.tuple([z.string(), roomMember]))

function claiming({ redis, timers, serverId, records }: Parts): Pick<SharedSessions, 'claim' | 'arrived'> {
  const claim: SharedSessions['claim'] = async (id, { tenantId, userId }) => {
    const owner = randomUUID()
    const keys = [sessionKey(id), messagesKey(id), missedKey(id)]
    const values = [tenantId, userId, owner, serverId, records.connectedMs, EVENTS_KEY, Date.now()]
    const answer = claimAnswer.parse(await redis.eval(CLAIM, keys.length, ...keys, ...values))
    if (answer === null) return null
    const [[tokenHash, businessTypeId, received, rooms], messages, eventIds] = answer
    const handled = new Set(eventIds)
    const restored = messages.map(([entry, [, text]]) => parseRetained(entry, text))
    const session: RealtimeSession = {
      id,
      tenantId,
      userId,
      tokenHash: Buffer.from(tokenHash, 'hex'),
      businessTypeId,
      sender: new Sender({ now: timers.now, restored }),
      receiver: new Receiver(received),
      handled,
      link: null,
      isPresent: false,
    }
    records.own(session, { owner, lastSeq: restored.at(-1)?.seq ?? 0 })
    return {
      session,
      handled,
      rooms: new Map(roomsOfSession.parse(JSON.parse(rooms))),
    }
  }
  const arrived: SharedSessions['arrived'] = (session, missed) => {
    const { owner } = records.ownership(session) ?? {}
    if (owner === undefined) return
    const keys = [sessionKey(session.id), missedKey(session.id)]
    redis.eval(ARRIVE, 2, ...keys, owner, ...missed.map(({ id }) => id)).catch(records.report)
  }
  return { claim, arrived }
}

function parseRetained(entry: string, text: string): Retained<Outgoing> & { maxAgeMs: number } {
  return { seq: Number(entry.split('-', 1)[0]), ...readMessage(text) }
}
