import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../src/access/session.store.ts'
import { noSharedRooms, type SharedRooms } from '../../src/gateway/rooms/shared-rooms.ts'
import { redisRooms } from '../../src/gateway/shared-rooms/redis-rooms.ts'
import { redisBus } from '../../src/platform/bus/bus.ts'
import { openRedis } from '../../src/platform/redis/open-redis.ts'
import { startRedis, type RedisServer } from '../../src/testing/redis-server.ts'
import { fakeGateway } from '../support/fake-connection.ts'
import { peerBody, roomClient } from '../support/room-client.ts'

let redis: RedisServer
let raw: Redis
beforeAll(async () => {
  redis = await startRedis()
  raw = new Redis(redis.url)
  raw.on('error', () => undefined)
})
afterAll(async () => {
  raw.disconnect()
  await redis.stop()
})

type Client = Awaited<ReturnType<typeof roomClient>>
type Server = Awaited<ReturnType<typeof startServer>>
let ends: (() => void)[] = []
let count = 0

/** The gateway of a server, with real Redis and its own time. */
async function startServer(limits = {}) {
  const silent = pino({ level: 'silent' })
  const connection = await openRedis(redis.url, silent)
  count += 1
  const serverId = `server-${count}`
  const bus = redisBus({ redis: connection, serverId, log: silent })
  let shared: SharedRooms = noSharedRooms
  const gateway = fakeGateway(
    limits,
    (parts) => (shared = redisRooms({ ...parts, redis: connection, bus, serverId })),
  )
  const { rooms } = gateway.services
  rooms.start()
  /** Stops the server: it sends nothing any more, and nothing reaches it. */
  const die = (): void => {
    void rooms.stop()
    bus.close()
    connection.disconnect()
  }
  ends.push(die)
  return {
    ...gateway,
    serverId,
    remote: shared.remote,
    client: (userId: number) => roomClient(gateway, userId),
    die,
  }
}
afterEach(() => {
  for (const end of ends) end()
  ends = []
})

async function twoServers(limits = {}) {
  return { one: await startServer(limits), other: await startServer(limits) }
}

/** All that a client gets from now on; to be polled. */
function gotBy(client: Client): () => string[] {
  const all: string[] = []
  return () => {
    all.push(...client.got())
    return all
  }
}

/** Seat 7 on one server and its watcher 8 on the other, who have read what they got. */
async function watchedSeat(limits = {}) {
  const { one, other } = await twoServers(limits)
  const seat = await one.client(7)
  await seat.enter('seat-7')
  await expect.poll(gotBy(seat)).toEqual(['ONESELF_ENTER_ROOM seat-7: 7 [7]'])
  await expect.poll(() => raw.hlen(`console:realtime:rooms:${one.serverId}`)).toBe(2)
  const watcher = await other.client(8)
  await untilMembersAre(other, 'seat-7', [7])
  await watcher.enter('seat-7')
  await expect.poll(gotBy(watcher)).toEqual(['ONESELF_ENTER_ROOM seat-7: 8 [8 7]'])
  await expect.poll(gotBy(seat)).toEqual(['SOMEONE_ENTER_ROOM seat-7: 8 [7 8]'])
  return { one, other, seat, watcher }
}

/** Waits until the server knows exactly these people among the other members of the room. */
async function untilMembersAre(server: Server, roomId: string, userIds: readonly number[]): Promise<void> {
  await expect.poll(() => server.remote.membersOf(roomId).map(({ userId }) => userId)).toEqual(userIds)
}

describe('members of one room on two servers', () => {
  test('see each other, the owner as such, and one who leaves [RT-015] [RT-016] [RT-017] [RT-018]', async () => {
    const { seat, watcher } = await watchedSeat()
    expect(watcher.sent.at(-1)?.body?.value).toMatchObject({
      members: [
        { userId: 8, name: 'User 8', isOwner: false },
        { userId: 7, name: 'User 7', isOwner: true },
      ],
    })
    await watcher.exit('seat-7')
    await expect.poll(gotBy(watcher)).toEqual(['ONESELF_EXIT_ROOM seat-7: 8 [7]'])
    await expect.poll(gotBy(seat)).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7]'])
    await seat.exit('seat-7')
    await expect.poll(gotBy(seat)).toEqual(['ONESELF_EXIT_ROOM seat-7: 7 []'])
    expect(watcher.got()).toEqual([])
  })

  test('are people: one with sessions on both is announced with the first and gone with the last [RT-018]', async () => {
    const { one, other, seat, watcher } = await watchedSeat()
    const second = await one.client(8)
    await second.enter('seat-7')
    await untilMembersAre(other, 'seat-7', [7, 8])
    await expect.poll(gotBy(second)).toEqual(['ONESELF_ENTER_ROOM seat-7: 8 [7 8]'])
    await watcher.exit('seat-7')
    await expect.poll(gotBy(watcher)).toEqual(['ONESELF_EXIT_ROOM seat-7: 8 [7 8]'])
    await untilMembersAre(one, 'seat-7', [])
    await second.exit('seat-7')
    await expect.poll(gotBy(second)).toEqual(['ONESELF_EXIT_ROOM seat-7: 8 [7]'])
    expect(seat.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7]'])
  })

  test('learn of a kick-off, a logout, another business type and a wait that is over [RT-019] [RT-023] [RT-024]', async () => {
    const { other, seat, watcher } = await watchedSeat()
    const second = await other.client(9)
    for (const session of other.services.registry.ofToken(hashToken('a-8')))
      other.services.registry.end(session, 'kickOff')
    await expect.poll(gotBy(seat)).toEqual(['SOMEONE_KICK_OFF seat-7: 8 [7]'])
    await second.enter('seat-7')
    await second.beat({ token: second.token, businessTypeId: 12 })
    await second.enter('seat-7')
    second.connection.ended(1000)
    const third = await other.client(9)
    await third.enter('seat-7')
    third.connection.ended(1006)
    other.timers.forward(60)
    const entered = 'SOMEONE_ENTER_ROOM seat-7: 9 [7 9]'
    const left = 'SOMEONE_EXIT_ROOM seat-7: 9 [7]'
    await expect.poll(gotBy(seat)).toEqual([entered, left, entered, left, entered, left])
    expect(watcher.got()).toEqual([])
  })

  test('leave with all sessions of a person whose right is taken away, and the others learn it once [RT-019]', async () => {
    const { one, other, seat, watcher } = await watchedSeat({ recheckMs: 0 })
    const [second, third] = [await one.client(8), await one.client(9)]
    for (const client of [second, third]) await client.enter('seat-7')
    await expect.poll(gotBy(seat)).toEqual(['SOMEONE_ENTER_ROOM seat-7: 9 [7 8 9]'])
    await expect.poll(gotBy(watcher)).toEqual(['SOMEONE_ENTER_ROOM seat-7: 9 [8 7 9]'])
    second.got()
    third.got()
    other.access.findEntry = async () => ({ kind: 'forbidden' })
    await watcher.beat({ token: watcher.token, businessTypeId: 11 })
    await expect.poll(gotBy(watcher)).toEqual(['ONESELF_EXIT_ROOM seat-7: 8 []'])
    await expect.poll(gotBy(second)).toEqual(['ONESELF_EXIT_ROOM seat-7: 8 []'])
    await third.exit('seat-7')
    await expect
      .poll(gotBy(seat))
      .toEqual(['SOMEONE_KICK_OFF seat-7: 8 [7 9]', 'SOMEONE_EXIT_ROOM seat-7: 9 [7]'])
    await expect
      .poll(gotBy(third))
      .toEqual(['SOMEONE_KICK_OFF seat-7: 8 [7 9]', 'ONESELF_EXIT_ROOM seat-7: 9 [7]'])
    await untilMembersAre(other, 'seat-7', [7])
  })

  test('are at most 50 sessions together, and another one is refused with 429', async () => {
    const { one, other } = await twoServers({ sessionsPerRoom: 2 })
    for (const server of [one, other]) {
      const client = await server.client(8)
      await client.enter('seat-7')
    }
    await untilMembersAre(one, 'seat-7', [8])
    const late = await one.client(9)
    await late.enter('seat-7')
    expect(late.got()).toEqual(['refused with 429'])
  })
})

describe('peer messages between servers', () => {
  const toSeat = (given = {}) => peerBody({ roomId: 'seat-7', toUserId: 7, ...given })

  test('reach every session of the addressed person, with the true sender, and nobody else [RT-020]', async () => {
    const { one, other, seat, watcher } = await watchedSeat()
    const [second, stranger] = [await other.client(7), await one.client(9)]
    for (const client of [second, stranger]) await client.enter('seat-7')
    await expect.poll(gotBy(stranger)).toEqual(['ONESELF_ENTER_ROOM seat-7: 9 [7 9 8]'])
    await expect.poll(gotBy(watcher)).toEqual(['SOMEONE_ENTER_ROOM seat-7: 9 [8 7 9]'])
    for (const client of [seat, second, watcher]) client.got()
    await watcher.send(toSeat({ fromUserId: 99 }))
    await expect.poll(gotBy(seat)).toEqual(['hello of 8'])
    await expect.poll(gotBy(second)).toEqual(['hello of 8'])
    await seat.send(peerBody({ roomId: 'seat-7', toUserId: 8 }))
    await expect.poll(gotBy(watcher)).toEqual(['hello of 7'])
    expect([stranger, seat, second].map((client) => client.got())).toEqual([[], [], []])
  })

  test('are refused with 404 once the person is in the room on no server', async () => {
    const { other, seat, watcher } = await watchedSeat()
    await seat.exit('seat-7')
    await untilMembersAre(other, 'seat-7', [])
    watcher.got()
    await watcher.send(toSeat())
    expect(watcher.got()).toEqual(['refused with 404'])
  })

  test('are 50 a second of one person over all servers, counted from the first [RT-020]', async () => {
    const { seat, watcher } = await watchedSeat()
    const key = 'console:realtime:peer-count:8'
    await watcher.send(toSeat())
    await expect.poll(gotBy(seat)).toEqual(['hello of 8'])
    expect(await raw.pttl(key)).toBeLessThanOrEqual(1000)
    await raw.set(key, 49, 'PX', 60_000)
    await watcher.send(toSeat())
    await watcher.send(toSeat())
    await expect.poll(gotBy(watcher)).toEqual(['refused with 429'])
    await expect.poll(gotBy(seat)).toEqual(['hello of 8'])
    await raw.del(key)
  })

  test('with the same id within 10 s are passed on once, whichever server they come through', async () => {
    const { one, seat, watcher } = await watchedSeat()
    const second = await one.client(8)
    await second.enter('seat-7')
    const sent = (text: string) => toSeat({ messageId: text, text: { text } })
    await watcher.send(sent('same'))
    await expect.poll(gotBy(seat)).toEqual(['same of 8'])
    const remainingMs = await raw.pttl('console:realtime:peer-id:8 same')
    expect([remainingMs > 5_000, remainingMs <= 10_000]).toEqual([true, true])
    await second.send(sent('same'))
    await second.send(sent('last'))
    await expect.poll(gotBy(seat)).toEqual(['last of 8'])
  })
})

describe('a server that is gone', () => {
  test('has its members leave 60 s after it was last heard, announced once, except for a session that goes on elsewhere [RT-009] [RT-018]', async () => {
    const { one, other, seat, watcher } = await watchedSeat()
    const third = await other.client(9)
    await third.enter('seat-7')
    await expect.poll(gotBy(seat)).toEqual(['SOMEONE_ENTER_ROOM seat-7: 9 [7 8 9]'])
    const [session] = other.services.registry.ofToken(hashToken('a-9'))
    if (!session) throw new Error('no session')
    watcher.got()
    other.die()
    const member = { userId: 9, name: 'User 9', isOwner: false }
    const moved = { ...session, link: null }
    one.services.rooms.restore(moved, [{ roomId: 'seat-7', member }])
    one.timers.forward(40)
    await seat.beat({ token: seat.token, businessTypeId: 11 })
    one.timers.forward(19.999)
    expect(seat.got()).toEqual([])
    one.timers.forward(0.001)
    expect(seat.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7 9]'])
    expect(watcher.got()).toEqual([])
    // The copy on the former server no longer counts: the person leaves with the session.
    one.services.rooms.end(moved, 'exit')
    expect(seat.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 9 [7]'])
  })

  test('and came back later is known as it is then', async () => {
    const { one, other, seat } = await watchedSeat()
    one.timers.forward(40)
    await seat.beat({ token: seat.token, businessTypeId: 11 })
    one.timers.forward(20)
    expect(seat.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7]'])
    other.timers.forward(2)
    await expect.poll(gotBy(seat)).toEqual(['SOMEONE_ENTER_ROOM seat-7: 8 [7 8]'])
  })
})

test('a server that begins later learns at once who is in the rooms', async () => {
  const { watcher } = await watchedSeat()
  const late = await startServer()
  await expect
    .poll(() =>
      late.remote
        .membersOf('seat-7')
        .map(({ userId }) => userId)
        .toSorted((a, b) => a - b),
    )
    .toEqual([7, 8])
  const client = await late.client(9)
  await client.enter('seat-7')
  await expect.poll(gotBy(watcher)).toEqual(['SOMEONE_ENTER_ROOM seat-7: 9 [8 7 9]'])
})

test('a server that missed changes reads all members of the other, and announces the difference', async () => {
  const { one, other, seat, watcher } = await watchedSeat()
  const third = await one.client(9)
  // As after a cut of the bus alone: the change is in Redis, and its number is not the next one.
  const key = `console:realtime:rooms:${other.serverId}`
  const [session] = other.services.registry.ofToken(hashToken('a-8'))
  await raw.hdel(key, `${session?.id} seat-7`)
  await raw.hset(key, 'x seat-7', JSON.stringify({ userId: 10, name: 'User 10', isOwner: false }))
  const missed = Number(await raw.hincrby(key, 'version', 5))
  const change = { kind: 'beat', server: other.serverId, version: missed }
  await raw.publish('console:bus:rooms', `${other.serverId} ${JSON.stringify(change)}`)
  await expect
    .poll(gotBy(seat))
    .toEqual(['SOMEONE_ENTER_ROOM seat-7: 10 [7 8 10]', 'SOMEONE_EXIT_ROOM seat-7: 8 [7 10]'])
  await third.enter('seat-7')
  await expect.poll(gotBy(watcher)).toEqual(['SOMEONE_ENTER_ROOM seat-7: 9 [8 7 9]'])
})

test('what is no message of a server is dropped and logged', async () => {
  const { one, other, seat, watcher } = await watchedSeat()
  for (const text of ['{', '{"kind":"joined"}', '{"kind":"left","server":"x","version":-1}'])
    await raw.publish('console:bus:rooms', `elsewhere ${text}`)
  await raw.publish(`console:bus:peer messages ${one.serverId}`, 'elsewhere {"roomId":"seat-7"}')
  await expect.poll(() => one.lines.filter(({ msg }) => msg.includes('another server')).length).toBe(4)
  await watcher.exit('seat-7')
  await expect.poll(gotBy(seat)).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7]'])
  expect(other.lines.filter(({ msg }) => msg.includes('another server'))).toHaveLength(3)
})

test('while Redis is lost the rooms of each server go on, and once it is back the others learn what changed', async () => {
  const { one, other, seat, watcher } = await watchedSeat()
  const third = await one.client(9)
  await redis.kill()
  await third.enter('seat-7')
  await expect.poll(gotBy(third)).toEqual(['ONESELF_ENTER_ROOM seat-7: 9 [7 9 8]'])
  expect(seat.got()).toEqual(['SOMEONE_ENTER_ROOM seat-7: 9 [7 9 8]'])
  await third.send(peerBody({ roomId: 'seat-7', toUserId: 7 }))
  await expect.poll(gotBy(seat)).toEqual(['hello of 9'])
  const fourth = await other.client(10)
  await watcher.exit('seat-7')
  await fourth.enter('seat-7')
  watcher.got()
  await redis.restart()
  await expect.poll(() => raw.pubsub('NUMSUB', 'console:bus:rooms')).toEqual(['console:bus:rooms', 2])
  for (const { timers } of [one, other]) timers.forward(2)
  await expect
    .poll(gotBy(seat))
    .toEqual(['SOMEONE_ENTER_ROOM seat-7: 10 [7 9 8 10]', 'SOMEONE_EXIT_ROOM seat-7: 8 [7 9 10]'])
  await expect
    .poll(gotBy(fourth))
    .toEqual(['ONESELF_ENTER_ROOM seat-7: 10 [10 7]', 'SOMEONE_ENTER_ROOM seat-7: 9 [10 7 9]'])
})
