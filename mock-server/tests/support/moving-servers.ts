import { randomUUID } from 'node:crypto'
import { Receiver, type Body } from '@console/realtime'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import type { Topic } from '../../src/access/topic.ts'
import { GATEWAY_LIMITS } from '../../src/gateway/limits.ts'
import { createPublisher } from '../../src/gateway/publish/publisher.ts'
import { recentEvents } from '../../src/gateway/publish/recent-events.ts'
import { handleEvents, noteBacklog } from '../../src/gateway/publish/start-publishing.ts'
import { TAKEN_OVER, createTakeOver } from '../../src/gateway/publish/take-over.ts'
import { sessionsWithRooms } from '../../src/gateway/rooms/sessions-with-rooms.ts'
import { noSharedRooms } from '../../src/gateway/rooms/shared-rooms.ts'
import { endedTokens } from '../../src/gateway/session/ended-tokens.ts'
import type { Link, RealtimeSession } from '../../src/gateway/session/realtime-session.ts'
import { releaseSession } from '../../src/gateway/session/session-registry.ts'
import { redisSessions } from '../../src/gateway/shared-sessions/redis-sessions.ts'
import { realTimers } from '../../src/gateway/timers.ts'
import { redisBus } from '../../src/platform/bus/bus.ts'
import type { AppContext, TenantTx } from '../../src/platform/context/context.ts'
import type { StoredEvent } from '../../src/platform/outbox/stored-events.store.ts'

const TENANT_ID = 1
const TOPIC = 'count.grew'
const log = pino({ level: 'silent' })

export const toEvent = (id: number): StoredEvent => ({
  id,
  tenantId: TENANT_ID,
  topic: TOPIC,
  key: String(id),
  about: [],
})

/** A message that says from which event it follows. */
const toBody = (eventId: number): Body => ({
  kind: 'pushEvents',
  value: { businessTypeId: 7, events: [{ url: '/messages', unreadCount: eventId }] },
})
const readEventId = (body: Body | null): number =>
  body?.kind === 'pushEvents' ? (body.value.events[0]?.unreadCount ?? 0) : 0

export type MovingServer = ReturnType<typeof startMovingServer>

/** The sessions of one of several servers: real Redis and bus; the test has the outbox, the database and the connections. */
export function startMovingServer(redisUrl: string, backlog: readonly StoredEvent[] = []) {
  const [redis, serverId] = [new Redis(redisUrl, { retryStrategy: null }), randomUUID()]
  redis.on('error', () => undefined)
  const database = { paused: null as Promise<void> | null, release: (): void => undefined, failures: 0 }
  const bus = redisBus({ redis, serverId, log })
  const base = { timers: realTimers, limits: GATEWAY_LIMITS, log, bus, unixNow: () => Date.now() }
  const shared = redisSessions({ redis, serverId, ...base })
  const sessions = sessionsWithRooms({
    ...base,
    shared,
    sharedRooms: noSharedRooms,
    findEntries: async () => [],
    recordLeft: async () => undefined,
  })
  const topic: Topic = {
    topic: TOPIC,
    findNotices: async (_tx, { events }, connected) => {
      await database.paused
      if (database.failures > 0) {
        database.failures -= 1
        throw new Error('no database')
      }
      return events.flatMap(({ key }) => connected.map((to) => ({ to, body: toBody(Number(key)) })))
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what publishing uses of it; this topic reads nothing
  const ctx = {
    db: { inTenant: (_id: number, work: (tx: TenantTx) => Promise<unknown>) => work({} as TenantTx) },
    clock: { now: () => new Date() },
    log,
  } as unknown as AppContext
  const publisher = createPublisher(ctx, { services: { ...base, ...sessions }, topics: [topic] })
  const recent = recentEvents(realTimers)
  const takeOver = createTakeOver(ctx, {
    services: { ...base, ...sessions, shared, greet: () => undefined },
    publisher,
    recent,
    isOver: async () => false,
  })
  const onEvents = handleEvents(ctx, {
    services: { ...sessions, endedTokens: endedTokens(realTimers) },
    publisher,
    recent,
  })
  noteBacklog(sessions, recent)(backlog)
  bus.subscribe(TAKEN_OVER, (id) => {
    const session = sessions.registry.find(id)
    if (session) releaseSession(sessions.registry, session)
  })

  const unread: StoredEvent[] = []
  let reading = Promise.resolve()
  const server = {
    ...sessions,
    shared,
    takeOver,
    isKilled: false,
    /** Adds an event to the database that the server has not read. */
    stored: (event: StoredEvent) => void unread.push(event),
    /** Makes the reader find so many events together; an event that could not be handled is found again. */
    read: (count: number): void => {
      reading = reading.then(async () => {
        const [first, ...others] = unread.splice(0, count)
        if (!first) return
        await onEvents([first, ...others]).catch(() => unread.unshift(first, ...others))
      })
    },
    /** Reads all there is. */
    readAll: async (): Promise<void> => {
      while (unread.length > 0) {
        server.read(unread.length)
        await reading
      }
      await publisher.inTurn(async () => undefined)
    },
    hold: (): void => {
      database.paused ??= new Promise((resolve) => (database.release = resolve))
    },
    release: (): void => {
      database.release()
      database.paused = null
    },
    failOnce: (): void => void (database.failures += 1),
    /** Kills the server, as a power failure would: nothing of it reaches Redis or a client any more. */
    kill: (): void => {
      server.isKilled = true
      redis.disconnect()
      bus.close()
    },
    stop: async (): Promise<void> => {
      server.release()
      await reading
      bus.close()
      redis.disconnect()
    },
  }
  return server
}

/** The events that one session brought its client, and how many there were before it began. */
export type Life = { from: number; eventIds: number[] }

/** A client that resumes its session wherever it connects, and begins another one where it cannot. */
export class MovingClient {
  readonly lives: Life[] = []
  readonly #userId: number
  readonly #emitted: () => number
  #sessionId = ''
  #receiver = new Receiver()
  #at: { server: MovingServer; session: RealtimeSession } | null = null
  /** The number of the newest connection: an older one that is answered late is ignored. */
  #attempt = 0

  constructor(userId: number, emitted: () => number) {
    this.#userId = userId
    this.#emitted = emitted
  }

  isConnected(): boolean {
    return this.#at !== null && !this.#at.server.isKilled
  }

  async connect(server: MovingServer): Promise<void> {
    const attempt = (this.#attempt += 1)
    this.#at = null
    const { registry, takeOver } = server
    const tokenHash = Buffer.alloc(32, this.#userId)
    const user = { tenantId: TENANT_ID, userId: this.#userId, tokenHash }
    const id = this.#sessionId
    let session = registry.find(id) ?? (id === '' ? null : await takeOver(id, user))
    if (attempt !== this.#attempt || server.isKilled) return
    if (session?.isPresent !== true) session = null
    if (session && !session.sender.resume(this.#receiver.ack())) {
      registry.end(session)
      session = null
    }
    if (!session) {
      session = registry.create({ ...user, businessTypeId: 7 })
      if (!session) throw new Error('There is no room for a session.')
      this.#sessionId = session.id
      this.#receiver = new Receiver()
      this.lives.push({ from: this.#emitted(), eventIds: [] })
    }
    this.#at = { server, session }
    registry.attach(session, this.#linkOf(server, attempt))
    session.link?.flush(session)
  }

  /** The network is lost, and the server notices or does not. */
  cut({ isNoticed }: { isNoticed: boolean }): void {
    const at = this.#at
    this.#at = null
    this.#attempt += 1
    if (isNoticed && at && !at.server.isKilled && at.session.isPresent) at.server.registry.detach(at.session)
  }

  acknowledge(): void {
    if (this.#at === null || this.#at.server.isKilled) return
    const { server, session } = this.#at
    session.sender.acknowledge(this.#receiver.ack())
    server.shared.acknowledged(session, this.#receiver.ack())
  }

  #linkOf(server: MovingServer, attempt: number): Link {
    const lose = (): void => {
      if (attempt === this.#attempt) this.#at = null
    }
    return {
      flush: (session) => {
        if (server.isKilled || attempt !== this.#attempt) return
        for (let next = session.sender.next(); next; next = session.sender.next())
          if (this.#receiver.accept(next.seq))
            this.lives.at(-1)?.eventIds.push(readEventId(next.message.body))
      },
      drop: lose,
      close: lose,
      kickOff: lose,
      refuse: () => undefined,
    }
  }
}
