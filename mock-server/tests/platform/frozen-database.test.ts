import { user } from '@console/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CuttingProxy } from '../../chaos/realtime/cutting-proxy.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'

// Limits of several seconds follow each other.
vi.setConfig({ testTimeout: 120_000 })

/** A server whose connections to its database can fall silent: nothing ends them, and nothing arrives. */
let database: TestDatabase
let proxy: CuttingProxy
let server: TestServer
beforeAll(async () => {
  database = await cloneDatabase()
  const direct = new URL(database.appUrl)
  proxy = new CuttingProxy(Number(direct.port))
  const { host } = new URL(await proxy.start())
  direct.host = host
  direct.search = ''
  server = await startTestServer({
    database: { ...database, appUrl: direct.href },
    requestStatementTimeoutMs: 1_000,
    databaseLimits: { suspectedMs: 3_000, stopMs: 2_000 },
  })
})
afterAll(async () => {
  await proxy.stop()
  await database.drop()
})

const readiness = async (): Promise<number> => (await server.fetch('/readyz')).status
const withinLimit = { timeout: 15_000 }

test('a database that falls silent fails requests and holds no stop, and another at its address is used soon', async () => {
  const token = await server.signIn('manager')
  const request = async (): Promise<number> => (await server.send(user.info, { token })).status
  // Both pools have idle connections.
  expect(await Promise.all([request(), request(), request(), request(), readiness()])).toEqual([
    200, 200, 200, 200, 200,
  ])

  proxy.cut('silent')
  expect(await readiness()).toBe(503)
  // They end, which proves their limit: nothing else would end them for a quarter of an hour.
  expect(await Promise.all([request(), request(), request()])).toEqual([503, 503, 503])
  expect(await readiness()).toBe(503)

  proxy.replace()
  await expect.poll(readiness, withinLimit).toBe(200)
  await expect
    .poll(() => Promise.all([request(), request(), request(), request()]), withinLimit)
    .toEqual([200, 200, 200, 200])

  proxy.cut('silent')
  const waiting = request()
  // This takes until its limit, so the request has arrived.
  expect(await readiness()).toBe(503)
  await server.stop()
  expect(await waiting).toBe(503)
})
