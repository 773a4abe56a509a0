import { stat, twin, type BodyOf, type DataOf, type QueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const IN_WEEK = sql`(used_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'`

let demo: Demo
let manager: Person
let seats: StatisticsFixture['seats']
let businesses: number[]
beforeAll(async () => {
  ;({ demo, manager, seats, businesses } = await startStatisticsFixture())
  await insertTwins()
  await demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day)
        select ${manager.tenantId}, d::date from generate_series('2026-11-10'::date, '2026-11-21', interval '1 day') d`.execute(
      db,
    ),
  )
  await demo.rollUp()
})
afterAll(() => demo.stop())

/**
 * Inserts twins by the seats' index in the list: no twin, one that waits, one that was approved and used or not; one account
 * is closed.
 */
async function insertTwins(): Promise<void> {
  const { tenantId } = manager
  await demo.asOwner(async (db) => {
    const twins = seats.flatMap(({ id }, index) =>
      index % 4 === 0
        ? []
        : [
            {
              tenantId,
              userId: id,
              submittedAt: new Date('2026-10-01T02:00:00Z'),
              approvedAt: index % 4 === 1 ? null : new Date('2026-10-03T02:00:00Z'),
            },
          ],
    )
    await db.insertInto('twin').values(twins).execute()
    const uses = seats.flatMap(({ id, orgId }, index) =>
      index % 4 < 2
        ? []
        : Array.from({ length: index % 7 }, (_, use) => ({
            tenantId,
            useId: `${id}-${use}`,
            userId: id,
            orgId,
            businessTypeId: businesses[(index + use) % 2] ?? 0,
            projectId: null,
            // From the 12th to the 21st, the first of some right at midnight.
            usedAt: new Date(Date.UTC(2026, 10, 11 + ((index + use) % 10), 16) + use * 7_000_500),
            productName: `Card ${use}`,
            processName: 'Opening "new"',
            sessionId: `s-${id}-${use}`,
          })),
    )
    await db.insertInto('twinUse').values(uses).execute()
    await db
      .updateTable('appUser')
      .set({ status: 'disabled' })
      .where('id', '=', seats.at(-1)?.id ?? 0)
      .execute()
  })
}

async function seatsOf(
  body: BodyOf<typeof twin.seats> = {},
  person = manager,
): Promise<DataOf<typeof twin.seats>> {
  const answer = await person.send(twin.seats, { body })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data
}

type Seat = DataOf<typeof twin.seats>['seatList'][number]

/** Lists the expected seats by one plain query, person by person. */
async function expectedSeats(condition = sql`true`, ofUse = sql`true`): Promise<Seat[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Seat & { uses: number; twins: number; approved: number }>`
      select username as account, name, (select name from organization o where o.id = org_id) as "orgName",
             (select count(*) from twin_use x where x.user_id = app_user.id and ${ofUse}) as uses,
             (select count(*) from twin t where t.user_id = app_user.id) as twins,
             (select count(approved_at) from twin t where t.user_id = app_user.id) as approved
      from app_user
      where tenant_id = ${manager.tenantId} and type in ('TSR', 'TeamTSR') and status = 'enabled' and ${condition}
      order by username`.execute(db),
  )
  return rows.map(({ uses, twins, approved, ...seat }) => ({
    ...seat,
    status: uses > 0 ? 'used' : twins > approved ? 'pendingReview' : 'notUsed',
  }))
}

describe('the seats', () => {
  test('have the status that their twin and its uses give, and are all listed without one [TWIN-002, TWIN-005]', async () => {
    const expected = await expectedSeats()
    expect(expected.length).toBe(seats.length - 1)
    const { total, seatList } = await seatsOf({ tenantId: manager.tenantId })
    expect(seatList).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  test('of one status are listed alone with their own total [TWIN-002, TWIN-005]', async () => {
    const all = await expectedSeats()
    for (const status of twin.seatStatus.options) {
      const expected = all.filter((seat) => seat.status === status)
      expect(expected.length).toBeGreaterThan(10)
      expect(await seatsOf({ status })).toEqual({ total: expected.length, seatList: expected })
    }
  })

  test('can be narrowed to an organisation, and to a business and the uses in it [TWIN-005]', async () => {
    const [seat] = seats
    const [bizTypeId = 0] = businesses
    expect((await seatsOf({ orgId: seat?.orgId })).seatList).toEqual(
      await expectedSeats(sql`org_id = ${seat?.orgId}`),
    )
    const ofBusiness = await expectedSeats(
      sql`id in (select user_id from user_business_type where business_type_id = ${bizTypeId})`,
      sql`business_type_id = ${bizTypeId}`,
    )
    expect(ofBusiness.some(({ status }) => status === 'used')).toBe(true)
    expect((await seatsOf({ bizTypeId })).seatList).toEqual(ofBusiness)
  })
})

async function usesOf(
  query: Partial<QueryOf<typeof twin.uses>> = {},
  person = manager,
): Promise<DataOf<typeof twin.uses>> {
  const answer = await person.send(twin.uses, { query: { ...WEEK, ...query } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}

type Use = Omit<DataOf<typeof twin.uses>['records'][number], 'value'> & { value: unknown }

async function expectedUses(condition = sql`true`): Promise<Use[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Use>`
      select id, user_id as "userId", (select name from app_user u where u.id = user_id) as "userName",
             (select name from organization o where o.id = org_id) as "orgName",
             floor(extract(epoch from used_at))::bigint as timestamp,
             json_build_object('productName', product_name, 'processName', process_name, 'sessionId', session_id)
               as value
      from twin_use where tenant_id = ${manager.tenantId} and ${IN_WEEK} and ${condition}
      order by used_at desc, id desc`.execute(db),
  )
  return rows
}
const readValues = (records: DataOf<typeof twin.uses>['records']): Use[] =>
  records.map((use) => ({ ...use, value: twin.useValue.parse(JSON.parse(use.value)) }))

describe('the uses', () => {
  test('are listed newest first, five a page, each with what it was for as JSON text [TWIN-009, TWIN-010]', async () => {
    const all = await expectedUses()
    expect(all.length).toBeGreaterThan(50)
    const first = await usesOf()
    expect(readValues(first.records)).toEqual(all.slice(0, 5))
    expect([first.totalCnt, first.totalIsCapped]).toEqual([all.length, false])
    const third = await usesOf({ pageIndex: 3, pageSize: 20 })
    expect(readValues(third.records)).toEqual(all.slice(40, 60))
  })

  test('are listed oldest first on request, and the seats by status', async () => {
    const all = await expectedUses()
    expect(readValues((await usesOf({ sort: 'timestamp' })).records)).toEqual(all.toReversed().slice(0, 5))
    expect(readValues((await usesOf({ sort: 'timestamp', order: 'desc' })).records)).toEqual(all.slice(0, 5))
    const byStatus = (await seatsOf({ sort: 'status', order: 'desc' })).seatList
    const statusFirst = (a: Seat, b: Seat) => (a.status === b.status ? 0 : a.status < b.status ? 1 : -1)
    expect(byStatus).toEqual((await expectedSeats()).toSorted(statusFirst))
    const refused = await manager.sendRaw(twin.uses, {
      query: 'beginDay=20261114&endDay=20261120&sort=userName',
    })
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, ['sort']])
  })

  test('can be narrowed to an organisation and a business [TWIN-009]', async () => {
    const [bizTypeId = 0] = businesses
    const orgId = seats.find((_seat, index) => index % 4 === 2 && index % 7 > 2)?.orgId ?? 0
    for (const [query, condition] of [
      [{ bizTypeId }, sql`business_type_id = ${bizTypeId}`],
      [{ orgId }, sql`org_id = ${orgId}`],
    ] as const) {
      const expected = await expectedUses(condition)
      expect(expected.length).toBeGreaterThan(0)
      const { records, totalCnt } = await usesOf({ ...query, pageSize: 100 })
      expect([readValues(records), totalCnt]).toEqual([expected.slice(0, 100), expected.length])
    }
  })

  test('are what metric and rank 1000303 count [TWIN-006]', async () => {
    const all = await expectedUses()
    const series = await manager.send(stat.detail, { query: { ...WEEK, metric: 1_000_303 } })
    const ofDay = (time: number) =>
      all.filter(({ timestamp }) => timestamp >= time && timestamp < time + 86_400).length
    expect(series.data.current.map(({ value }) => value)).toEqual(
      series.data.current.map(({ time }) => ofDay(time)),
    )
    const rank = await manager.send(stat.rank, {
      query: { ...WEEK, rankType: '1000303', strategy: 'user' },
    })
    const counted = new Map<number, number>()
    for (const { userId } of all) counted.set(userId, (counted.get(userId) ?? 0) + 1)
    const used = rank.data.rankList.filter(({ value }) => value > 0)
    expect(new Map(used.map(({ id, value }) => [id, value]))).toEqual(counted)
    const organizations = await manager.send(stat.rank, { query: { ...WEEK, rankType: '1000303' } })
    expect(organizations.data.rankBy).toBe('org')
    expect(organizations.data.rankList.reduce((sum, { value }) => sum + value, 0)).toBe(all.length)
  })
})

describe('who sees what', () => {
  test('the leader of an organisation with seats sees that one alone, others like ones that do not exist', async () => {
    const master = await demo.as('master', 'duplicate.statistic')
    const below = sql`
      with recursive below as (
        select id from organization where tenant_id = ${manager.tenantId} and name = 'Sales centre Shanghai'
        union all select o.id from organization o join below on o.parent_id = below.id
      ) select id from below`
    const own = await expectedSeats(sql`org_id in (${below})`)
    expect((await seatsOf({}, master)).seatList).toEqual(own)
    expect((await usesOf({}, master)).totalCnt).toBe((await expectedUses(sql`org_id in (${below})`)).length)
    const [other] = await demo.asOwner((db) =>
      db
        .selectFrom('organization')
        .where('tenantId', '=', manager.tenantId)
        .where('name', '=', 'Service centre Chengdu')
        .select('id')
        .execute(),
    )
    for (const orgId of [other?.id ?? 0, 987_654_321]) {
      expect((await master.send(twin.seats, { body: { orgId } })).status).toBe(404)
      expect((await master.send(twin.uses, { query: { ...WEEK, orgId } })).status).toBe(404)
    }
  })

  test('another company has its own seats alone, and its id is unknown to others', async () => {
    const foreign = await demo.as('provider-admin', 'duplicate.statistic')
    const ownAccounts = new Set((await seatsOf()).seatList.map(({ account }) => account))
    const { seatList } = await seatsOf({}, foreign)
    expect(seatList.length).toBeGreaterThan(0)
    expect(seatList.filter(({ account }) => ownAccounts.has(account))).toEqual([])
    expect((await usesOf({}, foreign)).totalCnt).toBe(0)
    for (const tenantId of [foreign.tenantId, 987_654_321])
      expect((await manager.send(twin.seats, { body: { tenantId } })).status).toBe(404)
  })

  test('seats and strangers are refused', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(twin.seats, { body: {} })).status).toBe(403)
    expect((await seat.send(twin.uses, { query: WEEK })).status).toBe(403)
    expect((await demo.nobody.send(twin.seats, { body: {} })).status).toBe(401)
    expect((await demo.nobody.send(twin.uses, { query: WEEK })).status).toBe(401)
  })
})

test.each([
  { call: twin.seats, raw: { body: { status: 'gone' } }, field: 'status' },
  { call: twin.seats, raw: { body: { tenantId: -1 } }, field: 'tenantId' },
  { call: twin.uses, raw: { query: 'beginDay=20261120&endDay=20261114' }, field: 'endDay' },
  { call: twin.uses, raw: { query: 'beginDay=20261001&endDay=20261101' }, field: 'endDay' },
  { call: twin.uses, raw: { query: 'beginDay=20261114&endDay=20261120&pageIndex=0' }, field: 'pageIndex' },
  { call: twin.uses, raw: { query: 'beginDay=20261114&endDay=20261120&orgId=x' }, field: 'orgId' },
])('$call.id with $raw is refused at its field', async ({ call, raw, field }) => {
  const { status, fields } = await manager.sendRaw(call, raw)
  expect(status).toBe(400)
  expect(Object.keys(fields ?? {})).toContain(field)
})
