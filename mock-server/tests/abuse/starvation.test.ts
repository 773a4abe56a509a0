import { business, credential, openApi, session, user } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { toTokenForm } from '../support/clients.ts'
import { manualClock } from '../support/clock.ts'

/** A loaded machine takes its time. */
const WAIT = { timeout: 20_000 }

const manual = manualClock('2026-11-21T09:00:00Z')
/**
 * Ends of the requests' waits for their turn; routines of the server, whose next time is minutes away, wait by the same
 * clock.
 */
const waits: string[] = []
const LONGEST_TURN_MS = 10_000
const clock = {
  ...manual,
  reach: (moment: Date, signal: AbortSignal) => {
    if (moment.getTime() - manual.now().getTime() <= LONGEST_TURN_MS) waits.push(moment.toISOString())
    return manual.reach(moment, signal)
  },
}

let server: TestServer
let manager: string
let neighbour: string
beforeAll(async () => {
  server = await startTestServer({ clock, requestStatementTimeoutMs: 60_000 })
  manager = await server.signIn('manager')
  neighbour = await server.signIn('provider-admin')
})
beforeEach(() => void waits.splice(0))
afterAll(() => server.stop())

/** Everything that reads organisations waits until `work` is over. */
async function whileReadingWaits<Result>(of: TestServer, work: () => Promise<Result>): Promise<Result> {
  return of.asOwner((db) =>
    db.transaction().execute(async (tx) => {
      await sql`lock table organization in access exclusive mode`.execute(tx)
      return work()
    }),
  )
}

/** Waits until so many connections of the application wait for the organisations, and no more. */
async function untilWaiting(connections: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await server.asOwner((db) =>
      sql<{ waiting: number }>`select count(distinct pid) as waiting from pg_locks
        where not granted and relation = 'organization'::regclass
          and database = (select oid from pg_database where datname = current_database())`.execute(db),
    )
    return rows[0]?.waiting
  }
  await vi.waitFor(async () => expect(await waiting()).toBe(connections), WAIT)
}

const read = (language: 'en' | 'zh' = 'en') =>
  server.send(user.organizationList, { token: manager, body: {}, language })

async function statusesOf(answers: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('of 129 slow reads of one person at once one is refused, 8 run at a time, and nobody else notices', async () => {
  const reads = await whileReadingWaits(server, async () => {
    const sent = Array.from({ length: 129 }, () => read())
    const refused = await Promise.race(sent)
    expect(refused).toMatchObject({
      status: 429,
      message: 'Too many requests at once. Try again in a moment.',
      detail: { retryAfterSeconds: 2 },
    })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(waits).toHaveLength(120)
    await untilWaiting(8)
    expect(await read('zh')).toMatchObject({ status: 429, message: '同时进行的请求过多，请稍后重试。' })
    const other = await server.send(business.businessTypePage, { token: neighbour, body: {} })
    expect(other.status).toBe(200)
    return { sent }
  })
  expect(await statusesOf(reads.sent)).toEqual({ 200: 128, 429: 1 })
})

test('a request waits for its turn for ten seconds, and not longer', async () => {
  const { running } = await whileReadingWaits(server, async () => {
    const sent = Array.from({ length: 8 }, () => read())
    await untilWaiting(8)
    const ninth = read()
    await vi.waitFor(() => expect(waits).toEqual(['2026-11-21T09:00:10.000Z']), WAIT)
    let isAnswered = false
    void ninth.then(() => (isAnswered = true))
    manual.forward(9)
    manual.wake()
    expect((await server.send(business.businessTypePage, { token: neighbour, body: {} })).status).toBe(200)
    expect(isAnswered).toBe(false)
    manual.forward(1)
    manual.wake()
    expect((await ninth).status).toBe(429)
    return { running: sent }
  })
  expect(await statusesOf(running)).toEqual({ 200: 8 })
})

test('an API client takes 8 connections at most, too', async () => {
  const { data: client } = await server.send(credential.create, { token: manager })
  if (client === null) throw new Error('no client was made')
  const form = toTokenForm(client)
  const body = new URLSearchParams(form)
  const answer = await server.fetch(openApi.TOKEN_PATH, { method: 'POST', body })
  const { access_token: token } = openApi.tokenAnswer.parse(await answer.json())
  const { reads } = await whileReadingWaits(server, async () => {
    const sent = Array.from({ length: 9 }, () => server.send(openApi.organizations, { token }))
    await vi.waitFor(() => expect(waits).toHaveLength(1), WAIT)
    await untilWaiting(8)
    return { reads: sent }
  })
  expect(await statusesOf(reads)).toEqual({ 200: 9 })
})

test('while every connection is busy people sign in, and sessions are checked', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let started = 0
  const busy = Array.from({ length: 20 }, () =>
    server.ctx.db.inTenant(1, async () => {
      started += 1
      await released
    }),
  )
  await vi.waitFor(() => expect(started).toBe(20), WAIT)
  const token = await server.signIn('manager')
  expect(
    (await server.send(session.checkToken, { body: { token, clientId: session.CLIENT_ID } })).status,
  ).toBe(200)
  expect((await server.send(user.info, { token: 'forged-token' })).status).toBe(401)
  release()
  await Promise.all(busy)
})

test('a statement that takes too long ends as a 503 that says so', async () => {
  const strict = await startTestServer({ requestStatementTimeoutMs: 100 })
  const token = await strict.signIn('manager')
  const slow = (language: 'en' | 'zh') => strict.send(user.organizationList, { token, body: {}, language })
  const answers = await whileReadingWaits(strict, () => Promise.all([slow('en'), slow('zh')]))
  expect(answers).toMatchObject([
    { status: 503, message: 'This took too long and was stopped. Narrow the filter, or try again later.' },
    { status: 503, message: '查询耗时过长，已停止。请缩小筛选范围，或稍后重试。' },
  ])
  expect((await slow('en')).status).toBe(200)
  await strict.stop()
})

test('statements end after 10 seconds in requests, 5 in sign-in, and 30 in exports and jobs', async () => {
  const usual = await startTestServer()
  const { inRequest, inTenant, authentication } = usual.ctx.db
  const limits = await Promise.all(
    [inRequest, inTenant, authentication.inTenant].map((run) =>
      run(
        1,
        async ({ db }) =>
          (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db))
            .rows[0]?.limit,
      ),
    ),
  )
  expect(limits).toEqual(['10s', '30s', '5s'])
  await usual.stop()
})
