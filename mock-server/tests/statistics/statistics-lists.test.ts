import { stat } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { startStatisticsFixture, worksOn, type StatisticsFixture } from '../support/statistics-fixture.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const WEEK_DAYS = [14, 15, 16, 17, 18, 19, 20]
const PAGE = { pageIndex: 1, pageSize: 100 }

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

/** Every third seat broke two rules, once and twice, in its first call of the 14th, 15th or 16th. */
async function insertViolations(): Promise<void> {
  const { tenantId } = manager
  const [businessTypeId = 0] = fixture.businesses
  await demo.asOwner(async (db) => {
    const named = { tenantId, businessTypeId, name: 'Manner' }
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values(named)
      .returning('id')
      .executeTakeFirstOrThrow()
    const rules = await db
      .insertInto('qualityRule')
      .values(['Rude', 'Hasty'].map((name, level) => ({ ...named, sceneId, name, level, phrases: [] })))
      .returning('id')
      .execute()
    const hits = fixture.seats.flatMap((seat, index) => {
      const day = [14, 15, 16].find((one) => worksOn(one, index))
      if (index % 3 > 0 || day === undefined) return []
      return [0, 1, 1].map((rule, hit) => ({
        tenantId,
        userId: seat.id,
        orgId: seat.orgId,
        businessTypeId,
        violationId: `${seat.id}-${hit}`,
        callId: `${seat.id}-${day}-0`,
        ruleId: rules[rule]?.id ?? 0,
        level: rule,
        words: 'Well',
        source: 0,
        hitAt: new Date(Date.UTC(2026, 10, day, 2, 0, hit)),
      }))
    })
    await db.insertInto('violation').values(hits).execute()
    await db
      .insertInto('rollupMark')
      .values([14, 15, 16].map((day) => ({ tenantId, day: `2026-11-${day}` })))
      .execute()
  })
}

type ListQuery = { beginDay: string; endDay: string; bizTypeId?: number; orgId?: number } & Partial<
  typeof PAGE
>
type CallsQuery = ListQuery & { stage?: stat.CallStage; userId?: number }

async function callsOf(person: Person, query: CallsQuery) {
  const answer = await person.send(stat.list, { query: { ...query, queryType: 'performance' } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return { rows: answer.data.performanceList ?? [], total: answer.data.totalCnt }
}

async function peopleOf(person: Person, query: ListQuery) {
  const answer = await person.send(stat.list, { query: { ...query, queryType: 'user' } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return { rows: answer.data.userList ?? [], total: answer.data.totalCnt }
}

/** Pages until the end. */
async function allOf<Row>(
  read: (pageIndex: number) => Promise<{ rows: Row[]; total: number }>,
): Promise<Row[]> {
  const first = await read(1)
  const pages = [first.rows]
  while (pages.flat().length < first.total) pages.push((await read(pages.length + 1)).rows)
  return pages.flat()
}

async function plain<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await demo.asOwner((db) => sql<Row>`${query}`.execute(db))
  return rows
}

/** The outbound calls of the week by one plain query. */
const expectedCalls = (condition = sql`true`) =>
  plain<stat.PerformanceRow>(sql`
    select u.name as "userName", u.id as "userID", o.name as "orgName", c.session_id as "sessionID", c.call_id as "callID",
           extract(epoch from c.started_at)::bigint as "onCallAt",
           extract(epoch from c.answered_at)::bigint as "onTalkBeginAt",
           case when c.answered_at is not null then c.talk_seconds end as "talkTime",
           (select count(*) from violation v where v.tenant_id = c.tenant_id and v.call_id = c.call_id) as "violationCnt",
           '' as "sessionLink"
    from call c join app_user u on u.id = c.user_id join organization o on o.id = c.org_id
    where c.tenant_id = ${manager.tenantId} and c.is_outbound and ${condition}
      and (c.started_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'
    order by c.started_at desc, c.call_id desc`)

describe('the list of calls', () => {
  test('has every outbound call once, newest first, as a plain query has them [STAT-100, STAT-101]', async () => {
    const rows = await allOf((pageIndex) => callsOf(manager, { ...WEEK, ...PAGE, pageIndex }))
    expect(rows).toEqual(await expectedCalls())
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.some(({ onTalkBeginAt, talkTime }) => onTalkBeginAt === null && talkTime === null)).toBe(true)
    expect(Math.max(...rows.map(({ violationCnt }) => violationCnt))).toBe(3)
  })

  test('has 10 rows a page when nothing is said, and as many in all as the summary counts', async () => {
    const { rows, total } = await callsOf(manager, WEEK)
    expect(rows).toHaveLength(10)
    const summary = await manager.send(stat.summary, { query: WEEK })
    expect(total).toBe(summary.data.orgSummary.totalCallCnt)
  })

  test('of one business and one organisation is of that alone', async () => {
    const [, business = 0] = fixture.businesses
    const orgId = fixture.seats[1]?.orgId ?? 0
    const { rows, total } = await callsOf(manager, { ...WEEK, ...PAGE, bizTypeId: business, orgId })
    const expected = await expectedCalls(sql`c.business_type_id = ${business} and c.org_id = ${orgId}`)
    expect(expected.length).toBeGreaterThan(0)
    expect([rows, total]).toEqual([expected.slice(0, PAGE.pageSize), expected.length])
  })

  test.each([
    ['answered', 'totalAnswerCnt', sql`c.answered_at is not null`],
    [
      'valid',
      'totalTalkCnt',
      sql`c.talk_seconds > (select valid_call_seconds from tenant t where t.id = c.tenant_id)`,
    ],
    ['quoted', 'totalSaleCnt', sql`c.is_quoted`],
    ['ordered', 'totalOrderCnt', sql`c.is_ordered`],
  ] as const)(
    'of those that were %s are exactly those that the summary counts',
    async (stage, counted, condition) => {
      const { rows, total } = await callsOf(manager, { ...WEEK, ...PAGE, stage })
      const expected = await expectedCalls(condition)
      const { data } = await manager.send(stat.summary, { query: WEEK })
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan(data.orgSummary.totalCallCnt)
      expect(total).toBe(data.orgSummary[counted])
      expect([rows, total]).toEqual([expected.slice(0, PAGE.pageSize), expected.length])
    },
  )

  test('of one person are those that the list of people counts for them', async () => {
    const [seat] = fixture.seats
    if (seat === undefined) throw new Error('the fixture has seats')
    const { rows, total } = await callsOf(manager, { ...WEEK, ...PAGE, userId: seat.id, stage: 'answered' })
    const expected = await expectedCalls(sql`c.user_id = ${seat.id} and c.answered_at is not null`)
    expect(expected.length).toBeGreaterThan(0)
    expect([rows, total]).toEqual([expected.slice(0, PAGE.pageSize), expected.length])
    const people = await manager.send(stat.list, { query: { ...WEEK, ...PAGE, queryType: 'user' } })
    const counted = people.data.userList?.find(({ userID }) => userID === seat.id)?.callCnt
    expect((await callsOf(manager, { ...WEEK, userId: seat.id })).total).toBe(counted)
  })

  test.each([{ stage: 'answered' as const }, { userId: 1 }])(
    'is what alone can be narrowed: people are refused with %o',
    async (narrowed) => {
      const { status, fields } = await manager.send(stat.list, {
        query: { ...WEEK, queryType: 'user', ...narrowed },
      })
      expect([status, Object.keys(fields ?? {})]).toEqual([400, Object.keys(narrowed)])
    },
  )

  test('where no calls are is empty, also behind its last page', async () => {
    const quiet = { beginDay: '20261001', endDay: '20261005' }
    expect(await callsOf(manager, quiet)).toEqual({ rows: [], total: 0 })
    const { rows, total } = await callsOf(manager, { ...WEEK, pageIndex: 900 })
    expect([rows, total]).toEqual([[], (await callsOf(manager, WEEK)).total])
  })

  test('shows a call that continues without its talk time', async () => {
    const seat = fixture.seats[0]
    const call = {
      tenantId: manager.tenantId,
      callId: 'goes-on',
      userId: seat?.id ?? 0,
      orgId: seat?.orgId ?? 0,
      businessTypeId: fixture.businesses[0] ?? 0,
      isOutbound: true,
      startedAt: new Date('2026-11-20T15:00:00Z'),
      answeredAt: new Date('2026-11-20T15:00:10Z'),
    }
    await demo.asOwner((db) => db.insertInto('call').values(call).execute())
    const { rows } = await callsOf(manager, { ...WEEK, pageSize: 1 })
    await demo.asOwner((db) => db.deleteFrom('call').where('callId', '=', 'goes-on').execute())
    const onTalkBeginAt = call.answeredAt.getTime() / 1000
    expect(rows).toMatchObject([{ callID: 'goes-on', onTalkBeginAt, talkTime: null }])
  })
})

type ExpectedPerson = {
  id: number
  calls: number
  answers: number
  valid: number
  quotes: number
  orders: number
  talk: number
}

describe('the list of people', () => {
  test('has everybody once, by name, with what plain queries count [STAT-092, STAT-093]', async () => {
    const rows = await allOf((pageIndex) => peopleOf(manager, { ...WEEK, ...PAGE, pageIndex }))
    const figures = await plain<ExpectedPerson>(sql`
      select user_id as id, count(*) filter (where is_outbound) as calls,
             count(*) filter (where is_outbound and answered_at is not null) as answers,
             count(*) filter (where is_outbound and talk_seconds > 70) as valid,
             count(*) filter (where is_outbound and is_quoted) as quotes,
             count(*) filter (where is_outbound and is_ordered) as orders, sum(talk_seconds) as talk
      from call where tenant_id = ${manager.tenantId}
        and (started_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'
      group by user_id`)
    expect(new Set(rows.map(({ userID }) => userID))).toEqual(new Set(figures.map(({ id }) => id)))
    expect(rows).toHaveLength(figures.length)
    const inOrder = await plain<{ id: number }>(sql`
      select id from app_user where id = any(${rows.map(({ userID }) => userID)}::bigint[]) order by name, id`)
    expect(rows.map(({ userID }) => userID)).toEqual(inOrder.map(({ id }) => id))
    for (const row of rows) {
      const own = figures.find(({ id }) => id === row.userID)
      if (!own) throw new Error('compared above')
      expect(row).toMatchObject({
        callTime: own.talk,
        callCnt: own.calls,
        talkCnt: own.valid,
        saleCnt: own.quotes,
        orderCnt: own.orders,
        talkConversionRate: own.answers === 0 ? 0 : own.valid / own.answers,
        saleConversionRate: own.valid === 0 ? 0 : own.quotes / own.valid,
        orderConversionRate: own.valid === 0 ? 0 : own.orders / own.valid,
      })
    }
  })

  test('counts days on duty and the time online of each, and names the rules that were broken [STAT-091, STAT-092]', async () => {
    const rows = await allOf((pageIndex) => peopleOf(manager, { ...WEEK, ...PAGE, pageIndex }))
    for (const [index, seat] of fixture.seats.entries()) {
      const row = rows.find(({ userID }) => userID === seat.id)
      const days = WEEK_DAYS.filter((day) => worksOn(day, index)).length
      expect(row).toMatchObject({ userName: seat.name, daysOnDuty: days, avgDayOnlineDuration: 3600 + index })
      const isBroken = index % 3 === 0
      expect(row?.violationCountList).toEqual(
        isBroken
          ? [
              { name: 'Hasty', num: 2 },
              { name: 'Rude', num: 1 },
            ]
          : [],
      )
    }
  })

  test('without what belongs to calls is the same list [STAT-091]', async () => {
    const read = async (pageIndex: number) => {
      const { data } = await manager.send(stat.liteList, { query: { ...WEEK, ...PAGE, pageIndex } })
      return { rows: data.userList, total: data.totalCnt }
    }
    const full = await allOf((pageIndex) => peopleOf(manager, { ...WEEK, ...PAGE, pageIndex }))
    expect(await allOf(read)).toEqual(
      full.map(({ userName, userID, orgName, daysOnDuty, avgDayOnlineDuration }) => ({
        userName,
        userID,
        orgName,
        daysOnDuty,
        avgDayOnlineDuration,
      })),
    )
  })

  test('behind its last page is empty and counts all the same', async () => {
    const { rows, total } = await peopleOf(manager, { ...WEEK, pageIndex: 1000, pageSize: 100 })
    expect([rows, total]).toEqual([[], fixture.seats.length])
  })
})

describe('the list of teams', () => {
  const teamsOf = async (person: Person, query: ListQuery) =>
    (await person.send(stat.teamList, { query })).data

  test('has the lowest organisations with seats and what plain queries count of them [RPT-060, RPT-061, RPT-062]', async () => {
    const { teamList, totalCnt, totalSeatCnt } = await teamsOf(manager, { ...WEEK, ...PAGE })
    const figures = await plain<Record<string, number | string>>(sql`
      select o.id as "orgId", o.name as "orgName",
             (select count(*) from app_user u where u.org_id = o.id and u.type in ('TSR', 'TeamTSR') and u.status = 'enabled') as "seatCnt",
             count(c.call_id) filter (where is_outbound) as "callCnt",
             count(c.call_id) filter (where is_outbound and talk_seconds > 70) as "talkCnt",
             count(c.call_id) filter (where is_outbound and is_quoted) as "saleCnt",
             count(c.call_id) filter (where is_outbound and is_ordered) as "orderCnt",
             (select count(*) from violation v where v.tenant_id = o.tenant_id and v.org_id = o.id) as "violationCnt"
      from organization o left join call c on c.org_id = o.id
        and (c.started_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'
      where o.tenant_id = ${manager.tenantId}
        and exists (select 1 from app_user u where u.org_id = o.id and u.type in ('TSR', 'TeamTSR') and u.status = 'enabled')
      group by o.id order by o.sort, o.id`)
    expect(figures.length).toBeGreaterThan(2)
    expect(teamList).toMatchObject(figures)
    expect([totalCnt, totalSeatCnt]).toEqual([
      figures.length,
      figures.reduce((sum, { seatCnt }) => sum + Number(seatCnt), 0),
    ])
    for (const team of teamList) {
      const members = fixture.seats.flatMap((seat, index) => (seat.orgId === team.orgId ? [index] : []))
      const seconds = members.map(
        (index) => WEEK_DAYS.filter((day) => worksOn(day, index)).length * (3600 + index),
      )
      expect(team.onlineUserCnt).toBe(members.length)
      expect(team.avgUserOnlineDuration).toBe(seconds.reduce((a, b) => a + b, 0) / members.length)
      const talk = await fixture.expectedFigures(
        sql`org_id = ${team.orgId} and (started_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'`,
      )
      expect(team.talkConversionRate).toBe(talk.valid / talk.answers)
    }
  })

  test('of one organisation has those below it, and of a quiet week all teams without calls [RPT-061]', async () => {
    const { rankList } = (await manager.send(stat.rank, { query: { ...WEEK, rankType: 'callCnt' } })).data
    const [department] = rankList
    const all = await teamsOf(manager, { ...WEEK, ...PAGE })
    const some = await teamsOf(manager, { ...WEEK, ...PAGE, orgId: department?.id ?? 0 })
    expect(some.teamList.length).toBeGreaterThan(0)
    expect(some.teamList.length).toBeLessThan(all.teamList.length)
    expect(some.teamList.reduce((sum, { callCnt }) => sum + callCnt, 0)).toBe(department?.value)
    const quiet = await teamsOf(manager, {
      beginDay: '20261001',
      endDay: '20261005',
      pageSize: 2,
      pageIndex: 2,
    })
    expect(quiet.totalCnt).toBe(all.totalCnt)
    expect(quiet.teamList.map(({ orgId }) => orgId)).toEqual(
      all.teamList.slice(2, 4).map(({ orgId }) => orgId),
    )
    for (const team of quiet.teamList) expect(team).toMatchObject({ callCnt: 0, avgUserOnlineDuration: 0 })
  })
})

describe('who sees what', () => {
  test('the leader of an organisation sees its calls, people and teams alone', async () => {
    const master = await demo.as('master')
    const { rankList } = (await manager.send(stat.rank, { query: { ...WEEK, rankType: 'callCnt' } })).data
    const own = rankList.find(({ name }) => name === 'Sales centre Shanghai')?.id ?? 0
    const other = rankList.find(({ name }) => name === 'Service centre Chengdu')?.id ?? 0
    expect(await callsOf(master, WEEK)).toEqual(await callsOf(manager, { ...WEEK, orgId: own }))
    expect(await peopleOf(master, WEEK)).toEqual(await peopleOf(manager, { ...WEEK, orgId: own }))
    for (const call of [stat.liteList, stat.teamList])
      expect((await master.send(call, { query: WEEK })).data).toEqual(
        (await manager.send(call, { query: { ...WEEK, orgId: own } })).data,
      )
    const query = { ...WEEK, orgId: other }
    expect((await master.send(stat.list, { query: { ...query, queryType: 'user' } })).status).toBe(404)
    for (const call of [stat.liteList, stat.teamList])
      expect((await master.send(call, { query })).status).toBe(404)
  })

  test('another company sees nothing of it, seats are refused', async () => {
    const foreign = await demo.as('provider-admin')
    expect(await callsOf(foreign, WEEK)).toEqual({ rows: [], total: 0 })
    expect(await peopleOf(foreign, WEEK)).toEqual({ rows: [], total: 0 })
    const ownTeams = (await manager.send(stat.teamList, { query: WEEK })).data.teamList.map(
      ({ orgId }) => orgId,
    )
    const foreignTeams = (await foreign.send(stat.teamList, { query: WEEK })).data.teamList
    expect(foreignTeams.filter(({ orgId }) => ownTeams.includes(orgId))).toEqual([])
    const seat = await demo.as('seat-001')
    expect((await seat.send(stat.list, { query: { ...WEEK, queryType: 'user' } })).status).toBe(403)
    for (const call of [stat.liteList, stat.teamList])
      expect((await seat.send(call, { query: WEEK })).status).toBe(403)
  })
})

test.each([
  ['page 0', { pageIndex: 0 }],
  ['101 rows a page', { pageSize: 101 }],
  ['a range the wrong way round', { endDay: '20261101' }],
  ['a range of 32 days', { beginDay: '20261020' }],
  ['an organisation that is no number', { orgId: -1 }],
])('a list of %s is refused', async (_case, wrong) => {
  const query = { ...WEEK, ...wrong }
  const answers = [
    await manager.send(stat.list, { query: { ...query, queryType: 'performance' } }),
    await manager.send(stat.liteList, { query }),
    await manager.send(stat.teamList, { query }),
  ]
  for (const { status, fields } of answers) {
    expect(status).toBe(400)
    expect(Object.keys(fields ?? {})).not.toEqual([])
  }
})

test('a list of something else than calls or people is refused', async () => {
  const raw = 'beginDay=20261114&endDay=20261120&queryType=teams'
  expect((await manager.sendRaw(stat.list, { query: raw })).status).toBe(400)
})
