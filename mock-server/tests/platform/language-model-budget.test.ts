import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ChatRequest } from '../../src/platform/language-model/chat.ts'
import { requestAnswer } from '../../src/platform/language-model/request-answer.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { answers, fails, startModelServer, type ModelServer } from '../support/model-server.ts'

const DAILY_TOKENS = 10_000
const WAIT = { timeout: 10_000 }

// 17:00 in Shanghai, where the companies are.
const clock = manualClock('2026-11-21T09:00:00Z')
let model: ModelServer
let server: TestServer
let tenants: number[]
beforeAll(async () => {
  model = await startModelServer()
  server = await startTestServer({
    clock,
    config: {
      languageModel: {
        baseUrl: model.baseUrl,
        apiKey: undefined,
        model: 'small',
        dailyTokens: DAILY_TOKENS,
        price: { input: 2, output: 10, currency: 'EUR' },
      },
    },
  })
  const rows = await server.asOwner((db) =>
    db.selectFrom('tenant').where('timezone', '=', 'Asia/Shanghai').select('id').orderBy('id').execute(),
  )
  tenants = rows.map(({ id }) => id)
  if (tenants.length < 3) throw new Error('too few companies')
})
afterAll(async () => {
  await server.stop()
  await model.stop()
})
beforeEach(async () => {
  model.requests.length = 0
  await server.asOwner((db) => db.deleteFrom('languageModelDay').execute())
})

const request: ChatRequest = {
  messages: [
    { role: 'system', content: 'Answer.' },
    { role: 'user', content: '[]' },
  ],
  form: { name: 'verdict', schema: {} },
  maxAnswerTokens: 1000,
  signal: new AbortController().signal,
}
/** Tokens reserved for the request: 3 and 1 of texts, 8 for each message, 1000 for the answer. */
const NEEDED = 1020

const send = (tenantId = tenants[0] ?? 0) => requestAnswer(server.ctx, { ...request, tenantId })

const daysOf = (tenantId = tenants[0] ?? 0) =>
  server.asOwner(async (db) => {
    const { rows } = await sql<{
      day: string
      requests: number
      reserved: number
      input: number
      output: number
      cost: number
    }>`
      select day::text as day, requests, reserved_tokens as reserved, input_tokens as input, output_tokens as output,
        cost::float8 as cost
      from language_model_day where tenant_id = ${tenantId} order by day`.execute(db)
    return rows
  })

const useBefore = (inputTokens: number) =>
  server.asOwner((db) =>
    db
      .insertInto('languageModelDay')
      .values({ tenantId: tenants[0] ?? 0, day: '2026-11-21', inputTokens })
      .execute(),
  )

test('what a request used is counted for the company and its day, with the cost', async () => {
  model.reply(answers('yes', { usage: { prompt_tokens: 300, completion_tokens: 40 } }))
  await send()
  expect(await send()).toMatchObject({ kind: 'answered', use: { input: 300, output: 40 } })
  const cost = 2 * (300 * 2 + 40 * 10) * 1e-6
  expect(await daysOf()).toEqual([
    { day: '2026-11-21', requests: 2, reserved: 0, input: 600, output: 80, cost },
  ])
  expect(await daysOf(tenants[1])).toEqual([])
})

test('a request that just fits into the day’s budget is sent, and one token less is too little', async () => {
  model.reply(answers('yes'))
  await useBefore(DAILY_TOKENS - NEEDED)
  expect(await send()).toMatchObject({ kind: 'answered' })
  await server.asOwner((db) => db.deleteFrom('languageModelDay').execute())
  await useBefore(DAILY_TOKENS - NEEDED + 1)
  expect(await send()).toEqual({ kind: 'overBudget', use: { input: 0, output: 0, isEstimated: false } })
  expect(model.requests).toHaveLength(1)
  // Another company has a budget of its own.
  expect(await send(tenants[1])).toMatchObject({ kind: 'answered' })
})

test('one that is larger than the whole budget is not sent on an unused day either', async () => {
  const tooLarge = { ...request, maxAnswerTokens: DAILY_TOKENS, tenantId: tenants[0] ?? 0 }
  expect(await requestAnswer(server.ctx, tooLarge)).toMatchObject({ kind: 'overBudget' })
  expect(model.requests).toHaveLength(0)
})

test('the budget is new at the company’s midnight', async () => {
  model.reply(answers('yes'))
  await useBefore(DAILY_TOKENS)
  clock.forward(7 * 3600 - 1)
  expect(await send()).toMatchObject({ kind: 'overBudget' })
  clock.forward(1)
  expect(await send()).toMatchObject({ kind: 'answered' })
  expect((await daysOf()).map(({ day, requests }) => [day, requests])).toEqual([
    ['2026-11-21', 0],
    ['2026-11-22', 1],
  ])
  clock.forward(-7 * 3600)
})

test('requests at once reserve what they need: together they stay within the budget', async () => {
  const released: (() => void)[] = []
  model.reply((response, sent) => void released.push(() => answers('yes')(response, sent)))
  await useBefore(DAILY_TOKENS - 2 * NEEDED)
  const sent = [send(), send(), send()]
  await vi.waitFor(() => expect(released).toHaveLength(2), WAIT)
  expect(await Promise.race(sent)).toMatchObject({ kind: 'overBudget' })
  for (const release of released) release()
  const kinds = (await Promise.all(sent)).map(({ kind }) => kind)
  expect(kinds.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['answered', 'answered', 'overBudget'])
})

test('what was reserved for a request that failed is free again', async () => {
  model.reply(fails(401))
  expect(await send()).toMatchObject({ kind: 'unavailable', status: 401 })
  expect(await daysOf()).toEqual([
    { day: '2026-11-21', requests: 1, reserved: 0, input: 0, output: 0, cost: 0 },
  ])
})

test('three requests of a company run at once and six of all, and the next ones wait for their turn', async () => {
  const waiting: (() => void)[] = []
  model.reply((response, sent) => void waiting.push(() => answers('yes')(response, sent)))
  const ofOne = Array.from({ length: 4 }, () => send())
  await vi.waitFor(() => expect(waiting).toHaveLength(3), WAIT)
  const ofOthers = [1, 2].flatMap((index) => Array.from({ length: 3 }, () => send(tenants[index])))
  await vi.waitFor(() => expect(waiting).toHaveLength(6), WAIT)
  let released = 0
  const done = Promise.all([...ofOne, ...ofOthers])
  while (released < 10) {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(released), WAIT)
    waiting[released]?.()
    released += 1
  }
  expect((await done).map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => 'answered'))
  expect(model.mostAtOnce).toBe(6)
})

test('a request that nobody waits for any more leaves the queue', async () => {
  const released: (() => void)[] = []
  model.reply((response, sent) => void released.push(() => answers('yes')(response, sent)))
  const running = [send(), send(), send()]
  await vi.waitFor(() => expect(released).toHaveLength(3), WAIT)
  const exit = new AbortController()
  const queued = requestAnswer(server.ctx, { ...request, signal: exit.signal, tenantId: tenants[0] ?? 0 })
  exit.abort()
  expect(await queued).toMatchObject({ kind: 'timeout' })
  for (const release of released) release()
  await Promise.all(running)
  expect(model.requests).toHaveLength(3)
})
