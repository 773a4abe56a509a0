import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { session, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../src/access/session.store.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { leave, openRealtime, UpgradeRefused, type RealtimeClient } from '../support/realtime-client.ts'

const LIMITS = { unsignedPerAddress: 5, drainMs: 200, closeMs: 500, slowMs: 200 }
const CONFIGURED = 'https://console.example:8443'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({
    realtime: { limits: LIMITS },
    config: { realtimeOrigins: [CONFIGURED], publicUrl: 'https://public.example' },
  })
  token = await server.signIn('manager')
})
afterAll(() => server.stop())

async function refusalOf(opening: Parameters<typeof openRealtime>[1]): Promise<number> {
  try {
    await leave(await openRealtime(server.url, opening))
    return 101
  } catch (error) {
    if (error instanceof UpgradeRefused) return error.status
    throw error
  }
}
const ofOrigin = (origin: string) => refusalOf({ options: { origin } })

describe('an upgrade', () => {
  test('is accepted from the console itself, from configured origins and from what is no page', async () => {
    const origins = [server.url, 'https://public.example', CONFIGURED]
    expect(await Promise.all(origins.map(ofOrigin))).toEqual([101, 101, 101])
    expect(await refusalOf({})).toBe(101)
  })

  test('is refused with 403 from any other origin', async () => {
    const origins = [
      'https://evil.example',
      'null',
      'https://console.example',
      `${server.url}.evil.example`,
      '//',
    ]
    expect(await Promise.all(origins.map(ofOrigin))).toEqual([403, 403, 403, 403, 403])
  })

  test('is refused with 404 at other paths and with 400 without the subprotocol', async () => {
    expect(await refusalOf({ path: '/api/dolphin/realtime/other' })).toBe(404)
    expect(await refusalOf({ path: '/console/' })).toBe(404)
    expect(await refusalOf({ protocols: [] })).toBe(400)
    expect(await refusalOf({ protocols: ['dolphin.v2'] })).toBe(400)
  })

  test('is refused with 429 while five of its address have not signed in, and accepted once they have', async () => {
    const silent = await Promise.all(Array.from({ length: 5 }, () => openRealtime(server.url)))
    const refused = openRealtime(server.url)
    await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: '2' })
    await Promise.all(silent.map((client) => client.signIn({ token })))
    expect(await refusalOf({})).toBe(101)
    await Promise.all(silent.map(leave))
  })
})

test('a plain request of the socket’s address is not found', async () => {
  expect((await server.fetch('/api/dolphin/realtime')).status).toBe(404)
})

describe('describeDispatcher', () => {
  test('names the socket’s address at the public one, and the period [RT-004]', async () => {
    const body = { businessTypeID: 498, isWS: true as const, version: '2.5.0.5000' }
    const answer = await server.send(session.describeDispatcher, { token, body })
    expect(answer.data).toEqual({
      url: 'wss://public.example/api/dolphin/realtime',
      iceServers: [],
      heartbeat: 15,
    })
    expect((await server.send(session.describeDispatcher, { body })).status).toBe(401)
  })
})

describe('sign-in', () => {
  test('is with an enabled business type of the user alone, or with none [RT-006]', async () => {
    const { businessTypes, tenantId } = (await server.send(user.info, { token })).data
    const own = businessTypes?.[0]?.businessTypeId ?? 0
    const signIn = async (businessTypeId: number) => {
      const client = await openRealtime(server.url)
      const answer = await client.signIn({ token, businessTypeId })
      return { code: answer.code, closed: answer.code === 0 ? await leave(client) : await client.closed }
    }
    expect(await signIn(0)).toEqual({ code: 0 })
    expect(await signIn(own)).toEqual({ code: 0 })
    const foreign = await server.asOwner((db) =>
      db.selectFrom('businessType').select('id').where('tenantId', '!=', tenantId).executeTakeFirstOrThrow(),
    )
    for (const id of [foreign.id, 999_999_999, -1, 2 ** 60]) {
      expect(await signIn(id)).toEqual({ code: 403, closed: 4403 })
    }
    const setStatus = (status: 'enabled' | 'disabled') =>
      server.asOwner((db) => db.updateTable('businessType').set({ status }).where('id', '=', own).execute())
    await setStatus('disabled')
    expect(await signIn(own)).toEqual({ code: 403, closed: 4403 })
    await setStatus('enabled')
  })

  test('waits for the change of a one-time password, and ends with the session’s age', async () => {
    const seat = await server.signIn('seat-009')
    const { userId } = (await server.send(user.info, { token: seat })).data
    const setFlag = (mustChangePassword: boolean) =>
      server.asOwner((db) =>
        db.updateTable('appUser').set({ mustChangePassword }).where('id', '=', userId).execute(),
      )
    const codeOf = async () => (await (await openRealtime(server.url)).signIn({ token: seat })).code
    await setFlag(true)
    expect(await codeOf()).toBe(403)
    await setFlag(false)
    await server.asOwner((db) =>
      db
        .updateTable('session')
        .set({ lastUsedAt: new Date(Date.now() - 3 * 3_600_000) })
        .where('tokenHash', '=', hashToken(seat))
        .execute(),
    )
    expect(await codeOf()).toBe(401)
  })
})

describe('frames over a socket', () => {
  test('text, noise and unknown ids leave it open [RT-002] [RT-003]', async () => {
    const client = await openRealtime(server.url)
    await client.signIn({ token })
    client.socket.send('text')
    client.socket.send(Buffer.from([0xff, 0x00]))
    client.socket.send(Buffer.from([0x08, 0xf2, 0x07]))
    client.beat({ token, requestId: 'still' })
    expect(await client.next()).toMatchObject({ requestId: 'still', code: 0 })
    await leave(client)
  })

  test('1 MiB is read, one byte more closes with 1009, and so do more than 16 KiB before sign-in', async () => {
    const client = await openRealtime(server.url)
    await client.signIn({ token })
    client.socket.send(Buffer.alloc(1024 * 1024))
    client.beat({ token, requestId: 'still' })
    expect(await client.next()).toMatchObject({ requestId: 'still' })
    client.socket.send(Buffer.alloc(1024 * 1024 + 1))
    expect(await client.closed).toBe(1009)
    const unsigned = await openRealtime(server.url)
    unsigned.socket.send(Buffer.alloc(17 * 1024))
    expect(await unsigned.closed).toBe(1009)
  })

  test('10,000 messages or pings at once close with 4429 [RT-002]', async () => {
    const kinds: ((client: RealtimeClient) => void)[] = [
      ({ socket }) => socket.send('x'),
      ({ socket }) => socket.ping(),
    ]
    for (const send of kinds) {
      const client = await openRealtime(server.url)
      await client.signIn({ token })
      client.socket.on('error', () => undefined)
      for (let count = 0; count < 10_000; count += 1) send(client)
      expect(await client.closed).toBe(4429)
    }
  })
})

test('a server that stops closes with 1012 in batches, takes no upgrades, and ends', async () => {
  const other = await startTestServer({ realtime: { limits: { ...LIMITS, drainMs: 300 } } })
  const seat = await other.signIn('manager')
  const clients = await Promise.all(Array.from({ length: 4 }, () => openRealtime(other.url)))
  const moments = clients.map(async (client) => [await client.closed, performance.now()] as const)
  await Promise.all(clients.map((client) => client.signIn({ token: seat })))
  const stopping = other.stop()
  const late = openRealtime(other.url)
  await expect(late).rejects.toMatchObject({ status: 503, retryAfter: '2' })
  const closed = await Promise.all(moments)
  expect(closed.map(([code]) => code)).toEqual([1012, 1012, 1012, 1012])
  const times = closed.map(([, at]) => at)
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(100)
  await stopping
})

const RECONNECTING = 1500
/** As /proc/net/tcp has them. One for which the queue had no room: its first packet was dropped, and is repeated a second later. */
const [ESTABLISHED, SYN_SENT] = ['01', '02']

test.runIf(process.platform === 'linux')(
  'all clients that come back at once are accepted at once, however busy the server is',
  async () => {
    const port = Number(new URL(server.url).port)
    const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
    const sockets = Array.from({ length: RECONNECTING }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets) socket.on('error', () => undefined)
    // They connect with the next tick, and the server, in the same process, has not had its turn.
    await new Promise((resolve) => {
      process.nextTick(resolve)
    })
    const states = readFileSync('/proc/net/tcp', 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , remote]) => remote?.endsWith(suffix))
      .map(([, , , state]) => state)
    for (const socket of sockets) socket.destroy()
    const established = states.filter((state) => state === ESTABLISHED)
    expect(established.length).toBeGreaterThanOrEqual(RECONNECTING)
    expect(states.filter((state) => state === SYN_SENT)).toEqual([])
  },
)
