import { EXACT_COUNT_LIMIT, tracking, type DataOf, type QueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { shownDuration } from '../support/shown.ts'

const DAY = 86_400
/** 17:00 of the 21st in Shanghai. */
const NOW = Date.UTC(2026, 10, 21, 9) / 1000
/** From the 14th at 00:00:00 to the 20th at 23:59:59. */
const WEEK = {
  beginTime: Date.parse('2026-11-14T00:00:00+08:00') / 1000,
  endTime: Date.parse('2026-11-20T23:59:59+08:00') / 1000,
}
const FOREIGN_METRIC = 'crm.opened'

let demo: Demo
let manager: Person
let businesses: number[]
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const found = await demo.asOwner((db) =>
    db
      .selectFrom('businessType')
      .where('tenantId', '=', manager.tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute(),
  )
  businesses = found.map(({ id }) => id)
  for (const [index, username] of ['manager', 'master', 'seat-001', 'seat-002', 'quality'].entries())
    await report(await demo.as(username), index)
  const provider = await demo.as('provider-admin', 'statistic.track')
  await send(provider, { bizTypeId: null, metrics: [event('provider.own', { at: NOW - DAY, seq: 0 })] })
})
afterAll(() => demo.stop())

type Happened = { at: number; seq: number; payload?: Record<string, unknown> }
const event = (metricId: string, { at, seq, payload = {} }: Happened) => ({
  value: JSON.stringify({ metricId, seq, ...payload }),
  timestamp: at,
})

async function send(
  person: Person,
  batch: { bizTypeId: number | null; metrics: tracking.TrackedEvent[] },
): Promise<void> {
  const { status } = await person.send(tracking.report, {
    body: {
      ...batch,
      sessionId: `tab-${person.userId}`,
      sourceType: 'assistant_console',
      sourceVersion: '2.5.0',
    },
  })
  expect(status).toBe(200)
}

/** Reports events of three weeks, by arithmetic; some on the very first and last second of the week. */
async function report(person: Person, index: number): Promise<void> {
  const metrics = Array.from({ length: 40 + index }, (_, seq) => {
    const at =
      seq === 0
        ? WEEK.beginTime
        : seq === 1
          ? WEEK.endTime
          : NOW - 21 * DAY + ((seq * (52_711 + index)) % (20 * DAY))
    const metricId = Object.values<string>(tracking.METRICS)[(seq + index) % 4] ?? ''
    return event(metricId, { at, seq, payload: { path: '/console/home', seconds: 10 + (seq % 3) } })
  })
  const own = { at: WEEK.beginTime + index, seq: 900 }
  await send(person, { bizTypeId: businesses[index % 2] ?? 0, metrics: metrics.slice(0, 20) })
  await send(person, { bizTypeId: null, metrics: metrics.slice(20) })
  if (index < 3) await send(person, { bizTypeId: null, metrics: [event(FOREIGN_METRIC, own)] })
}

type Query = QueryOf<typeof tracking.statList>
async function listOf(
  query: Partial<Query> = {},
  person = manager,
): Promise<DataOf<typeof tracking.statList>> {
  const answer = await person.send(tracking.statList, { query: { ...WEEK, ...query } })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data
}

type Figures = { metricId: string; counts: number; users: number }
const figuresOf = ({ records }: DataOf<typeof tracking.statList>): Figures[] =>
  records.map(({ metricId, counts, users }) => ({ metricId, counts, users }))

/** Adds the figures up from the reported events by one plain query. */
async function plain(condition = sql`true`): Promise<Figures[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Figures>`
      select metric_id as "metricId", count(distinct user_id) as users,
             case metric_id when 'page.time' then sum((value::jsonb ->> 'seconds')::int) else count(*) end as counts
      from tracking_event
      where tenant_id = ${manager.tenantId} and ${condition}
        and extract(epoch from happened_at) >= ${WEEK.beginTime} and extract(epoch from happened_at) <= ${WEEK.endTime}
      group by metric_id order by metric_id`.execute(db),
  )
  return rows
}

describe('the metrics', () => {
  test('are those of the console and whatever was reported, each with a name in the language of the caller [DSET-028]', async () => {
    const english = await manager.send(tracking.metrics)
    expect([english.status, english.code]).toEqual([200, 0])
    expect(english.data).toEqual([
      { metricId: 'bubble.clicked', name: 'Pop-ups clicked' },
      { metricId: 'bubble.shown', name: 'Pop-ups shown' },
      { metricId: FOREIGN_METRIC, name: FOREIGN_METRIC },
      { metricId: 'page.time', name: 'Time on page' },
      { metricId: 'page.view', name: 'Page views' },
    ])
    const chinese = await manager.send(tracking.metrics, { language: 'zh' })
    expect(chinese.data.map(({ name }) => name)).toEqual([
      '弹窗点击',
      '弹窗展示',
      FOREIGN_METRIC,
      '页面停留时长',
      '页面浏览',
    ])
    expect((await manager.send(tracking.metrics, { query: { bizTypeId: businesses[0] } })).data).toEqual(
      english.data,
    )
  })

  test('of another company are not among them', async () => {
    const { data } = await (await demo.as('provider-admin', 'statistic.track')).send(tracking.metrics)
    const ids = data.map(({ metricId }) => metricId)
    expect(ids).toContain('provider.own')
    expect(ids).not.toContain(FOREIGN_METRIC)
  })
})

describe('the tracking records', () => {
  test('are what a plain query of the reported events gives, both ends included [DSET-027, DSET-029]', async () => {
    const answer = await listOf()
    const expected = await plain()
    expect(expected.length).toBe(5)
    expect(answer.totalCnt).toBe(5)
    expect(figuresOf(answer)).toEqual(expected)
    expect(answer.records.find(({ metricId }) => metricId === 'page.view')).toMatchObject({
      name: 'Page views',
      type: 'count',
      category: 'Pages',
      remark: 'A page of the console was opened',
    })
    expect(answer.records.find(({ metricId }) => metricId === FOREIGN_METRIC)).toEqual({
      metricId: FOREIGN_METRIC,
      name: FOREIGN_METRIC,
      type: 'count',
      category: '',
      remark: '',
      counts: 3,
      users: 3,
    })
  })

  test('of a duration count its seconds [DSET-029]', async () => {
    const { records } = await listOf({ metricId: 'page.time' })
    expect(records).toMatchObject([{ type: 'duration', name: 'Time on page' }])
    expect(figuresOf({ records, totalCnt: 1 })).toEqual(await plain(sql`metric_id = 'page.time'`))
    expect(records[0]?.counts).toBeGreaterThan(50)
  })

  test('add nothing for a duration without valid seconds [DSET-029]', async () => {
    const at = NOW - 300 * DAY
    const odd = [undefined, '10', -1, 1e9, null, {}, 12.6].map((seconds, seq) =>
      event('page.time', { at, seq: 2000 + seq, payload: { seconds } }),
    )
    await send(manager, { bizTypeId: null, metrics: odd })
    const { records } = await listOf({ beginTime: at, endTime: at })
    expect(records.map(({ counts, users }) => [counts, users])).toEqual([[13, 1]])
  })

  test('can be narrowed to days, a metric and a business [DSET-026]', async () => {
    const firstSecond = { beginTime: WEEK.beginTime, endTime: WEEK.beginTime }
    const inFirstSecond = await plain(sql`extract(epoch from happened_at) = ${WEEK.beginTime}`)
    expect(figuresOf(await listOf(firstSecond))).toEqual(inFirstSecond)
    expect(inFirstSecond.length).toBeGreaterThan(0)
    const [bizTypeId = 0] = businesses
    expect(figuresOf(await listOf({ bizTypeId }))).toEqual(await plain(sql`business_type_id = ${bizTypeId}`))
    expect(figuresOf(await listOf({ bizTypeId, metricId: 'page.view' }))).toEqual(
      await plain(sql`business_type_id = ${bizTypeId} and metric_id = 'page.view'`),
    )
    expect(await listOf({ metricId: 'never.seen' })).toEqual({ records: [], totalCnt: 0 })
  })

  test('come page by page [DSET-027]', async () => {
    const all = await listOf()
    const pages = await Promise.all([1, 2, 3, 4].map((pageIndex) => listOf({ pageIndex, pageSize: 2 })))
    expect(pages.map(({ totalCnt }) => totalCnt)).toEqual([5, 5, 5, 5])
    expect(pages.flatMap(({ records }) => records)).toEqual(all.records)
  })
})

async function eventsOf(
  query: Partial<QueryOf<typeof tracking.detailList>>,
  person = manager,
): Promise<DataOf<typeof tracking.detailList>> {
  const answer = await person.send(tracking.detailList, {
    query: { ...WEEK, metricId: 'page.view', ...query },
  })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data
}

describe('the events of a metric', () => {
  test('are listed newest first, ten a page, as they were reported [DSET-031]', async () => {
    const { rows } = await demo.asOwner((db) =>
      sql<DataOf<typeof tracking.detailList>['records'][number]>`
        select e.id, metric_id as "metricId", user_id as "userId", u.name as "userName", extract(epoch from happened_at)::bigint as timestamp, value,
               session_id as "sessionId", source_type as "sourceType", source_version as "sourceVersion"
        from tracking_event e join app_user u on u.id = e.user_id
        where e.tenant_id = ${manager.tenantId} and metric_id = 'page.view'
          and happened_at between '2026-11-14 00:00:00+08' and '2026-11-20 23:59:59+08'
        order by happened_at desc, e.id desc`.execute(db),
    )
    expect(rows.length).toBeGreaterThan(15)
    expect(await eventsOf({})).toEqual({
      records: rows.slice(0, 10),
      totalCnt: rows.length,
      totalIsCapped: false,
    })
    expect((await eventsOf({ pageIndex: 2 })).records).toEqual(rows.slice(10, 20))
    const [bizTypeId = 0] = businesses
    const ofBusiness = await eventsOf({ bizTypeId, pageSize: 100 })
    expect(ofBusiness.totalCnt).toBe(ofBusiness.records.length)
    expect(ofBusiness.totalCnt).toBe(
      (await plain(sql`business_type_id = ${bizTypeId} and metric_id = 'page.view'`))[0]?.counts,
    )
  })

  test('are counted exactly up to the limit, and said to be more beyond it [DSET-031]', async () => {
    const at = NOW - 400 * DAY
    await demo.asOwner((db) =>
      sql`insert into tracking_event (tenant_id, user_id, metric_id, value, happened_at, session_id, source_type,
            source_version, received_at)
          select ${manager.tenantId}, ${manager.userId}, 'many', n::text, to_timestamp(${at}), 's', 's', '1', now()
          from generate_series(0, ${EXACT_COUNT_LIMIT}::int) n`.execute(db),
    )
    onTestFinished(async () => {
      await demo.asOwner((db) => sql`delete from tracking_event where metric_id = 'many'`.execute(db))
    })
    const { totalCnt, totalIsCapped } = await eventsOf({ metricId: 'many', beginTime: at, endTime: at })
    expect([totalCnt, totalIsCapped]).toEqual([EXACT_COUNT_LIMIT, true])
  })
})

/** The events of a tab's session: no range, no metric. */
async function tabOf(
  query: { userId: number; sessionId: string } & Partial<QueryOf<typeof tracking.detailList>>,
  person = manager,
): Promise<DataOf<typeof tracking.detailList>> {
  const answer = await person.send(tracking.detailList, { query: { pageSize: 100, ...query } })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data
}

describe('the events of a session', () => {
  test('are all that the person did in it, of every metric, business and day, newest first [DSET-031]', async () => {
    const { userId } = await demo.as('seat-001')
    const { rows } = await demo.asOwner((db) =>
      sql<{ id: number; metricId: string }>`
        select id, metric_id as "metricId" from tracking_event
        where user_id = ${userId} and session_id = ${`tab-${userId}`} order by happened_at desc, id desc`.execute(
        db,
      ),
    )
    expect(rows.length).toBeGreaterThan(40)
    const all = await tabOf({ userId, sessionId: `tab-${userId}` })
    expect(all.totalCnt).toBe(rows.length)
    expect(all.records.map(({ id, metricId }) => ({ id, metricId }))).toEqual(rows)
    expect(new Set(all.records.map((one) => one.userId))).toEqual(new Set([userId]))
    expect(new Set(rows.map(({ metricId }) => metricId)).size).toBe(5)
  })

  test('can be narrowed to days and a metric, and a metric to a person', async () => {
    const { userId } = await demo.as('seat-001')
    const sessionId = `tab-${userId}`
    const ofWeek = await tabOf({ userId, sessionId, ...WEEK, metricId: 'page.view' })
    const ofPerson = await eventsOf({ userId, pageSize: 100 })
    expect(ofWeek).toEqual(ofPerson)
    expect(ofWeek.totalCnt).toBeGreaterThan(0)
    expect(ofWeek.totalCnt).toBeLessThan((await tabOf({ userId, sessionId, metricId: 'page.view' })).totalCnt)
  })

  test('of a tab are one person’s, and of nobody outside the own organisation or company', async () => {
    const { userId } = await demo.as('seat-001')
    const sessionId = `tab-${userId}`
    expect((await tabOf({ userId: manager.userId, sessionId })).totalCnt).toBe(0)
    const master = await demo.as('master', 'statistic.track')
    const own = { userId: manager.userId, sessionId: `tab-${manager.userId}` }
    expect((await tabOf(own)).totalCnt).toBeGreaterThan(0)
    expect((await tabOf(own, master)).totalCnt).toBe(0)
    expect((await tabOf(own, await demo.as('provider-admin', 'statistic.track'))).totalCnt).toBe(0)
  })
})

test('what the console reports is what list and details show, with the same count and value, whatever the values hold [DSET-026, DSET-029]', async () => {
  const reporter = await demo.as('quality')
  const at = NOW - 100 * DAY
  const range = { beginTime: at, endTime: at + 10 }
  const emoji = '🦋'.repeat(100)
  const views = [{ path: '/console/home' }, { path: emoji }, { path: -5 }].map((payload, seq) =>
    event('page.view', { at: at + seq, seq, payload }),
  )
  const times = [10, 2.6, -7, 'ten', emoji].map((seconds, index) =>
    event('page.time', { at: at + 5 + index, seq: 10 + index, payload: { seconds } }),
  )
  await send(reporter, { bizTypeId: null, metrics: [...views, ...times] })

  const { records } = await listOf(range)
  expect(records.map(({ metricId, counts, users }) => [metricId, counts, users])).toEqual([
    ['page.time', 13, 1],
    ['page.view', 3, 1],
  ])
  for (const [metricId, reported] of Object.entries({ 'page.view': views, 'page.time': times })) {
    const { records: events, totalCnt } = await eventsOf({ ...range, metricId })
    expect(totalCnt).toBe(reported.length)
    expect(events.map(({ value, timestamp }) => ({ value, timestamp }))).toEqual(reported.toReversed())
    expect(events[0]).toMatchObject({
      metricId,
      userId: reporter.userId,
      sessionId: `tab-${reporter.userId}`,
      sourceType: 'assistant_console',
      sourceVersion: '2.5.0',
    })
  }
})

describe('who sees what', () => {
  test('the leader of an organisation with seats sees the use by its own people alone', async () => {
    const master = await demo.as('master', 'statistic.track')
    const below = sql`
      with recursive below as (
        select id from organization where tenant_id = ${manager.tenantId} and name = 'Sales centre Shanghai'
        union all select o.id from organization o join below on o.parent_id = below.id
      ) select id from app_user where org_id in (select id from below)`
    const own = await plain(sql`user_id in (${below})`)
    const all = await plain()
    expect(figuresOf(await listOf({}, master))).toEqual(own)
    expect(own).not.toEqual(all)
    const views = await eventsOf({ pageSize: 100 }, master)
    expect(views.totalCnt).toBe(own.find(({ metricId }) => metricId === 'page.view')?.counts)
    expect(views.totalCnt).toBeGreaterThan(0)
  })

  test('another company has its own alone, its business types are unknown, seats and strangers are refused', async () => {
    const provider = await demo.as('provider-admin', 'statistic.track')
    expect(figuresOf(await listOf({}, provider))).toEqual([{ metricId: 'provider.own', counts: 1, users: 1 }])
    expect((await eventsOf({}, provider)).totalCnt).toBe(0)
    const seat = await demo.as('seat-001')
    const [bizTypeId] = businesses
    const detail = { ...WEEK, metricId: 'page.view' }
    for (const [person, status, narrowed] of [
      [provider, 404, bizTypeId],
      [provider, 404, 987_654_321],
      [seat, 403, bizTypeId],
      [demo.nobody, 401, bizTypeId],
    ] as const) {
      const answers = await Promise.all([
        person.send(tracking.metrics, { query: { bizTypeId: narrowed } }),
        person.send(tracking.statList, { query: { ...WEEK, bizTypeId: narrowed } }),
        person.send(tracking.detailList, { query: { ...detail, bizTypeId: narrowed } }),
      ])
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
    }
  })
})

const RANGE = `beginTime=${WEEK.beginTime}&endTime=${WEEK.endTime}`
test.each([
  { call: tracking.statList, query: `beginTime=${WEEK.endTime}&endTime=${WEEK.beginTime}`, field: 'endTime' },
  {
    call: tracking.statList,
    query: `beginTime=${WEEK.beginTime}&endTime=${WEEK.beginTime + 32 * DAY}`,
    field: 'endTime',
  },
  { call: tracking.statList, query: `beginTime=${WEEK.beginTime}`, field: 'endTime' },
  { call: tracking.statList, query: `beginTime=yesterday&endTime=${WEEK.endTime}`, field: 'beginTime' },
  { call: tracking.statList, query: `${RANGE}&metricId=a%20b`, field: 'metricId' },
  { call: tracking.statList, query: `${RANGE}&pageIndex=0`, field: 'pageIndex' },
  { call: tracking.detailList, query: RANGE, field: 'metricId' },
  { call: tracking.detailList, query: `${RANGE}&userId=1`, field: 'metricId' },
  { call: tracking.detailList, query: 'metricId=page.view&sessionId=tab-1', field: 'beginTime' },
  { call: tracking.detailList, query: 'userId=1&sessionId=a%20b', field: 'sessionId' },
  { call: tracking.detailList, query: 'userId=me&sessionId=tab-1', field: 'userId' },
  {
    call: tracking.detailList,
    query: `userId=1&sessionId=tab-1&beginTime=${WEEK.endTime}&endTime=${WEEK.beginTime}`,
    field: 'endTime',
  },
  { call: tracking.detailList, query: `${RANGE}&metricId=page.view&pageSize=1000`, field: 'pageSize' },
  { call: tracking.metrics, query: 'bizTypeId=all', field: 'bizTypeId' },
])('$call.id with $query is refused at its field', async ({ call, query, field }) => {
  const { status, fields } = await manager.sendRaw(call, { query })
  expect(status).toBe(400)
  expect(Object.keys(fields ?? {})).toContain(field)
})

test('a range of 31 days is answered, also where the clocks change', async () => {
  const answer = await manager.send(tracking.statList, {
    query: { beginTime: WEEK.endTime - 31 * DAY - 3600, endTime: WEEK.endTime },
  })
  expect(answer.status).toBe(200)
})

describe('the export of the use', () => {
  const fileOf = (filter: object = {}, { person = manager, language = 'en' as 'en' | 'zh' } = {}) =>
    exportedRows(demo, person, {
      call: tracking.exportStats,
      filter: { ...WEEK, ...filter },
      language,
    })

  test('has the rows of the list with the names of the language requested [DSET-029, DSET-032]', async () => {
    const [heads, ...rows] = await fileOf()
    const { records } = await listOf({ pageSize: 100 })
    expect(heads).toEqual(['Name', 'Metric ID', 'Type', 'Category', 'Remark', 'Total', 'People'])
    expect(rows).toEqual(
      records.map((row) => [
        row.name,
        row.metricId,
        row.type === 'duration' ? 'Duration' : 'Count',
        row.category,
        row.remark,
        row.type === 'duration' ? shownDuration(row.counts) : String(row.counts),
        String(row.users),
      ]),
    )
    expect(rows).toHaveLength(5)
    const chinese = await fileOf({}, { language: 'zh' })
    expect(chinese[0]?.slice(0, 2)).toEqual(['名称', '指标 ID'])
    expect(chinese.map((row) => row[0])).toContain('页面浏览')
  })

  test('is narrowed to a metric and a business, and for a leader to the own people [DSET-032]', async () => {
    for (const filter of [{ metricId: FOREIGN_METRIC }, { bizTypeId: businesses[0] ?? 0 }]) {
      const { records } = await listOf({ ...filter, pageSize: 100 })
      const rows = (await fileOf(filter)).slice(1)
      expect(rows.map((row) => [row[1], row[5]])).toEqual(
        records.map(({ metricId, type, counts }) => [
          metricId,
          type === 'duration' ? shownDuration(counts) : String(counts),
        ]),
      )
    }
    const master = await demo.as('master', 'statistic.track')
    const { records } = await listOf({ pageSize: 100 }, master)
    const rows = (await fileOf({}, { person: master })).slice(1)
    expect(rows.map((row) => row[6])).toEqual(records.map(({ users }) => String(users)))
  })

  test('is refused like the list', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(tracking.exportStats, { query: WEEK })).status).toBe(403)
    const unknown = { ...WEEK, bizTypeId: 999_999 }
    expect((await manager.send(tracking.exportStats, { query: unknown })).status).toBe(404)
  })
})
