import { exports, stat } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'
import { readSheets } from '../support/xlsx-cells.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }

let fixture: StatisticsFixture
let demo: Demo
let manager: Person
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ demo, manager } = fixture)
  await insertViolations()
  await demo.rollUp()
})
afterAll(() => demo.stop())

/** Two violations of the first seat, in a call of the 14th. */
async function insertViolations(): Promise<void> {
  const { tenantId } = manager
  const [businessTypeId = 0] = fixture.businesses
  const seat = fixture.seats[0]
  await demo.asOwner(async (db) => {
    const named = { tenantId, businessTypeId, name: 'Manner' }
    const scene = await db.insertInto('qualityScene').values(named).returning('id').executeTakeFirstOrThrow()
    const rule = await db
      .insertInto('qualityRule')
      .values({ ...named, sceneId: scene.id, level: 1, phrases: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const hit = (second: number) => ({
      tenantId,
      businessTypeId,
      userId: seat?.id ?? 0,
      orgId: seat?.orgId ?? 0,
      violationId: `order-${second}`,
      callId: `${seat?.id ?? 0}-14-0`,
      ruleId: rule.id,
      level: 1,
      words: 'Well',
      source: 0,
      hitAt: new Date(Date.UTC(2026, 10, 14, 2, 0, second)),
    })
    await db
      .insertInto('violation')
      .values([hit(1), hit(2)])
      .execute()
    await db.insertInto('rollupMark').values({ tenantId, day: '2026-11-14' }).execute()
  })
}

/** All people, page by page, in this order. */
async function people(order: { sort?: stat.UserSort; order?: stat.Order }): Promise<stat.UserRow[]> {
  const rows: stat.UserRow[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const query = { ...WEEK, ...order, pageIndex, pageSize: 50, queryType: 'user' as const }
    const { data } = await manager.send(stat.list, { query })
    rows.push(...(data.userList ?? []))
    if (rows.length >= data.totalCnt) return rows
  }
}

const FIGURES = stat.USER_SORTS.filter(
  (sort) => sort !== 'userName' && sort !== 'orgName' && sort !== 'userID',
)

describe('the order of people', () => {
  test.each(FIGURES)('is that of %s over all pages, equal ones by their ids', async (sort) => {
    const all = await people({})
    expect(new Set(all.map((row) => row[sort])).size).toBeGreaterThan(1)
    const ascending = all.toSorted((a, b) => a[sort] - b[sort] || a.userID - b.userID)
    expect((await people({ sort })).map(({ userID }) => userID)).toEqual(
      ascending.map(({ userID }) => userID),
    )
    const descending = all.toSorted((a, b) => b[sort] - a[sort] || a.userID - b.userID)
    expect((await people({ sort, order: 'desc' })).map(({ userID }) => userID)).toEqual(
      descending.map(({ userID }) => userID),
    )
  })

  test('by a name or an id is the order of the database', async () => {
    const byName = (await people({ sort: 'userName', order: 'desc' })).map(({ userID }) => userID)
    const { rows } = await demo.asOwner((db) =>
      sql<{ id: number }>`
        select id from app_user where id = any(${byName}::bigint[]) order by name desc, id`.execute(db),
    )
    expect(byName).toEqual(rows.map(({ id }) => id))
    expect(byName.length).toBeGreaterThan(100)
    const byId = (await people({ sort: 'userID', order: 'desc' })).map(({ userID }) => userID)
    expect(byId).toEqual(byName.toSorted((a, b) => b - a))
    const organisations = (await people({ sort: 'orgName' })).map(({ orgName }) => orgName)
    expect(new Set(organisations).size).toBeGreaterThan(1)
    expect(organisations.filter((name, index) => name !== organisations[index - 1])).toHaveLength(
      new Set(organisations).size,
    )
  })

  test('without their calls is the same', async () => {
    const query = { ...WEEK, sort: 'daysOnDuty' as const, order: 'desc' as const, pageSize: 100 }
    const lite = (await manager.send(stat.liteList, { query })).data.userList
    const full = await people({ sort: 'daysOnDuty', order: 'desc' })
    expect(lite.map(({ userID }) => userID)).toEqual(full.slice(0, 100).map(({ userID }) => userID))
  })
})

test('calls are newest first or oldest first', async () => {
  const callsIn = async (order: object) => {
    const query = { ...WEEK, ...order, pageSize: 100, queryType: 'performance' as const }
    return (await manager.send(stat.list, { query })).data.performanceList ?? []
  }
  const oldest = await callsIn({ sort: 'onCallAt' })
  const inOrder = oldest.toSorted((a, b) => a.onCallAt - b.onCallAt || (a.callID < b.callID ? -1 : 1))
  expect(oldest).toEqual(inOrder)
  const newest = await callsIn({ sort: 'onCallAt', order: 'desc' })
  expect(newest).toEqual(await callsIn({}))
  expect(newest[0]?.onCallAt).toBeGreaterThan(oldest.at(-1)?.onCallAt ?? 0)
})

test.each([
  ['that does not exist', 'queryType=user&sort=shoeSize', 'sort'],
  ['of calls for people', 'queryType=user&sort=onCallAt', 'sort'],
  ['of people for calls', 'queryType=performance&sort=callCnt', 'sort'],
  ['in no direction', 'queryType=user&sort=callCnt&order=up', 'order'],
  ['of which only the direction is named', 'queryType=user&order=desc', 'order'],
])('an order %s is refused at its field', async (_case, query, field) => {
  const answer = await manager.sendRaw(stat.list, { query: `beginDay=20261114&endDay=20261120&${query}` })
  expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
})

type Sums = { calls: number; answers: number; valid: number; quotes: number; orders: number; talk: number }

describe('the totals', () => {
  test('of people are the sums of all rows, their rates those of the sums', async () => {
    const { data } = await manager.send(stat.listTotals, { query: { ...WEEK, queryType: 'user' } })
    const all = await people({})
    const sum = (value: (row: stat.UserRow) => number) => all.reduce((total, row) => total + value(row), 0)
    const { rows } = await demo.asOwner((db) =>
      sql<Sums>`
        select count(*) filter (where is_outbound) as calls,
               count(*) filter (where is_outbound and answered_at is not null) as answers,
               count(*) filter (where is_outbound and talk_seconds > 70) as valid,
               count(*) filter (where is_outbound and is_quoted) as quotes,
               count(*) filter (where is_outbound and is_ordered) as orders, sum(talk_seconds)::int as talk
        from call where tenant_id = ${manager.tenantId}
          and (started_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'`.execute(
        db,
      ),
    )
    const [facts] = rows
    if (facts === undefined) throw new Error('a query of sums has a row')
    const days = sum(({ daysOnDuty }) => daysOnDuty)
    expect(data).toEqual({
      userTotals: {
        daysOnDuty: days,
        avgDayOnlineDuration: sum((row) => Math.round(row.avgDayOnlineDuration * row.daysOnDuty)) / days,
        callTime: facts.talk,
        callCnt: facts.calls,
        talkCnt: facts.valid,
        saleCnt: facts.quotes,
        orderCnt: facts.orders,
        talkConversionRate: facts.valid / facts.answers,
        saleConversionRate: facts.quotes / facts.valid,
        orderConversionRate: facts.orders / facts.valid,
        violationCnt: 2,
      },
    })
    const average = sum(({ talkConversionRate }) => talkConversionRate) / all.length
    expect(data.userTotals?.talkConversionRate).not.toBeCloseTo(average, 6)
  })

  test('of calls are their talk time, violations and sessions', async () => {
    const { data } = await manager.send(stat.listTotals, { query: { ...WEEK, queryType: 'performance' } })
    const { rows } = await demo.asOwner((db) =>
      sql<{ talk: number; sessions: number }>`
        select count(distinct session_id)::int as sessions, sum(talk_seconds) filter (where answered_at is not null and ended_at is not null)::int as talk
        from call where tenant_id = ${manager.tenantId} and is_outbound
          and (started_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'`.execute(
        db,
      ),
    )
    expect(rows[0]?.talk).toBeGreaterThan(0)
    expect(data).toEqual({
      performanceTotals: { talkTime: rows[0]?.talk, violationCnt: 2, sessionCnt: rows[0]?.sessions },
    })
  })

  test('of calls that came to a deal are of these alone', async () => {
    const query = { ...WEEK, queryType: 'performance' as const, stage: 'ordered' as const }
    const { data } = await manager.send(stat.listTotals, { query })
    const { rows } = await demo.asOwner((db) =>
      sql<{ talk: number; all: number }>`
        select sum(talk_seconds) filter (where is_ordered)::int as talk, sum(talk_seconds)::int as all
        from call where tenant_id = ${manager.tenantId} and is_outbound and ended_at is not null
          and (started_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'`.execute(
        db,
      ),
    )
    expect(rows[0]?.talk).toBeLessThan(rows[0]?.all ?? 0)
    expect(data.performanceTotals?.talkTime).toBe(rows[0]?.talk)
  })

  test('of a quiet range are zeros, without a division by them', async () => {
    const quiet = { beginDay: '20261001', endDay: '20261005' }
    const ofPeople = await manager.send(stat.listTotals, { query: { ...quiet, queryType: 'user' } })
    expect(Object.values(ofPeople.data.userTotals ?? {})).toEqual(Array.from({ length: 11 }, () => 0))
    const ofCalls = await manager.send(stat.listTotals, { query: { ...quiet, queryType: 'performance' } })
    expect(ofCalls.data.performanceTotals).toEqual({ talkTime: 0, violationCnt: 0, sessionCnt: 0 })
  })

  test('of a leader are of the own organisation, and are refused to a seat', async () => {
    const master = await demo.as('master')
    const { rankList } = (await manager.send(stat.rank, { query: { ...WEEK, rankType: 'callCnt' } })).data
    const own = rankList.find(({ name }) => name === 'Sales centre Shanghai')
    const query = { ...WEEK, queryType: 'user' as const }
    const { data } = await master.send(stat.listTotals, { query })
    expect(data.userTotals?.callCnt).toBe(own?.value)
    const ofOwn = await manager.send(stat.listTotals, { query: { ...query, orgId: own?.id ?? 0 } })
    expect(data).toEqual(ofOwn.data)
    const seat = await demo.as('seat-001')
    expect((await seat.send(stat.listTotals, { query })).status).toBe(403)
  })
})

test('a workbook of people ends with a row of totals, the same as those of the page', async () => {
  const { data: job } = await manager.send(exports.start, {
    body: { kind: 'statTable', filter: { ...WEEK, type: 'user' } },
  })
  const done = await vi.waitUntil(
    async () =>
      (await manager.send(exports.list)).data.jobs.find(({ id, state }) => id === job.id && state === 'done'),
    { timeout: 20_000, interval: 20 },
  )
  const answer = await demo.fetch(done.fileURL ?? '')
  const [about, sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()))
  const last = sheet?.rows.at(-1)?.map((cell) => cell?.value)
  const { userTotals } = (await manager.send(stat.listTotals, { query: { ...WEEK, queryType: 'user' } })).data
  if (userTotals === undefined) throw new Error('people have totals')
  const count = (await people({})).length
  expect(sheet?.rows).toHaveLength(1 + count + 1)
  expect(about?.rows.find(([label]) => label?.value === 'Rows')?.[1]?.value).toBe(String(count))
  expect([last?.[0], last?.[1], last?.[2]]).toEqual(['Total', undefined, undefined])
  expect(last?.slice(3).map(Number)).toEqual([
    userTotals.daysOnDuty,
    Math.floor(userTotals.avgDayOnlineDuration) / 86_400,
    userTotals.callTime / 86_400,
    userTotals.callCnt,
    userTotals.talkCnt,
    userTotals.talkConversionRate,
    userTotals.saleCnt,
    userTotals.saleConversionRate,
    userTotals.orderCnt,
    userTotals.orderConversionRate,
    userTotals.violationCnt,
  ])
})
