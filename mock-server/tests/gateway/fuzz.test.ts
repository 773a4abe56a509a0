import { encodeEnvelope } from '@console/realtime'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { fakeGateway, settle } from '../support/fake-connection.ts'
import { buildHeartBeat, openRealtime } from '../support/realtime-client.ts'
import { peerBody, roomClient } from '../support/room-client.ts'

const FRAMES = 100_000
/** All 100,000 with FUZZ_FRAMES=100000: it takes minutes. */
const SOCKET_FRAMES = Number(process.env['FUZZ_FRAMES'] ?? 5_000)
/** Sent together, then the echo of a heartbeat shows that the connection is open. */
const FRAMES_OF_BURST = 10

/** Outside the count, so that it is never taken for a repeat. */
const uncounted = { seq: 0 }

const honest = encodeEnvelope(
  { seq: 3, ack: 2, requestId: 'r', sessionId: 's' },
  buildHeartBeat({ token: 'a-7' }),
)
const heads = fc.record({ seq: fc.nat(), ack: fc.nat(), sessionId: fc.string(), requestId: fc.string() })
const roomIds = fc.oneof(
  fc.constant('seat-7'),
  fc.nat(99).map((id) => `seat-${id}`),
  fc.string({ maxLength: 80 }),
)
const peerMessages = fc.record({
  messageId: fc.string({ maxLength: 80 }),
  roomId: roomIds,
  fromUserId: fc.integer(),
  toUserId: fc.oneof(fc.constantFrom(7, 8), fc.integer()),
  text: fc.option(fc.record({ text: fc.string() })),
  monitor: fc.option(
    fc.record({ command: fc.integer(), period: fc.nat(), streams: fc.array(fc.integer(), { maxLength: 5 }) }),
  ),
})
/** Noise, honest frames that were cut or changed in one byte, and hostile values in well-formed ones. */
const frames = fc.oneof(
  fc.uint8Array({ maxLength: 64 }),
  fc.nat({ max: honest.length }).map((length) => honest.slice(0, length)),
  fc
    .tuple(fc.nat({ max: honest.length - 1 }), fc.integer({ min: 0, max: 255 }))
    .map(([index, value]) => honest.with(index, value)),
  fc
    .tuple(heads, fc.record({ token: fc.string(), version: fc.string(), businessTypeId: fc.integer() }))
    .map(([head, { token, version, businessTypeId }]) =>
      encodeEnvelope(head, buildHeartBeat({ token, version, businessTypeId })),
    ),
  fc
    .tuple(heads, fc.record({ type: fc.integer({ min: -1, max: 4 }), roomId: roomIds }))
    .map(([head, value]) => encodeEnvelope({ ...head, ...uncounted }, { kind: 'roomEvent', value })),
  fc
    .tuple(heads, peerMessages)
    .map(([head, value]) => encodeEnvelope({ ...head, ...uncounted }, { kind: 'directMessage', value })),
)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ realtime: { limits: { framesPerSecond: 10_000 } } })
  token = await server.signIn('manager')
})
afterAll(() => server.stop())

test('100,000 hostile frames: nothing throws, closes are documented ones, and the gateway serves the next [RT-002] [RT-003]', async () => {
  const gateway = fakeGateway({ framesPerSecond: Number.MAX_SAFE_INTEGER })
  const codes = new Set<number>()
  let client = gateway.open()
  await client.beat({ token: 'a-7' })
  const neighbour = await roomClient(gateway, 8)
  await neighbour.enter('seat-7')
  for (const [index, frame] of fc.sample(frames, { numRuns: FRAMES, seed: 17 }).entries()) {
    client.connection.receive(frame, index % 10 !== 0)
    if (index % 20 === 0) await settle()
    if (index % 200 === 0) {
      gateway.timers.forward(1)
      await neighbour.beat({ token: neighbour.token, businessTypeId: 11 })
    }
    const { closedWith } = client.state
    if (closedWith === null) continue
    codes.add(closedWith)
    client.connection.ended(closedWith)
    client = gateway.open()
    await client.beat({ token: 'a-7' })
  }
  await settle()
  const allowed = [4401, 4403, 4429]
  expect([...codes].filter((code) => !allowed.includes(code))).toEqual([])
  const served = await roomClient(gateway, 8)
  expect(served.answer).toMatchObject({ code: 0 })
  gateway.timers.forward(1)
  await served.enter('seat-7')
  await neighbour.send(peerBody({ roomId: 'seat-7', toUserId: 8 }))
  expect(served.got().at(-1)).toBe('hello of 8')
  // The messages it got from the others carry their true ids.
  const senders = neighbour.sent.flatMap(({ body }) =>
    body?.kind === 'directMessage' ? [body.value.fromUserId] : [],
  )
  expect(new Set(senders)).toEqual(new Set([7]))
  expect(gateway.services.registry.size()).toBeLessThanOrEqual(101)
})

test(`${SOCKET_FRAMES} hostile frames over sockets end in documented closes alone, and the next connection is served [RT-002]`, async () => {
  const codes: number[] = []
  let client = await openRealtime(server.url)
  await client.signIn({ token })
  const sent = fc.sample(frames, { numRuns: SOCKET_FRAMES, seed: 23 })
  for (let start = 0; start < sent.length; start += FRAMES_OF_BURST) {
    for (const [index, frame] of sent.slice(start, start + FRAMES_OF_BURST).entries())
      client.socket.send(frame, { binary: index % 10 !== 0 })
    client.beat({ token, requestId: `after ${start}` })
    const alive = await client.next(({ requestId }) => requestId === `after ${start}`).catch(() => null)
    if (alive) continue
    codes.push(await client.closed)
    client = await openRealtime(server.url)
    await client.signIn({ token })
  }
  expect(codes.filter((code) => code !== 4401)).toEqual([])
  expect(codes.length).toBeGreaterThan(0)
  expect((await openRealtime(server.url).then((one) => one.signIn({ token }))).code).toBe(0)
}, 600_000)
