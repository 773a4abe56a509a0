import { once } from 'node:events'
import { request } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = fastify({ forceCloseConnections: true })
  limitBodyTime(app, 50)
  app.post('/usual', async () => 'done')
  app.post('/slow', { config: { isSlowBody: true } }, async () => 'done')
  await app.listen({ port: 0 })
})
afterEach(() => app.close())

/** Sends the beginning of a body, and nothing more. */
function begin(path: string) {
  const sending = request(new URL(path, app.listeningOrigin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 10 },
  })
  sending.write('{')
  return sending
}

test('a body that does not come to its end ends the connection', async () => {
  const [error] = await once(
    begin('/usual').on('response', () => undefined),
    'error',
  )
  expect(error).toMatchObject({ code: 'ECONNRESET' })
})

test('where a body may be slow it is waited for', async () => {
  const sending = begin('/slow')
  // Waits until the usual limit has ended another request.
  await once(begin('/usual'), 'error')
  sending.end('"a": 123}')
  const [answer] = await once(sending, 'response')
  expect(answer).toMatchObject({ statusCode: 200 })
})
