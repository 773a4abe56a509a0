import { ingest } from '@console/contracts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ingestEvents } from '../../src/modules/facts/ingest/ingest-events.ts'
import { deleteOldFacts } from '../../src/modules/statistics/retention/delete-old-facts.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { eventsOfEachType, newId, NOW, startIngest, type Event, type Ingest } from '../support/ingest.ts'

const DAY = 86_400
/** Time of the facts that grow old; the manual clock is at 2026-11-21, 17:00 of the company. */
const OLD = NOW - 40 * DAY
/** After so many seconds the old facts of 2026-10-12 are past their 400 days, and those of 2026-11-21 are not. */
const LATER_SECONDS = 390 * DAY

/** The column with the age of a row, by table of facts. */
const FACTS: Record<string, string> = {
  call: 'started_at',
  conversation: 'started_at',
  utterance: 'said_at',
  status_event: 'evt_at',
  shift: 'starts_at',
  violation: 'hit_at',
  label_hit: 'hit_at',
  label_judgement: 'started_at',
  recommendation: 'shown_at',
  twin_use: 'used_at',
  dataset_evaluation: 'evaluated_at',
  offline_audio: 'recorded_at',
}

let demo: Demo
let manager: Person
let feed: Ingest
// Each test has a scenario of its own, since it moves the time on.
beforeEach(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  feed = await startIngest(demo, manager)
  return () => demo.stop()
})

/** One event of each type with a judgement of its label, and all of it again 40 days before; then their statistics. */
async function ingestOldAndNew(): Promise<void> {
  const shifted = Object.values(eventsOfEachType(feed.references)).map((event): Event => {
    const moved = Object.entries(event).map(([name, value]) =>
      typeof value === 'number' && value > OLD ? [name, value - 40 * DAY] : [name, value],
    )
    return Object.fromEntries(moved) as Event // the same members
  })
  await feed.ingest(...Object.values(eventsOfEachType(feed.references)), ...shifted)
  await demo.asOwner((db) =>
    sql`insert into label_judgement (tenant_id, label_id, session_id, started_at, belongs, judged_by, judged_at)
      select h.tenant_id, h.label_id, h.call_id, h.hit_at, true, h.user_id, h.hit_at from label_hit h`.execute(
      db,
    ),
  )
  await demo.rollUp()
}

/** Counts, for each table of facts, the rows from before 2026-11 and the younger ones. */
async function factCounts(): Promise<Record<string, string>> {
  const parts = Object.entries(FACTS).map(
    ([table, column]) => `select '${table}' as name, tenant_id as "tenantId",
      count(*) filter (where ${column} < '2026-11-01') || ' old, ' || count(*) filter (where ${column} >= '2026-11-01') || ' new' as counts
      from ${table} group by tenant_id`,
  )
  const rows = await feed.rows(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, counts }) => [String(name), String(counts)]))
}

const statistics = () =>
  feed.rows(`
    select tenant_id as "tenantId", s::text as row from stat_user_day s
    union all select tenant_id, s::text from stat_slot s
    union all select tenant_id, s::text from stat_rule_day s
    union all select tenant_id, s::text from stat_dataset_day s order by 1, 2`)

const everyTable = (counts: string) => Object.fromEntries(Object.keys(FACTS).map((table) => [table, counts]))

const mark = (day: string) =>
  demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day) values (${manager.tenantId}, ${day})`.execute(db),
  )

test('facts past their time go, younger ones stay, and their statistics stay as they were computed', async () => {
  await ingestOldAndNew()
  const before = await statistics()
  expect(before.length).toBeGreaterThan(0)
  expect(await factCounts()).toEqual(everyTable('1 old, 1 new'))
  demo.clock.forward(LATER_SECONDS)
  await demo.rollUp()
  await demo.applyRetention()
  expect(await factCounts()).toEqual(everyTable('0 old, 1 new'))
  // A late correction, or a change of what a valid call is, marks the day: nothing can be computed of it any more.
  await mark('2026-10-12')
  await demo.asOwner((db) =>
    sql`update tenant set valid_call_seconds = valid_call_seconds + 1 where id = ${manager.tenantId}`.execute(
      db,
    ),
  )
  await demo.rollUp()
  expect(await feed.marks()).toEqual([])
  const oldOnly = (rows: Event[]) => rows.filter(({ row }) => String(row).includes('2026-10'))
  expect(oldOnly(await statistics())).toEqual(oldOnly(before))
  expect(oldOnly(before).length).toBeGreaterThan(0)
})

test('of another company nothing goes that is younger than its own limit, and what goes is in the audit log once', async () => {
  await ingestOldAndNew()
  demo.clock.forward(LATER_SECONDS)
  await demo.rollUp()
  await demo.applyRetention()
  await demo.applyRetention()
  const records = await demo.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'retention')
      .select(['tenantId', 'opType', 'targetName', 'opUserName'])
      .execute(),
  )
  // No other company has facts that old.
  expect(records).toEqual([
    {
      tenantId: manager.tenantId,
      opType: 'retention.forget',
      targetName: '2026-11-06',
      opUserName: 'system',
    },
  ])
})

test('a run that is cut off is completed by the next, however many rows there are', async () => {
  const { tenantId, labelId, businessTypeId } = feed.references
  await demo.asOwner((db) =>
    sql`insert into label_hit (tenant_id, label_id, call_id, user_id, business_type_id, hit_at)
        select ${tenantId}, ${labelId}, 'many' || n, ${manager.userId}, ${businessTypeId}, '2026-10-12'
        from generate_series(1, 12000) n`.execute(db),
  )
  const left = async () => (await feed.rows(`select tenant_id as "tenantId" from label_hit`)).length
  demo.clock.forward(LATER_SECONDS)
  let looks = 0
  const runRetention = (isStopping: () => boolean) =>
    deleteOldFacts(
      { db: demo, clock: demo.clock, config: { factRetentionDays: 400 } },
      { tenantId, timezone: 'Asia/Shanghai', validCallSeconds: 70 },
      isStopping,
    )
  // It checks for a stop before each batch; the first tables have one that finds nothing, label_hit is the fifth.
  await runRetention(() => (looks += 1) > 5)
  expect(await left()).toBe(7000)
  const { rows } = await runRetention(() => false)
  const some = expect.any(Number) as number
  expect(rows).toEqual({ label_hit: 7000, outbox_event: some, version_report: some })
  expect(await left()).toBe(0)
})

test('a day that waits for a rollup keeps its facts, and those of the days that it is computed from', async () => {
  await ingestOldAndNew()
  demo.clock.forward(LATER_SECONDS)
  await mark('2026-10-14')
  await demo.applyRetention()
  expect((await factCounts())['call']).toBe('1 old, 1 new')
  await demo.rollUp()
  await demo.applyRetention()
  expect((await factCounts())['call']).toBe('0 old, 1 new')
})

const months = async () => {
  const { rows } = await demo.asOwner((db) =>
    sql<{ month: string }>`select month::text from fact_month order by 1`.execute(db),
  )
  return rows.map(({ month }) => month)
}

test('a month of utterances and statuses goes when it is over in every zone, and the next one is there before it begins', async () => {
  expect(await months()).toEqual(['2026-11-01', '2026-12-01'])
  await ingestOldAndNew()
  demo.clock.forward(LATER_SECONDS)
  await demo.rollUp()
  await demo.applyRetention()
  // The limit is 2026-11-06: it lies in November.
  expect(await months()).toEqual(['2026-11-01', '2026-12-01', '2027-12-01', '2028-01-01'])
})

test('months stay as long as one company’s facts cannot be deleted', async () => {
  await ingestOldAndNew()
  await demo.asOwner(async (db) => {
    await sql`create table holds_calls (tenant_id bigint, call_id text, foreign key (tenant_id, call_id) references call)`.execute(
      db,
    )
    await sql`insert into holds_calls select tenant_id, call_id from call`.execute(db)
  })
  demo.clock.forward(LATER_SECONDS)
  await demo.rollUp()
  await demo.applyRetention()
  expect(await months()).toContain('2026-10-01')
  expect((await factCounts())['utterance']).toBe('1 old, 1 new')
})

test('an event is known again for as long as one of its age is ingested, and is refused after that', async () => {
  const [status] = Object.values(eventsOfEachType(feed.references)).filter(({ type }) => type === 'status')
  const event: Event = { ...status, eventId: newId(), at: NOW }
  await feed.ingest(event)
  const known = async () => (await feed.rows('select tenant_id as "tenantId" from ingested_event')).length
  demo.clock.forward(ingest.MAX_AGE_DAYS * DAY)
  await demo.applyRetention()
  expect(await known()).toBe(1)
  const sendAgain = () =>
    demo.inTenant(manager.tenantId, (tx) =>
      ingestEvents(tx, { events: [event], now: demo.clock.now(), language: 'en' }),
    )
  expect(await sendAgain()).toMatchObject({ accepted: 0, duplicates: 1 })
  demo.clock.forward(1.5 * DAY)
  await demo.applyRetention()
  expect(await known()).toBe(0)
  expect(await sendAgain()).toMatchObject({ accepted: 0, refused: [{ reason: 'tooOld' }] })
})

test('statistics go when they are five years old', async () => {
  await ingestOldAndNew()
  const days = () => feed.rows('select distinct tenant_id as "tenantId", day::text from stat_user_day')
  const before = await days()
  expect(before.length).toBeGreaterThan(1)
  demo.clock.forward(1700 * DAY)
  await demo.applyRetention()
  expect(await days()).toEqual(before)
  // 1,830 days, counted from the newest.
  demo.clock.forward(132 * DAY)
  await demo.rollUp()
  await demo.applyRetention()
  expect(await days()).toEqual([])
})
