import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { session, user, workspace } from '@console/contracts'
import type { Envelope } from '@console/realtime'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pushMessage } from '../../src/modules/messaging/message/push-message.ts'
import { redisBus } from '../../src/platform/bus/bus.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import { startOutboxReader } from '../../src/platform/outbox/outbox-reader.ts'
import { openRedis } from '../../src/platform/redis/open-redis.ts'
import { startProgram, type Running } from '../../src/testing/program.ts'
import { startRedis, type RedisServer } from '../../src/testing/redis-server.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
  type TestServerOptions,
} from '../../src/testing/start-test-server.ts'
import { cut, leave, openRealtime, type RealtimeClient, type SignIn } from '../support/realtime-client.ts'
import { briefly, enterBody, exitBody, peerBody } from '../support/room-client.ts'

let database: TestDatabase
let redis: RedisServer
let one: TestServer
let other: TestServer
beforeAll(async () => {
  database = await cloneDatabase()
  // Nobody has unread messages, so that nobody has to read them: the notice of that could come at any time.
  await withConnection(database.adminUrl, (admin) => admin.query('delete from message_delivery'))
  redis = await startRedis()
  one = await start()
  other = await start()
})
afterEach(() => other.asOwner((db) => db.deleteFrom('signInAttempt').execute()))
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await redis.stop()
  await database.drop()
})

function start(realtime: TestServerOptions['realtime'] = {}): Promise<TestServer> {
  return startTestServer({ database, config: { redisUrl: redis.url }, realtime })
}

/** A server whose reader of events waits before it hands them on, for as long as the test says. */
async function startLateReader() {
  let [waiting, release] = [Promise.resolve(), (): void => undefined]
  const server = await start({
    startReader: (options) =>
      startOutboxReader({
        ...options,
        onEvents: async (events) => {
          await waiting
          await options.onEvents(events)
        },
      }),
  })
  return {
    ...server,
    hold: () => void (waiting = new Promise((resolve) => (release = resolve))),
    release: () => release(),
  }
}

async function connected(server: { url: string }, sent: SignIn): Promise<RealtimeClient> {
  const client = await openRealtime(server.url)
  expect(await client.signIn(sent)).toMatchObject({ code: 0, resumed: sent.sessionId !== undefined })
  return client
}

async function signedIn(username: string) {
  const token = await other.signIn(username)
  const { userId, tenantId } = (await other.send(user.info, { token })).data
  return { token, push: () => push(other, userId, tenantId) }
}

async function push(server: TestServer, userId: number, tenantId: number): Promise<void> {
  await server.ctx.db.inTenant(tenantId, async (tx) => {
    const { id } = await tx.db.selectFrom('businessType').select('id').limit(1).executeTakeFirstOrThrow()
    await pushMessage(tx, {
      businessTypeId: id,
      msgRuleCode: 'gateway',
      triggerId: 'gateway',
      title: 'Message',
      content: '<p>Message</p>',
      btnOptions: [],
      isCron: false,
      pushedBy: { userId: null, name: 'system' },
      pushedAt: server.ctx.clock.now(),
      audience: { userId },
    })
  })
}

/** Moves all events before the newest message to an hour ago, so that no server remembers any more who handled them. */
async function pushedLongAgo(): Promise<void> {
  const { rows } = await withConnection(database.adminUrl, (admin) =>
    admin.query<{ id: string }>(
      `update outbox_event set emitted_at = emitted_at - interval '1 hour'
       where id < (select max(id) from outbox_event where topic = 'message.pushed')
       returning id`,
    ),
  )
  const raw = new Redis(redis.url)
  for (const key of await raw.keys('console:realtime:events:*'))
    await raw.zrem(key, ...rows.map(({ id }) => id))
  raw.disconnect()
}

const ownRoom = async (token: string): Promise<string> =>
  workspace.seatRoomId((await other.send(user.info, { token })).data.userId)
/** The organisation of a greeting; 0 of anything else. */
const detailOf = ({ body }: Pick<Envelope, 'body'>): number =>
  body?.kind === 'onlineDetail' ? body.value.orgId : 0
/** The count of unread messages in a notice of them. */
const unreadOf = ({ body }: Pick<Envelope, 'body'>): number | undefined =>
  body?.kind === 'pushEvents' ? body.value.events[0]?.unreadCount : undefined
const idOf = (client: RealtimeClient): string => client.received[0]?.sessionId ?? ''
const numbersOf = (client: RealtimeClient): number[] =>
  client.received.map(({ seq }) => seq).filter((seq) => seq > 0)
const countTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

test('a message reaches the clients of both servers, and a session that ends through one closes its socket on the other [RT-010]', async () => {
  const { token, push: pushOne } = await signedIn('seat-001')
  const clients = [await connected(one, { token }), await connected(other, { token })]
  await pushOne()
  for (const client of clients) expect(await client.next(({ id }) => id === 1003)).toMatchObject({ seq: 1 })
  const elsewhere = await one.signIn('seat-001')
  await one.send(session.revokeOthers, { token: elsewhere })
  for (const client of clients) {
    expect(await client.next(({ id }) => id === 1002)).toMatchObject({
      body: { value: { fromIp: '127.0.0.1' } },
    })
    expect(await client.closed).toBe(4409)
  }
})

describe('a client whose server is killed', () => {
  let program: Running
  let dataDir: string
  afterEach(async () => {
    await program.end('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })

  async function startKillable(): Promise<{ url: string }> {
    dataDir = await mkdtemp(join(tmpdir(), 'console-killed-'))
    program = startProgram(dataDir, {
      DATABASE_URL: database.appUrl,
      SECRET_KEY_FILE: database.secretKeyFile,
      REDIS_URL: redis.url,
    })
    return { url: await program.ready }
  }

  test('resumes on another one without loss or repeat, with what was sent meanwhile [RT-009]', async () => {
    const MESSAGES = 60
    const killed = await startKillable()
    const { token, push: pushOne } = await signedIn('seat-002')
    const client = await connected(killed, { token })
    const publishing = (async () => {
      for (let count = 0; count < MESSAGES; count += 1) await pushOne()
    })()
    await client.next(({ seq }) => seq === 20)
    await program.end('SIGKILL')
    await client.closed
    const before = numbersOf(client)
    const ack = before.at(-1) ?? 0
    expect(before).toEqual(countTo(ack))
    const again = await connected(other, { token, sessionId: idOf(client), ack })
    await publishing
    await again.next(({ seq }) => seq === MESSAGES)
    expect([...before, ...numbersOf(again)]).toEqual(countTo(MESSAGES))
    expect(ack).toBeLessThan(MESSAGES)
  })

  test('gets what nobody had acknowledged, also after everything was published [RT-009]', async () => {
    const killed = await startKillable()
    const { token, push: pushOne } = await signedIn('seat-003')
    const client = await connected(killed, { token })
    for (let count = 0; count < 3; count += 1) await pushOne()
    await client.next(({ seq }) => seq === 3)
    await program.end('SIGKILL')
    for (let count = 0; count < 2; count += 1) await pushOne()
    const again = await connected(other, { token, sessionId: idOf(client), ack: 1 })
    await again.next(({ seq }) => seq === 5)
    expect(numbersOf(again)).toEqual([2, 3, 4, 5])
  })

  test('cannot resume a session that was ended meanwhile [RT-010]', async () => {
    const killed = await startKillable()
    const { token } = await signedIn('seat-004')
    const client = await connected(killed, { token })
    await program.end('SIGKILL')
    const elsewhere = await other.signIn('seat-004')
    await other.send(session.revokeOthers, { token: elsewhere })
    const again = await openRealtime(one.url)
    expect(await again.signIn({ token: elsewhere, sessionId: idOf(client) })).toMatchObject({
      code: 0,
      resumed: false,
    })
  })
})

describe('a session that moves between servers that run', () => {
  test('is continued there and back, and its former connection ends [RT-009]', async () => {
    const { token, push: pushOne } = await signedIn('seat-005')
    const first = await connected(one, { token })
    const sessionId = idOf(first)
    await pushOne()
    await first.next(({ seq }) => seq === 1)
    const second = await connected(other, { token, sessionId, ack: first.ack() })
    await first.closed
    await pushOne()
    await second.next(({ seq }) => seq === 2)
    await cut(second)
    await pushOne()
    const third = await connected(one, { token, sessionId, ack: second.ack() })
    await third.next(({ seq }) => seq === 3)
    await pushOne()
    await third.next(({ seq }) => seq === 4)
    expect([first, second, third].flatMap(numbersOf)).toEqual([1, 2, 3, 4])
  })

  test('is sent once what its former server had sent and the new one reads later, also on a third one [RT-009]', async () => {
    const late = await startLateReader()
    const { token, push: pushOne } = await signedIn('master')
    const first = await connected(one, { token })
    const sessionId = idOf(first)
    late.hold()
    for (let count = 1; count <= 2; count += 1) {
      await pushOne()
      await first.next((envelope) => unreadOf(envelope) === count)
    }
    await cut(first)
    const second = await connected(late, { token, sessionId, ack: first.ack() })
    late.release()
    await pushOne()
    // Events have an order: the server handles the event that it reads late before this one.
    await second.next((envelope) => unreadOf(envelope) === 3)
    late.hold()
    await cut(second)
    const third = await connected(other, { token, sessionId, ack: second.ack() })
    await pushOne()
    await third.next((envelope) => unreadOf(envelope) === 4)
    await cut(third)
    const again = await connected(late, { token, sessionId, ack: third.ack() })
    late.release()
    await pushOne()
    await again.next((envelope) => unreadOf(envelope) === 5)
    const clients = [first, second, third, again]
    expect(clients.flatMap((client) => client.received.flatMap((one) => unreadOf(one) ?? []))).toEqual([
      1, 2, 3, 4, 5,
    ])
    expect(clients.flatMap(numbersOf)).toEqual(countTo(5))
    await leave(again)
    await late.stop()
  })

  test('goes on at a server that started after its former one had ended, with what nobody had sent it [RT-009]', async () => {
    const late = await startLateReader()
    const { token, push: pushOne } = await signedIn('quality')
    const client = await connected(late, { token })
    await pushOne()
    await client.next((envelope) => unreadOf(envelope) === 1)
    late.hold()
    await pushOne()
    late.release()
    await late.stop()
    // No server remembers an event that was handled long ago, and it is not sent again.
    await pushedLongAgo()
    const young = await start()
    const again = await connected(young, { token, sessionId: idOf(client), ack: client.ack() })
    await again.next((envelope) => unreadOf(envelope) === 2)
    // Messages are sent in the order in which a server reads them: once the notice to another person is sent, so is
    // everything that was missed here.
    const colleague = await signedIn('seat-008')
    const witness = await connected(young, { token: colleague.token })
    await colleague.push()
    await witness.next((envelope) => unreadOf(envelope) !== undefined)
    await pushOne()
    await again.next((envelope) => unreadOf(envelope) === 3)
    expect([client, again].flatMap((each) => each.received.flatMap((one) => unreadOf(one) ?? []))).toEqual([
      1, 2, 3,
    ])
    await Promise.all([leave(again), leave(witness)])
    await young.stop()
  })

  test('gets the answers to its room events there, once and with their numbers [RT-009] [RT-016]', async () => {
    const { token } = await signedIn('seat-010')
    const roomId = await ownRoom(token)
    const first = await connected(one, { token })
    first.send({ requestId: 'in' }, enterBody(roomId))
    first.send({ requestId: 'out' }, exitBody(roomId))
    await first.next(({ requestId }) => requestId === 'out')
    await cut(first)
    const second = await connected(other, { token, sessionId: idOf(first), ack: 0 })
    await second.next(({ seq }) => seq === 2)
    expect(second.received.slice(1)).toMatchObject([
      { id: 1008, seq: 1, requestId: 'in' },
      { id: 1008, seq: 2, requestId: 'out' },
    ])
  })

  test('is sent the present state there again, above the numbers that it had [RT-009]', async () => {
    const { token } = await signedIn('manager')
    const businessTypeId =
      (await other.send(user.info, { token })).data.businessTypes?.[0]?.businessTypeId ?? 0
    const first = await connected(one, { token, businessTypeId })
    const { seq: ack, body } = await first.next((envelope) => detailOf(envelope) > 0)
    await cut(first)
    const second = await connected(other, { token, businessTypeId, sessionId: idOf(first), ack })
    const again = await second.next((envelope) => detailOf(envelope) === detailOf({ body }))
    expect(again.seq).toBeGreaterThan(ack)
    await leave(second)
  })

  test('is in its rooms there as before: nobody is notified, and what is sent there reaches it [RT-009] [RT-018] [RT-020]', async () => {
    const { token } = await signedIn('seat-011')
    const manager = await signedIn('manager')
    const roomId = await ownRoom(token)
    const { userId: seatId } = (await other.send(user.info, { token })).data
    const { userId } = (await other.send(user.info, { token: manager.token })).data
    const watcher = await connected(one, { token: manager.token })
    const first = await connected(one, { token })
    for (const client of [watcher, first]) {
      client.send({ requestId: 'in' }, enterBody(roomId))
      await client.next(({ requestId }) => requestId === 'in')
    }
    await cut(first)
    const second = await connected(other, { token, sessionId: idOf(first), ack: 1 })
    watcher.send({}, peerBody({ roomId, toUserId: seatId }))
    expect(await second.next(({ id }) => id === 1009)).toMatchObject({
      body: { value: { fromUserId: userId } },
    })
    second.send({ requestId: 'out' }, exitBody(roomId))
    await second.next(({ requestId }) => requestId === 'out')
    await expect
      .poll(() => briefly(watcher.received))
      .toEqual([
        `ONESELF_ENTER_ROOM ${roomId}: ${userId} [${userId}]`,
        `SOMEONE_ENTER_ROOM ${roomId}: ${seatId} [${userId} ${seatId}]`,
        `SOMEONE_EXIT_ROOM ${roomId}: ${seatId} [${userId}]`,
      ])
    await Promise.all([leave(watcher), leave(second)])
  })

  test('watches on: the audit log has one record of it, from the entry on one server to the exit on the other [RT-009]', async () => {
    const { token } = await signedIn('manager')
    const seat = await other.send(user.info, { token: (await signedIn('seat-006')).token })
    const roomId = workspace.seatRoomId(seat.data.userId)
    const first = await connected(one, { token })
    first.send({ requestId: 'in' }, enterBody(roomId))
    await first.next(({ requestId }) => requestId === 'in')
    const second = await connected(other, { token, sessionId: idOf(first), ack: 1 })
    await first.closed
    second.send({ requestId: 'out' }, exitBody(roomId))
    await second.next(({ requestId }) => requestId === 'out')
    const records = () =>
      other.asOwner((db) =>
        db
          .selectFrom('auditRecord')
          .where('opType', '=', 'seatWatch.watch')
          .where('targetName', '=', seat.data.name ?? '')
          .select('opUserName')
          .execute(),
      )
    await expect.poll(records).toHaveLength(1)
    expect(await other.asOwner((db) => db.selectFrom('seatWatch').selectAll().execute())).toEqual([])
    await leave(second)
    expect(await records()).toHaveLength(1)
  })

  test('is sent what its former server has for it before that one learns that it has moved, and is let go there [RT-009] [RT-020]', async () => {
    const { token } = await signedIn('seat-012')
    const roomId = await ownRoom(token)
    const { userId } = (await other.send(user.info, { token })).data
    const [seat, page] = [await connected(one, { token }), await connected(one, { token })]
    for (const client of [seat, page]) {
      client.send({ requestId: 'in' }, enterBody(roomId))
      await client.next(({ requestId }) => requestId === 'in')
    }
    const [raw, listening] = [new Redis(redis.url), new Redis(redis.url)]
    const channel = 'console:bus:message handed over'
    await listening.subscribe(channel)
    const handedOver = new Promise<string>((resolve) =>
      listening.once('message', (_channel, text: string) => resolve(text)),
    )
    const key = `console:realtime:session:${idOf(seat)}`
    await raw.hset(key, 'owner', 'another')
    page.send({}, peerBody({ roomId, toUserId: userId }))
    const text = (await handedOver).split(' ').slice(1).join(' ')
    // No message on the bus says that the session has moved: its server may have ended before.
    expect(await seat.closed).toBe(1006)
    const again = await connected(other, { token, sessionId: idOf(seat), ack: seat.ack() })
    await raw.publish(channel, `elsewhere ${text}`)
    expect(await again.next(({ id }) => id === 1009)).toMatchObject({
      body: { value: { fromUserId: userId } },
    })
    raw.disconnect()
    listening.disconnect()
    await Promise.all([leave(again), leave(page)])
  })

  test('is nobody else’s, and is over when its client leaves', async () => {
    const [mine, theirs] = [await signedIn('seat-006'), await signedIn('seat-007')]
    const client = await connected(one, { token: mine.token })
    const sessionId = idOf(client)
    const stranger = await openRealtime(other.url)
    expect(await stranger.signIn({ token: theirs.token, sessionId })).toMatchObject({
      code: 0,
      resumed: false,
    })
    client.socket.close(1000)
    await client.closed
    const keys = async () => {
      const connection = new Redis(redis.url)
      const found = await connection.keys(`*${sessionId}*`)
      connection.disconnect()
      return found
    }
    await expect.poll(keys).toEqual([])
    const again = await openRealtime(other.url)
    expect(await again.signIn({ token: mine.token, sessionId })).toMatchObject({ code: 0, resumed: false })
  })

  test('expires in Redis when nobody comes', async () => {
    const short = await start({ limits: { resumeMs: 300 } })
    const { token } = await signedIn('seat-008')
    const client = await connected(short, { token })
    await cut(client)
    const connection = new Redis(redis.url)
    await expect.poll(() => connection.keys(`*${idOf(client)}*`), { timeout: 5_000 }).toEqual([])
    connection.disconnect()
    await short.stop()
  })
})

test('what one server publishes on the bus reaches the others and not itself', async () => {
  const log = pino({ level: 'silent' })
  const buses = await Promise.all(
    ['a', 'b', 'c'].map(async (serverId) => {
      const connection = await openRedis(redis.url, log)
      return {
        serverId,
        connection,
        bus: redisBus({ redis: connection, serverId, log }),
        got: [] as string[],
      }
    }),
  )
  for (const { bus, got } of buses) bus.subscribe('a channel', (text) => got.push(text))
  const [a] = buses
  await expect
    .poll(async () => {
      a?.bus.publish('a channel', 'two words')
      return buses.map(({ got }) => got.at(-1))
    })
    .toEqual([undefined, 'two words', 'two words'])
  for (const { bus, connection } of buses) {
    bus.close()
    connection.disconnect()
  }
})

describe('without Redis', () => {
  test('a server does not start where REDIS_URL leads nowhere', async () => {
    await expect(openRedis('redis://127.0.0.1:1', pino({ level: 'silent' }))).rejects.toThrow(
      'The Redis of REDIS_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    )
  })

  test('that ends, a server goes on with its own sessions [RT-009]', async () => {
    const lost = await startRedis()
    const server = await startTestServer({ database, config: { redisUrl: lost.url } })
    const { token, push: pushOne } = await signedIn('seat-009')
    const client = await connected(server, { token })
    await pushOne()
    await client.next((envelope) => unreadOf(envelope) === 1)
    await lost.stop()
    await pushOne()
    await client.next((envelope) => unreadOf(envelope) === 2)
    await cut(client)
    await pushOne()
    // The client may have acknowledged the count already; the server sends the same count again.
    const ack = numbersOf(client).at(-1) ?? 0
    expect(numbersOf(client)).toEqual(countTo(ack))
    const again = await connected(server, { token, sessionId: idOf(client), ack })
    await again.next((envelope) => unreadOf(envelope) === 3)
    const numbers = numbersOf(again)
    expect(numbers).toEqual(countTo(numbers.length).map((number) => ack + number))
    await server.stop()
  })
})
