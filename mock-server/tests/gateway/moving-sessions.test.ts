import fc from 'fast-check'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startRedis, type RedisServer } from '../../src/testing/redis-server.ts'
import { toEvent, MovingClient, startMovingServer, type MovingServer } from '../support/moving-servers.ts'

/** All faults that the test has found were found within so many runs. */
const RUNS = 250
/** A busy machine takes so long at most; a lost message never comes. */
const SETTLE_MS = 15_000
const SERVERS = 3
const CLIENTS = 2

let redis: RedisServer
let raw: Redis
beforeAll(async () => {
  redis = await startRedis()
  raw = new Redis(redis.url)
})
afterAll(() => {
  raw.disconnect()
  return redis.stop()
})

const server = fc.nat(SERVERS - 1)
const client = fc.nat(CLIENTS - 1)
const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('emit' as const), count: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      server,
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('move' as const), client, server, isWaitedFor: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut' as const), client, isNoticed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('acknowledge' as const), client }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('hold' as const, 'release' as const), server }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), server }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), server }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'pause' as const }) },
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

async function createModel() {
  await raw.flushall()
  let emitted = 0
  const servers = Array.from({ length: SERVERS }, () => startMovingServer(redis.url))
  const clients = Array.from({ length: CLIENTS }, (_, index) => new MovingClient(index + 1, () => emitted))
  const serverAt = (index: number): MovingServer => servers[index] ?? startMovingServer(redis.url)
  for (const [index, one] of clients.entries()) await one.connect(serverAt(index))

  async function run(one: Command): Promise<void> {
    switch (one.kind) {
      case 'emit':
        for (let count = 0; count < one.count; count += 1) {
          emitted += 1
          for (const each of servers) each.stored(toEvent(emitted))
        }
        break
      case 'read':
        serverAt(one.server).read(one.count)
        break
      case 'move': {
        const moved = clients[one.client]?.connect(serverAt(one.server))
        if (one.isWaitedFor) await moved
        break
      }
      case 'cut':
        clients[one.client]?.cut(one)
        break
      case 'acknowledge':
        clients[one.client]?.acknowledge()
        break
      case 'hold':
        serverAt(one.server).hold()
        break
      case 'release':
        serverAt(one.server).release()
        break
      case 'fail':
        serverAt(one.server).failOnce()
        break
      case 'kill':
        serverAt(one.server).kill()
        // Another one starts instead, and reads from now on.
        servers[one.server] = startMovingServer(redis.url, idsFrom(1, emitted).map(toEvent))
        break
      default:
        await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }

  /** Waits until every client is connected and every server has read everything. */
  async function settle(): Promise<void> {
    for (const each of servers) each.release()
    await vi.waitFor(
      async () => {
        for (const each of servers) await each.readAll()
        for (const [index, one] of clients.entries())
          if (!one.isConnected()) await one.connect(serverAt(index % SERVERS))
        const lacking = clients.flatMap((one) => {
          const { from, eventIds } = one.lives.at(-1) ?? { from: 0, eventIds: [] }
          return idsFrom(from + 1, emitted).filter((id) => !eventIds.includes(id))
        })
        expect(lacking).toEqual([])
        expect(clients.map((one) => one.isConnected())).toEqual(clients.map(() => true))
      },
      { timeout: SETTLE_MS, interval: 5 },
    )
  }

  return { clients, run, settle, stop: () => Promise.all(servers.map((each) => each.stop())) }
}

const idsFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** Finds the events that a session brought more than once. */
const findRepeated = (eventIds: readonly number[]): number[] =>
  eventIds.filter((id, index) => eventIds.indexOf(id) !== index)

test('each event reaches the client of a session once, whichever of three servers has it and however late they read [RT-009]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 60 }), async (commands) => {
      const model = await createModel()
      try {
        for (const one of commands) await model.run(one)
        await model.settle()
        const lives = model.clients.flatMap((one) => one.lives)
        expect(lives.length).toBeGreaterThanOrEqual(CLIENTS)
        expect(lives.map(({ eventIds }) => findRepeated(eventIds))).toEqual(lives.map(() => []))
      } finally {
        await model.stop()
      }
    }),
    { numRuns: RUNS },
  )
}, 120_000)
