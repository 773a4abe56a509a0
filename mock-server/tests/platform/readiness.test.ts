import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { mountOperations } from '../../src/platform/http/operations.ts'
import { startTestServer } from '../../src/testing/start-test-server.ts'

const app = fastify()
afterAll(() => app.close())

test('a database that never answers is not ready, and the answer does not wait for it', async () => {
  const server = await startTestServer()
  const { ctx } = server
  const db = { ...ctx.db, ping: () => new Promise<void>(() => undefined) }
  mountOperations(app, { ...ctx, db }, { isStopping: false, pingTimeLimitMs: 20 })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'database unavailable' }])
  await server.stop()
})
