import { sessionRecord, stat } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recountDays } from '../../src/modules/statistics/rollup/recount-days.ts'
import type { Person } from '../support/demo.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'

/** From five in the afternoon into the next day. */
const NIGHT_SECONDS = 8 * 3600
const TODAY = '20261121'
const YESTERDAY = '20261120'
const MEANING = { general: 0, ordered: 1, quote: 2 }

let fixture: StatisticsFixture
let manager: Person
let labels: Record<keyof typeof MEANING, number>
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  const { businesses } = fixture
  ;({ manager } = fixture)
  await fixture.demo.as('manager', 'configuration.statistic')
  const label = (name: keyof typeof MEANING) =>
    fixture.demo.asOwner((db) =>
      db
        .insertInto('smartLabel')
        .values({
          tenantId: manager.tenantId,
          businessTypeId: businesses[0] ?? 0,
          name,
          meaning: MEANING[name],
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  const [general, ordered, quote] = [await label('general'), await label('ordered'), await label('quote')]
  labels = { general: general.id, ordered: ordered.id, quote: quote.id }
  // Today has facts too; every fourth call of the last days has a hit of some label.
  await addCalls('2026-11-21')
  await addHits()
  await mark('2026-11-20', '2026-11-21')
  await fixture.demo.rollUp()
})
afterAll(() => fixture.demo.stop())

async function addCalls(day: string): Promise<void> {
  const { demo } = fixture
  await demo.asOwner((db) =>
    sql`
      insert into call (tenant_id, call_id, session_id, user_id, org_id, business_type_id, is_outbound, started_at, answered_at,
        ended_at, is_quoted, is_ordered)
      select tenant_id, ${day} || call_id, ${day} || call_id, user_id, org_id, business_type_id, is_outbound, at,
        at + (answered_at - started_at), at + (ended_at - started_at), is_quoted, is_ordered
      from call, lateral (select started_at + (${day}::date - date '2026-11-20') * interval '1 day' as at) moved
      where tenant_id = ${manager.tenantId} and (started_at at time zone 'Asia/Shanghai')::date = '2026-11-20'`.execute(
      db,
    ),
  )
}

async function addHits(): Promise<void> {
  const { demo } = fixture
  await demo.asOwner((db) =>
    sql`
      insert into label_hit (tenant_id, label_id, call_id, user_id, org_id, business_type_id, hit_at)
      select tenant_id, (array[${labels.general}, ${labels.ordered}, ${labels.quote}]::bigint[])[1 + turn % 3], call_id,
        user_id, org_id, business_type_id, started_at + interval '5 seconds'
      from (select *, row_number() over (order by started_at, call_id) as turn from call
            where tenant_id = ${manager.tenantId}) c
      where turn % 4 = 0`.execute(db),
  )
}

const mark = (...days: string[]) =>
  fixture.demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day) select ${manager.tenantId}, unnest(${days}::date[])`.execute(
      db,
    ),
  )

const choose = async (id: stat.StatModule, source: string) => {
  const dataSourceConfigs = [{ id: source, enable: true }]
  const body = { tenantId: manager.tenantId, moduleConfig: { id, enable: true, dataSourceConfigs } }
  expect((await manager.send(stat.saveConfig, { body })).code).toBe(200)
}

const hits = (meaning: RawBuilder<unknown>) => sql`exists (
  select from label_hit h join smart_label l on l.id = h.label_id where h.call_id = call.call_id ${meaning})`
const BY_LABEL = {
  valid: hits(sql``),
  quoted: hits(sql`and l.meaning = 2`),
  ordered: hits(sql`and l.meaning = 1`),
}
const BY_FACT = { valid: sql`talk_seconds > 70`, quoted: sql`is_quoted`, ordered: sql`is_ordered` }
type Expected = Record<'valid' | 'quoted' | 'ordered', number>

/** Counts the expected figures by one plain query over the facts. */
async function plain(day: string, by: typeof BY_LABEL): Promise<Expected> {
  const { rows } = await fixture.demo.asOwner((db) =>
    sql<Expected>`
      select count(*) filter (where ${by.valid}) as valid, count(*) filter (where ${by.quoted}) as quoted,
             count(*) filter (where ${by.ordered}) as ordered
      from call where tenant_id = ${manager.tenantId} and is_outbound
        and (started_at at time zone 'Asia/Shanghai')::date = ${day}::date`.execute(db),
  )
  const [row] = rows
  if (row === undefined) throw new Error('a count has a row')
  return row
}

async function counted(beginDay: string, endDay = beginDay): Promise<Expected> {
  const { orgSummary } = (await manager.send(stat.summary, { query: { beginDay, endDay } })).data
  return {
    valid: orgSummary.totalTalkCnt,
    quoted: orgSummary.totalSaleCnt,
    ordered: orgSummary.totalOrderCnt,
  }
}

/** Counts the calls that the list behind each figure really has, and those that it says it has. */
async function listed(beginDay: string, endDay = beginDay): Promise<{ rows: Expected; totals: Expected }> {
  const rows: Expected = { valid: 0, quoted: 0, ordered: 0 }
  const totals: Expected = { valid: 0, quoted: 0, ordered: 0 }
  for (const stage of ['valid', 'quoted', 'ordered'] as const) {
    const query = { beginDay, endDay, queryType: 'performance' as const, stage, pageSize: 100 }
    let page: number
    do {
      const pageIndex = Math.floor(rows[stage] / query.pageSize) + 1
      const { data } = await manager.send(stat.list, { query: { ...query, pageIndex } })
      page = data.performanceList?.length ?? 0
      rows[stage] += page
      totals[stage] = data.totalCnt
    } while (page === query.pageSize)
  }
  return { rows, totals }
}

const changes = async () => {
  return (await manager.send(stat.config, { query: { tenantId: manager.tenantId } })).data.changes
}

const sum = (one: Expected, other: Expected): Expected => ({
  valid: one.valid + other.valid,
  quoted: one.quoted + other.quoted,
  ordered: one.ordered + other.ordered,
})

// One company through days and sources: each test goes on from the one before.
describe('a company that changes what its figures count', { shuffle: false }, () => {
  test('a source counts from the next rollup for the whole day and no earlier one, and each list has what its figure counts', async () => {
    const before = await counted(TODAY)
    const asFacts = await plain('2026-11-21', BY_FACT)
    const asLabels = await plain('2026-11-21', BY_LABEL)
    expect(before).toEqual(asFacts)
    expect(Object.values(asLabels).every((count) => count > 0)).toBe(true)
    await choose('validCall', 'label')
    await choose('price', 'label')
    await choose('order', 'label')
    // Not before the next rollup.
    expect([await counted(TODAY), await changes()]).toEqual([asFacts, []])
    expect(await listed(TODAY)).toEqual({ rows: asFacts, totals: asFacts })

    await fixture.demo.rollUp()
    expect(await counted(TODAY)).toEqual(asLabels)
    expect(await listed(TODAY)).toEqual({ rows: asLabels, totals: asLabels })
    expect(asLabels).not.toEqual(asFacts)
    const yesterday = await plain('2026-11-20', BY_FACT)
    expect(await counted(YESTERDAY)).toEqual(yesterday)
    const both = sum(yesterday, asLabels)
    expect(await counted(YESTERDAY, TODAY)).toEqual(both)
    expect(await listed(YESTERDAY, TODAY)).toEqual({ rows: both, totals: both })
    expect(await changes()).toEqual([
      { id: 'validCall', source: 'label', since: '20261121' },
      { id: 'price', source: 'label', since: '20261121' },
      { id: 'order', source: 'label', since: '20261121' },
    ])
  })

  test('facts that come late keep the source of their day, and a hit counts on the day of its call', async () => {
    const { demo } = fixture
    const late = await demo.asOwner((db) =>
      db
        .updateTable('call')
        .where('tenantId', '=', manager.tenantId)
        .where(
          'callId',
          'in',
          sql<string>`(select min(call_id) from call c where c.is_outbound and not c.is_quoted
          and (c.started_at at time zone 'Asia/Shanghai')::date = '2026-11-20'
          and not exists (select from label_hit h where h.call_id = c.call_id))`,
        )
        .set({ isQuoted: true })
        .returning(['callId', 'userId', 'businessTypeId'])
        .executeTakeFirstOrThrow(),
    )
    await mark('2026-11-20')
    await demo.rollUp()
    const yesterday = await plain('2026-11-20', BY_FACT)
    expect(await counted(YESTERDAY)).toEqual(yesterday)
    expect(await listed(YESTERDAY)).toEqual({ rows: yesterday, totals: yesterday })
    expect(yesterday.quoted).not.toBe((await plain('2026-11-20', BY_LABEL)).quoted)
    expect(late.callId).toMatch(/-20-/)
  })

  test('what a label means is decided when it is found: a label that is changed later changes no figure', async () => {
    const { demo } = fixture
    const today = await counted(TODAY)
    await demo.asOwner((db) =>
      db.updateTable('smartLabel').where('id', '=', labels.quote).set({ meaning: MEANING.general }).execute(),
    )
    await mark('2026-11-21')
    await demo.rollUp()
    expect(await counted(TODAY)).toEqual(today)
    await demo.asOwner((db) =>
      db.updateTable('smartLabel').where('id', '=', labels.quote).set({ meaning: MEANING.quote }).execute(),
    )
  })

  test('a session is valid, quoted and ordered as its day is counted', async () => {
    const begin = Date.parse('2026-11-21T00:00:00+08:00') / 1000
    await fixture.demo.as('manager', 'session.list')
    const { data } = await manager.send(sessionRecord.list, {
      query: { beginTime: begin, endTime: begin + 86_399, pageSize: 100 },
    })
    const shown = data.sessions
    expect(shown.length).toBeGreaterThan(20)
    const found = await fixture.demo.asOwner((db) =>
      sql<{ sessionId: string; isValid: boolean; isQuoted: boolean; isOrdered: boolean }>`
        select session_id as "sessionId", ${BY_LABEL.valid} as "isValid", ${BY_LABEL.quoted} as "isQuoted",
               ${BY_LABEL.ordered} as "isOrdered"
        from call where tenant_id = ${manager.tenantId} and session_id = any(${shown.map(({ sessionId }) => sessionId)})`.execute(
        db,
      ),
    )
    const byId = new Map(found.rows.map((row) => [row.sessionId, row]))
    expect(shown.some(({ isQuoted }) => isQuoted)).toBe(true)
    for (const { sessionId, isValid, isQuoted, isOrdered } of shown)
      expect({ sessionId, isValid, isQuoted, isOrdered }).toEqual(byId.get(sessionId))
  })

  test('a recount counts past days by the present sources, those days alone, and is in the audit log', async () => {
    const { demo } = fixture
    const before = await counted('20261116')
    const tenant = { tenantId: manager.tenantId, timezone: 'Asia/Shanghai', validCallSeconds: 70 }
    const range = { from: '2026-11-17', to: '2026-11-18' }
    expect(await recountDays(demo, tenant, range)).toEqual({
      days: ['2026-11-17', '2026-11-18'],
      incomplete: [],
    })
    for (const day of ['2026-11-17', '2026-11-18']) {
      const expected = await plain(day, BY_LABEL)
      const compact = day.replaceAll('-', '')
      expect(await counted(compact)).toEqual(expected)
      expect(await listed(compact)).toEqual({ rows: expected, totals: expected })
    }
    expect(await counted('20261116')).toEqual(before)
    const nineteenth = await plain('2026-11-19', BY_FACT)
    expect(await counted('20261119')).toEqual(nineteenth)
    expect(await listed('20261119')).toEqual({ rows: nineteenth, totals: nineteenth })
    const since = (await changes())?.map((change) => `${change.id} ${change.source} ${change.since}`)
    expect(since?.filter((text) => text.startsWith('price'))).toEqual([
      'price label 20261117',
      'price crm 20261119',
      'price label 20261121',
    ])
    const record = await demo.asOwner((db) =>
      db
        .selectFrom('auditRecord')
        .where('opType', '=', 'statistics.recount')
        .select(['tenantId', 'opContentAfter'])
        .executeTakeFirstOrThrow(),
    )
    expect(record.tenantId).toBe(manager.tenantId)
    expect(JSON.parse(record.opContentAfter ?? '')).toMatchObject({ ...range, days: 2 })
  })

  test('a recount leaves days whose facts have expired, and counts none after the last rollup', async () => {
    const { demo } = fixture
    const tenant = { tenantId: manager.tenantId, timezone: 'Asia/Shanghai', validCallSeconds: 70 }
    await demo.asOwner((db) =>
      sql`insert into fact_retention (tenant_id, kept_from) values (${manager.tenantId}, '2026-11-05')
          on conflict (tenant_id) do update set kept_from = excluded.kept_from`.execute(db),
    )
    const seventh = await counted('20261107')
    expect(await recountDays(demo, tenant, { from: '2026-11-07', to: '2026-11-08' })).toEqual({
      days: ['2026-11-08'],
      incomplete: ['2026-11-07'],
    })
    expect(await counted('20261107')).toEqual(seventh)
    const future = await recountDays(demo, tenant, { from: '2026-11-22', to: '2026-11-23' })
    expect(future).toEqual({ days: [], incomplete: [] })
    await demo.asOwner((db) => sql`delete from fact_retention`.execute(db))
  })

  test('back at the first source on the next day, the day between remains as it was counted', async () => {
    const { demo } = fixture
    const labelled = await counted(TODAY)
    demo.clock.forward(NIGHT_SECONDS)
    // The sign-in has ended.
    await demo.restart()
    manager = await demo.as('manager')
    await addCalls('2026-11-22')
    await choose('price', 'crm')
    await mark('2026-11-21')
    await demo.rollUp()
    expect(await counted(TODAY)).toEqual(labelled)
    const quotes = (await plain('2026-11-22', BY_FACT)).quoted
    expect((await counted('20261122')).quoted).toBe(quotes)
    expect(quotes).toBeGreaterThan(0)
    const both = sum(labelled, await counted('20261122'))
    expect(await listed(TODAY, '20261122')).toEqual({ rows: both, totals: both })
  })

  test('a recount of the day before the last rollup leaves the day of the rollup as it was counted', async () => {
    const { demo } = fixture
    demo.clock.forward(24 * 3600)
    await demo.restart()
    manager = await demo.as('manager')
    await addCalls('2026-11-23')
    await mark('2026-11-23')
    await demo.rollUp()
    const before = await counted('20261123')
    expect(before.quoted).toBeGreaterThan((await plain('2026-11-23', BY_LABEL)).quoted)
    await choose('price', 'label')
    const tenant = { tenantId: manager.tenantId, timezone: 'Asia/Shanghai', validCallSeconds: 70 }
    const range = { from: '2026-11-22', to: '2026-11-22' }
    expect((await recountDays(demo, tenant, range)).days).toEqual(['2026-11-22'])
    expect((await counted('20261122')).quoted).toBe((await plain('2026-11-22', BY_LABEL)).quoted)
    expect(await counted('20261123')).toEqual(before)
    expect(await listed('20261123')).toEqual({ rows: before, totals: before })
  })
})
