import { request as send } from 'node:http'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { answerError } from './error-answer.ts'
import { logAnswers, toRequestId } from './request-log.ts'

test('the id of a request is that which it came with, or that of its trace, where it is one, and otherwise new', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${trace}-b7ad6b7169203331-01`
  expect(toRequestId({ 'x-request-id': 'edge:17/a_b.c+d=', traceparent })).toBe('edge:17/a_b.c+d=')
  expect(toRequestId({ traceparent })).toBe(trace)
  expect(toRequestId({ 'x-request-id': 'x'.repeat(128) })).toBe('x'.repeat(128))
  for (const headers of [
    {},
    { 'x-request-id': 'x'.repeat(129) },
    { 'x-request-id': 'two words' },
    { 'x-request-id': '"}{"level":60' },
    { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` },
    { traceparent: 'nonsense' },
  ])
    expect(toRequestId(headers)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

type Line = { level: number; msg: string; requestId: string }
let app: FastifyInstance | undefined
afterEach(() => app?.close())

function logged(): { lines: Line[]; app: FastifyInstance } {
  const lines: Line[] = []
  const made = fastify({
    loggerInstance: pino(
      { base: null, level: 'debug' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
    ),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => toRequestId(headers),
  }) as unknown as FastifyInstance // its logger's type is another
  app = made
  made.setErrorHandler(answerError)
  logAnswers(made)
  return { lines, app: made }
}

test('an answer says its request’s id, and its line in the log also route, company and person', async () => {
  const { lines, app } = logged()
  app.get('/people/:id', async (request) => {
    request.bearer = { tenantId: 3, userId: 7 }
    return 'found'
  })
  app.get('/fails', async () => Promise.reject(new Error('broken')))
  const answer = await app.inject({ url: '/people/12?ticket=secret', headers: { 'x-request-id': 'edge-1' } })
  expect(answer.headers['x-request-id']).toBe('edge-1')
  const about = { requestId: 'edge-1', method: 'GET', route: '/people/:id', tenantId: 3, userId: 7 }
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toMatchObject({ ...about, path: '/people/:id', status: 200, level: 30, msg: 'answered' })
  await app.inject('/fails')
  expect(lines[1]).toMatchObject({ route: '/fails', level: 50, msg: 'request failed' })
})

test('a browser that leaves is no error, whatever its request ended with', async () => {
  const { lines, app } = logged()
  const left = Promise.withResolvers<void>()
  app.get('/slow', async (request) => {
    request.raw.socket.once('close', () => left.resolve())
    sent.destroy()
    await left.promise
    throw new Error('aborted')
  })
  const sent = send(`${await app.listen({ port: 0, host: '127.0.0.1' })}/slow`)
  sent.on('error', () => undefined).end()
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('failed for who had left'))
  expect(lines.map(({ msg }) => msg)).toContain('left before the end of the answer')
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})
