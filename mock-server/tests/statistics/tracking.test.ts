import { tracking, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

type Report = BodyOf<typeof tracking.report>

const SOURCE = { sourceType: tracking.SOURCE_TYPE, sourceVersion: '2.5.0' }
const AT = Date.UTC(2026, 10, 21, 9) / 1000
let sessions = 0

const event = (seq: number, metricId: string = tracking.METRICS.pageView) => ({
  value: JSON.stringify({ metricId, seq, path: '/console/msgcenter/audit' }),
  timestamp: AT + seq,
})

/** A report of a tracking session of its own, so that tests see only their own events. */
function newReport(parts: Partial<Report> = {}): Report {
  sessions += 1
  return { bizTypeId: null, metrics: [event(1)], sessionId: `tab-${sessions}`, ...SOURCE, ...parts }
}

const report = (body: Report, person = manager) => person.send(tracking.report, { body })
const stored = (sessionId: string) =>
  demo.asOwner((db) =>
    db.selectFrom('trackingEvent').selectAll().where('sessionId', '=', sessionId).orderBy('id').execute(),
  )
const businessOf = (tenantId: number) =>
  demo.inTenant(tenantId, async ({ db }) => {
    const { id } = await db
      .selectFrom('businessType')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return id
  })

test('a batch is stored with who sent it, what it says, and when it happened and arrived [SHELL-082, DSET-034]', async () => {
  const bizTypeId = await businessOf(manager.tenantId)
  const body = newReport({ bizTypeId, metrics: [event(1), event(2, tracking.METRICS.bubbleShown)] })
  const { status, code, data } = await report(body)
  expect([status, code, data]).toEqual([200, 0, null])
  const rows = await stored(body.sessionId)
  expect(rows.map(({ metricId, value }) => [metricId, value])).toEqual([
    ['page.view', body.metrics[0]?.value],
    ['bubble.shown', body.metrics[1]?.value],
  ])
  expect(rows[0]).toMatchObject({
    tenantId: manager.tenantId,
    userId: manager.userId,
    businessTypeId: bizTypeId,
    happenedAt: new Date((AT + 1) * 1000),
    receivedAt: demo.clock.now(),
    ...SOURCE,
  })
})

test('a batch that is sent again stores nothing twice, what happened twice is stored twice [SHELL-084]', async () => {
  const body = newReport({ metrics: [event(1), event(2)] })
  await report(body)
  expect((await report({ ...body, metrics: [...body.metrics, event(3)] })).status).toBe(200)
  expect(await stored(body.sessionId)).toHaveLength(3)
  const sameSecond = newReport({
    metrics: [1, 2].map((seq) => ({ value: JSON.stringify({ metricId: 'page.view', seq }), timestamp: AT })),
  })
  await report(sameSecond)
  expect(await stored(sameSecond.sessionId)).toHaveLength(2)
})

test('the same event of two people is two events', async () => {
  const body = newReport()
  await report(body)
  await report(body, await demo.as('seat-001'))
  expect((await stored(body.sessionId)).map(({ userId }) => userId)).toEqual([
    manager.userId,
    (await demo.as('seat-001')).userId,
  ])
})

test.for<[string, Record<string, unknown>, string]>([
  ['no events', { metrics: [] }, 'metrics'],
  [
    'more events than a batch holds',
    { metrics: Array.from({ length: tracking.MAX_REPORTED_EVENTS + 1 }, (_, seq) => event(seq)) },
    'metrics',
  ],
  [
    'a value that is too long',
    { metrics: [{ ...event(1), value: JSON.stringify({ metricId: 'a', text: 'x'.repeat(1000) }) }] },
    'metrics.0.value',
  ],
  ['an empty value', { metrics: [{ ...event(1), value: '' }] }, 'metrics.0.value'],
  [
    'a value with a raw NUL',
    { metrics: [{ ...event(1), value: '{"metricId":"a","b":"\0"}' }] },
    'metrics.0.value',
  ],
  ['a number as value', { metrics: [{ ...event(1), value: 3 }] }, 'metrics.0.value'],
  ['milliseconds', { metrics: [{ ...event(1), timestamp: AT * 1000 + 0.5 }] }, 'metrics.0.timestamp'],
  ['a session id that is no word', { sessionId: '<script>' }, 'sessionId'],
  ['no source', { sourceType: '' }, 'sourceType'],
  ['a business type of another kind', { bizTypeId: 'all' }, 'bizTypeId'],
])('%s is refused at its field and nothing is stored', async ([, part, field]) => {
  const body = { ...newReport(), ...part }
  const { status, fields } = await manager.sendRaw(tracking.report, { body })
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
  expect(await stored(String(body.sessionId))).toEqual([])
})

test("another tenant's business type is answered like an unknown one, and nothing is stored", async () => {
  const provider = await demo.as('provider-admin')
  const foreign = newReport({ bizTypeId: await businessOf(provider.tenantId) })
  const unknown = newReport({ bizTypeId: 987_654_321 })
  const answers = [await report(foreign), await report(unknown)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect(await stored(foreign.sessionId)).toEqual([])
})

test('one person cannot fill the table: beyond the limit of a minute is 429, and a minute later it continues', async () => {
  const person = await demo.as('seat-002')
  const full = (round: number) =>
    newReport({
      metrics: Array.from({ length: tracking.MAX_REPORTED_EVENTS }, (_, seq) => event(round * 100 + seq)),
    })
  const rounds = tracking.MAX_EVENTS_PER_MINUTE / tracking.MAX_REPORTED_EVENTS
  for (let round = 0; round < rounds; round += 1) expect((await report(full(round), person)).status).toBe(200)
  const refused = await report(newReport(), person)
  expect([refused.status, refused.detail.retryAfterSeconds]).toEqual([429, 60])
  expect((await report(newReport(), await demo.as('seat-003'))).status).toBe(200)
  demo.clock.forward(60)
  expect((await report(newReport(), person)).status).toBe(200)
})

test('nobody reports without a session', async () => {
  expect((await demo.nobody.send(tracking.report, { body: newReport() })).status).toBe(401)
})
