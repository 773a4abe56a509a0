import { company, exports, session, user, workspace, type Call, type BodyOf } from '@console/contracts'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startRedis, type RedisServer } from '../../src/testing/redis-server.ts'
import { cloneDatabase, DEMO_PASSWORD, type TestDatabase } from '../../src/testing/start-test-server.ts'
import { startTwoServers, type OneServer, type TwoServers } from '../../src/testing/two-servers.ts'
import { openRealtime, type RealtimeClient } from '../support/realtime-client.ts'
import { briefly, enterBody, exitBody, peerBody } from '../support/room-client.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'

/**
 * The deployment that docs/deploy.md describes, on this machine: two servers, PostgreSQL, Redis, a bucket and nginx before
 * them.
 */
let database: TestDatabase
let redis: RedisServer
let raw: Redis
let s3: S3Server
let two: TwoServers
/** Address of nginx. */
let address: string
let servers: TwoServers['servers']
beforeAll(async () => {
  database = await cloneDatabase()
  redis = await startRedis()
  raw = new Redis(redis.url)
  raw.on('error', () => undefined)
  s3 = await startS3Server()
  const { settings } = s3
  two = await startTwoServers({
    DATABASE_URL: database.appUrl,
    SECRET_KEY_FILE: database.secretKeyFile,
    REDIS_URL: redis.url,
    STORAGE: `s3://${settings.bucket}/console`,
    STORAGE_ENDPOINT: settings.endpoint ?? '',
    STORAGE_REGION: settings.region ?? '',
    STORAGE_ACCESS_KEY: settings.accessKey ?? '',
    STORAGE_SECRET_KEY: settings.secretKey ?? '',
    LOG_LEVEL: 'info',
  })
  address = two.address
  servers = two.servers
})
afterAll(async () => {
  await two?.stop()
  raw?.disconnect()
  await redis?.stop()
  await s3?.stop()
  await database?.drop()
})

const envelope = z.object({ data: z.unknown() })
type Sent = { token?: string; body?: unknown; at?: string }
async function send(call: Call, { token, body, at = address }: Sent = {}): Promise<unknown> {
  const answer = await fetch(at + call.path, {
    method: call.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  return envelope.parse(await answer.json()).data
}
async function signIn(username: string): Promise<{ token: string; userId: number }> {
  const body: BodyOf<typeof session.login> = {
    username,
    password: DEMO_PASSWORD,
    clientId: session.CLIENT_ID,
  }
  const { token } = z.object({ token: z.string() }).parse(await send(session.login, { body }))
  const { userId } = z.object({ userId: z.number() }).parse(await send(user.info, { token }))
  return { token, userId }
}

const idOf = (client: RealtimeClient): string => client.received[0]?.sessionId ?? ''
/** The server that a client is connected to. */
async function serverOf(client: RealtimeClient): Promise<string> {
  const find = () => raw.hget(`console:realtime:session:${idOf(client)}`, 'server')
  await expect.poll(find).not.toBeNull()
  return (await find()) ?? ''
}

async function connected(token: string, resumed?: RealtimeClient): Promise<RealtimeClient> {
  const client = await openRealtime(address)
  const sent = resumed ? { token, sessionId: idOf(resumed), ack: resumed.ack() } : { token }
  expect(await client.signIn(sent)).toMatchObject({ code: 0, resumed: resumed !== undefined })
  return client
}
/** Connects through nginx, until it reaches another server than this client's. */
async function connectedElsewhere(token: string, than: RealtimeClient): Promise<RealtimeClient> {
  for (;;) {
    const client = await connected(token)
    if ((await serverOf(client)) !== (await serverOf(than))) return client
    client.socket.close(1000)
  }
}
async function answered(client: RealtimeClient, body: Parameters<RealtimeClient['send']>[1]): Promise<void> {
  const requestId = `request-${Math.random()}`
  client.send({ requestId }, body)
  await expect
    .poll(() => client.received.find((one) => one.requestId === requestId), { timeout: 8_000 })
    .toMatchObject({ id: 1008, code: 0 })
}
const hasLease = ({ program }: OneServer): boolean => /"lease":"statistics"/.test(program.output())
const textsOf = (client: RealtimeClient): string[] =>
  client.received.flatMap(({ body }) => (body?.kind === 'directMessage' ? [body.value.text?.text ?? ''] : []))

test('two servers behind nginx behave as one, also when one is killed and Redis restarts [RT-009] [RT-010] [RT-018] [RT-020]', async () => {
  // Signing in, and files: whichever server answers.
  const [manager, seat] = [await signIn('manager'), await signIn('seat-001')]
  for (const { port } of servers)
    expect(await send(user.info, { token: manager.token, at: `http://127.0.0.1:${port}` })).toMatchObject({
      userId: manager.userId,
    })
  await expectSharedLogo(manager.token)

  // A room with members on both, and a notice to both.
  const roomId = workspace.seatRoomId(seat.userId)
  const agent = await connected(seat.token)
  const watcher = await connectedElsewhere(manager.token, agent)
  await answered(agent, enterBody(roomId))
  await answered(watcher, enterBody(roomId))
  await expect
    .poll(() => briefly(agent.received).at(-1))
    .toBe(`SOMEONE_ENTER_ROOM ${roomId}: ${manager.userId} [${seat.userId} ${manager.userId}]`)
  const second = await connectedElsewhere(manager.token, watcher)
  await send(exports.start, { token: manager.token, body: { kind: 'audit', filter: {}, format: 'csv' } })
  for (const client of [watcher, second])
    await expect.poll(() => client.received.some(({ id }) => id === 1003), { timeout: 8_000 }).toBe(true)
  second.socket.close(1000)

  // The leader of the common work is killed, with a client.
  await expect.poll(() => servers.filter(hasLease).length).toBe(1)
  const [killed, other] = servers.toSorted((a, b) => Number(hasLease(b)) - Number(hasLease(a)))
  if (!killed || !other) throw new Error('no two servers')
  const sent = Array.from({ length: 40 }, (_, index) => `text ${index}`)
  const say = (text: string, client: RealtimeClient) =>
    client.send({}, peerBody({ roomId, toUserId: seat.userId, messageId: text, text: { text } }))
  for (const text of sent.slice(0, 20)) say(text, watcher)
  await expect.poll(() => textsOf(agent)).toHaveLength(20)
  await killed.program.end('SIGKILL')
  const isAgents = await Promise.race([agent.closed.then(() => true), watcher.closed.then(() => false)])
  const agentNow = isAgents ? await connected(seat.token, agent) : agent
  const watcherNow = isAgents ? watcher : await connected(manager.token, watcher)
  for (const text of sent.slice(20)) say(text, watcherNow)
  const heard = () => (isAgents ? [...textsOf(agent), ...textsOf(agentNow)] : textsOf(agent))
  await expect.poll(heard).toEqual(sent)
  await expect.poll(() => hasLease(other), { timeout: 15_000 }).toBe(true)

  // It comes back, and so does Redis.
  await two.restart(killed)
  await redis.kill()
  await redis.restart()
  await expect
    .poll(() => raw.pubsub('NUMSUB', 'console:bus:rooms'), { timeout: 10_000 })
    .toEqual(['console:bus:rooms', 2])
  await answered(watcherNow, exitBody(roomId))
  await expect
    .poll(() => briefly(agentNow.received).at(-1))
    .toBe(`SOMEONE_EXIT_ROOM ${roomId}: ${manager.userId} [${seat.userId}]`)
  // Nobody was notified of the kill.
  const statuses = briefly(isAgents ? [...agent.received, ...agentNow.received] : agent.received)
  expect(statuses.filter((text) => text.startsWith('SOMEONE'))).toHaveLength(2)
}, 60_000)

async function expectSharedLogo(token: string): Promise<void> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0h1v1H0z"/></svg>'
  const form = new FormData()
  form.append('purpose', company.LOGO_PURPOSE.expanded)
  form.append('file', new File([drawing], 'logo.svg', { type: 'image/svg+xml' }))
  const uploaded = await fetch(address + company.uploadLogo.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { url } = z.object({ data: z.object({ url: z.string() }) }).parse(await uploaded.json()).data
  for (const { port } of servers) {
    const read = await fetch(new URL(url, `http://127.0.0.1:${port}`), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await read.text()).toBe(drawing)
  }
}
