import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChatRequest } from '../../src/platform/language-model/chat.ts'
import { languageModel, type LanguageModelOptions } from '../../src/platform/language-model/language-model.ts'
import { pauseAfter, retryAfterMs } from '../../src/platform/language-model/retry.ts'
import {
  answers,
  event,
  fails,
  isSilent,
  piece,
  resets,
  startModelServer,
  startOfStream,
  streams,
  type ModelServer,
} from '../support/model-server.ts'

let server: ModelServer
let pauses: number[] = []
let logged = ''
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.requests.length = 0
  pauses = []
  logged = ''
})

const log = pino({ level: 'trace' }, { write: (line) => (logged += line) })

function model(options: Partial<LanguageModelOptions> = {}) {
  const { baseUrl } = server
  const settings = { baseUrl, apiKey: 'key-7f3', model: 'small', dailyTokens: 1000, price: null }
  return languageModel(settings, { log, pause: async (periodMs) => void pauses.push(periodMs), ...options })
}

const request = (given: Partial<ChatRequest> = {}): ChatRequest => ({
  messages: [
    { role: 'system', content: 'Say whether there is a greeting.' },
    { role: 'user', content: 'nǐ hǎo, said in private' },
  ],
  form: { name: 'verdict', schema: { type: 'object' } },
  maxAnswerTokens: 300,
  signal: new AbortController().signal,
  ...given,
})

const counted = { input: 100, output: 20, isEstimated: false }
const nothing = { input: 0, output: 0, isEstimated: false }

test('a request is sent with model, key, limit and form, and its streamed answer is read whole', async () => {
  server.reply(answers('{"greeting": "你好, naïve 🌸"}'))
  expect(await model().complete(request())).toEqual({
    kind: 'answered',
    text: '{"greeting": "你好, naïve 🌸"}',
    use: counted,
  })
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer key-7f3' },
    body: {
      model: 'small',
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0,
      max_tokens: 300,
      messages: request().messages,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'verdict', strict: true, schema: { type: 'object' } },
      },
    },
  })
})

test('an answer that arrives byte by byte is read like one in one piece', async () => {
  const bytes = Buffer.from(piece({ content: '晚上好' }, 'stop') + event('[DONE]'))
  server.reply((response) => {
    startOfStream(response)
    for (const byte of bytes) response.write(Buffer.of(byte))
    response.end()
  })
  expect(await model().complete(request())).toMatchObject({ kind: 'answered', text: '晚上好' })
})

test('tokens that the endpoint does not count are estimated from the bytes', async () => {
  server.reply(answers('你好', { usage: null }))
  const messages = [{ role: 'user', content: 'abcdefg' }] as const
  // 7 bytes are 3 tokens and a message has 8 more; 6 bytes are 2.
  expect(await model().complete(request({ messages }))).toMatchObject({
    use: { input: 11, output: 2, isEstimated: true },
  })
})

test('fields that an endpoint refuses by name are left out at once and from then on', async () => {
  const extra = (field: string) => fails(422, { detail: [{ type: 'extra_forbidden', loc: ['body', field] }] })
  const small = model()
  server.reply(
    extra('stream_options'),
    fails(400, { error: { message: 'response_format json_schema is not supported' } }),
    fails(400, { error: { message: "'max_tokens' is not supported. Use 'max_completion_tokens' instead." } }),
    answers('{}'),
  )
  expect(await small.complete(request())).toMatchObject({ kind: 'answered', text: '{}' })
  expect(await small.complete(request())).toMatchObject({ kind: 'answered' })
  expect(server.requests).toHaveLength(5)
  expect(pauses).toEqual([])
  for (const { body } of server.requests.slice(3))
    expect(Object.keys(body).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
      'stream',
      'temperature',
    ])
})

test('two requests at once that are refused the same field are both answered', async () => {
  const small = model()
  server.reply((response, sent) => {
    const reply = 'stream_options' in sent.body ? fails(400, { error: 'stream_options' }) : answers('{}')
    reply(response, sent)
  })
  const both = await Promise.all([small.complete(request()), small.complete(request())])
  expect(both.map(({ kind }) => kind)).toEqual(['answered', 'answered'])
  expect(server.requests).toHaveLength(4)
})

test('without a byte for too long a request ends, before the first one and in the middle', async () => {
  const impatient = model({ silenceMs: 60 })
  server.reply(isSilent, streams(piece({ content: 'abcdef' })))
  expect(await impatient.complete(request())).toEqual({ kind: 'timeout', use: nothing })
  // The sent and received tokens were charged for.
  expect(await impatient.complete(request())).toMatchObject({
    kind: 'timeout',
    use: { output: 2, isEstimated: true },
  })
  expect(server.requests).toHaveLength(2)
})

test('an answer that goes on and on ends at the time limit of the whole', async () => {
  let timer: NodeJS.Timeout | undefined
  server.reply(
    streams(piece({ content: 'a' }), (response) => {
      timer = setInterval(() => response.write(': still thinking\n\n'), 10)
    }),
  )
  expect(await model({ totalMs: 120, silenceMs: 60_000 }).complete(request())).toMatchObject({
    kind: 'timeout',
  })
  clearInterval(timer)
})

test('a slow first byte within the limits is waited for', async () => {
  server.reply((response, sent) => void setTimeout(() => answers('late')(response, sent), 50))
  expect(await model({ silenceMs: 5000 }).complete(request())).toMatchObject({
    kind: 'answered',
    text: 'late',
  })
})

test('a request that nobody waits for any more is aborted', async () => {
  const exit = new AbortController()
  server.reply((response) => {
    startOfStream(response).write(piece({ content: 'a' }))
    exit.abort()
  })
  expect(await model().complete(request({ signal: exit.signal }))).toMatchObject({ kind: 'timeout' })
})

test('429 and 5xx are tried again after a pause, the one that the endpoint requests where it does', async () => {
  server.reply(fails(500), fails(429, {}, { 'retry-after': '2' }), answers('at last'))
  expect(await model().complete(request())).toEqual({ kind: 'answered', text: 'at last', use: counted })
  expect(pauses).toHaveLength(2)
  expect(pauses[0]).toBeGreaterThanOrEqual(250)
  expect(pauses[0]).toBeLessThanOrEqual(500)
  expect(pauses[1]).toBe(2000)
})

test('after three attempts, and where the requested pause is too long, the endpoint is not available', async () => {
  server.reply(fails(503))
  expect(await model().complete(request())).toEqual({ kind: 'unavailable', status: 503, use: nothing })
  expect(server.requests).toHaveLength(3)
  server.reply(fails(429, {}, { 'retry-after': '11' }))
  expect(await model().complete(request())).toMatchObject({ kind: 'unavailable', status: 429 })
  expect(server.requests).toHaveLength(4)
})

test.for([400, 401, 403, 404, 302])('a %i is not tried again', async (status) => {
  server.reply(fails(status, { error: { code: 'no', message: 'no' } }, { location: server.baseUrl }))
  expect(await model().complete(request())).toMatchObject({ kind: 'unavailable', status })
  expect(server.requests).toHaveLength(1)
})

test('a connection that breaks is tried again, before the answer and within it, and both uses count', async () => {
  server.reply(
    resets,
    streams(piece({ content: 'abc' }), (response) => response.destroy()),
    answers('whole'),
  )
  const input = 8 * 2 + 11 + 9
  expect(await model().complete(request())).toEqual({
    kind: 'answered',
    text: 'whole',
    use: { input: 100 + input, output: 21, isEstimated: true },
  })
  expect(server.requests).toHaveLength(3)
})

test('an answer that ends without its end, and an error within it, are tried again', async () => {
  server.reply(
    streams(piece({ content: 'half' }), (response) => response.end()),
    streams(event({ error: { message: 'overloaded', code: 529 } }), (response) => response.end()),
    answers('whole'),
  )
  expect(await model().complete(request())).toMatchObject({ kind: 'answered', text: 'whole' })
})

test('an endpoint that cannot be reached is not available', async () => {
  const gone = await startModelServer()
  await gone.stop()
  const settings = { baseUrl: gone.baseUrl, apiKey: undefined, model: 'm', dailyTokens: 1, price: null }
  const unreachable = languageModel(settings, { log, pause: async (periodMs) => void pauses.push(periodMs) })
  expect(await unreachable.complete(request())).toEqual({ kind: 'unavailable', status: null, use: nothing })
  expect(pauses).toHaveLength(2)
})

test.for([
  ['broken JSON', streams('data: {"choices": [\n\n')],
  ['JSON of something else', streams(event({ choices: 'none' }))],
  ['a page of a proxy', fails(200, '<html>', { 'content-type': 'text/html' })],
  ['an answer that was not streamed', fails(200, { choices: [] })],
  ['an answer that was cut off', answers('{"hit": tr', { finish: 'length' })],
] as const)('%s is a bad answer, and not tried again', async ([, reply]) => {
  server.reply(reply)
  expect(await model().complete(request())).toMatchObject({ kind: 'badAnswer' })
  expect(server.requests).toHaveLength(1)
})

test('an answer of a mebibyte is read, and one byte more is too long', async () => {
  const end = piece({}, 'stop') + event('[DONE]')
  const ofBytes = (bytes: number) => `: ${'x'.repeat(bytes - end.length - 4)}\n\n${end}`
  server.reply(streams(ofBytes(1_048_576)), streams(ofBytes(1_048_577)))
  expect(await model().complete(request())).toMatchObject({ kind: 'answered' })
  expect(await model().complete(request())).toMatchObject({ kind: 'badAnswer' })
})

test.for([
  [
    'the model',
    streams(piece({ refusal: 'I cannot help with that.' }) + piece({}, 'stop') + event('[DONE]')),
  ],
  ['a filter of the answer', answers('{"hi', { finish: 'content_filter' })],
  ['a filter of the request', fails(400, { error: { code: 'content_filter', message: 'filtered' } })],
] as const)('a refusal of %s is one, and not tried again', async ([, reply]) => {
  server.reply(reply)
  expect(await model().complete(request())).toMatchObject({ kind: 'refused' })
  expect(server.requests).toHaveLength(1)
})

test('neither the key nor the texts are in the log', async () => {
  server.reply(fails(401, { error: { code: 'invalid_api_key', message: 'wrong key key-7f3' } }), resets)
  await model().complete(request())
  await model().complete(request())
  expect(logged).toContain('invalid_api_key')
  expect(logged).not.toContain('key-7f3')
  expect(logged).not.toContain('said in private')
})

test('a requested pause is read in seconds or as a date, and each further one of our own is twice as long', () => {
  const now = Date.parse('2026-11-26T10:00:00Z')
  expect(retryAfterMs('3', now)).toBe(3000)
  expect(retryAfterMs('Thu, 26 Nov 2026 10:00:07 GMT', now)).toBe(7000)
  expect(retryAfterMs('Thu, 26 Nov 2026 09:00:00 GMT', now)).toBe(0)
  for (const header of [null, '', 'soon', '-1x']) expect(retryAfterMs(header, now)).toBeNull()
  const own = (attempt: number, random: number) => pauseAfter(attempt, { requestedMs: null, random })
  expect([own(1, 0), own(1, 1), own(2, 0), own(2, 1), own(3, 0)]).toEqual([250, 500, 500, 1000, null])
  expect(pauseAfter(1, { requestedMs: 10_000 })).toBe(10_000)
  expect(pauseAfter(1, { requestedMs: 10_001 })).toBeNull()
})
