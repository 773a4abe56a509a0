import { stat } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findScope } from '../../src/modules/identity/organization/public.ts'
import { findSameTime } from '../../src/modules/statistics/statistics/same-time.store.ts'
import type { Demo, Person } from '../support/demo.ts'
import {
  between,
  startStatisticsFixture,
  worksOn,
  type StatisticsFixture,
} from '../support/statistics-fixture.ts'

let demo: Demo
let manager: Person
let seats: StatisticsFixture['seats']
let businesses: number[]
let expectedFigures: StatisticsFixture['expectedFigures']
beforeAll(async () => {
  ;({ demo, manager, seats, businesses, expectedFigures } = await startStatisticsFixture())
})
afterAll(() => demo.stop())

type Query = Parameters<typeof summaryOf>[1]
const WEEK = { beginDay: '20261114', endDay: '20261120' }

async function summaryOf(
  person: Person,
  query: { beginDay: string; endDay: string; bizTypeId?: number; orgId?: number },
): Promise<stat.OrgSummary> {
  const answer = await person.send(stat.summary, { query })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data.orgSummary
}

describe('the time of the statistics', () => {
  test('is that of the last rollup, and of the next one [STAT-026]', async () => {
    const { data } = await manager.send(stat.time)
    const now = Math.floor(demo.clock.now().getTime() / 1000)
    expect(data).toEqual({ lastUpdatedAt: now, nextUpdatedAt: now + 900 })
  })
})

describe('a range whose last day goes on', () => {
  type Range = { beginDay: string; endDay: string }

  /** As if figures had been computed last at this moment of the company's clock, and only for this reading. */
  async function readAt(local: string, range: Range) {
    return demo.inTenant(manager.tenantId, async (tx) => {
      const computedAt = async (moment: string) =>
        sql`update rollup_state set last_updated_at = ${moment}::timestamp at time zone 'Asia/Shanghai'
            where tenant_id = ${manager.tenantId}`.execute(tx.db)
      await computedAt(local)
      const scope = await findScope(tx, { userId: manager.userId, orgId: undefined })
      const read = await findSameTime(tx, { ...range, scope, timezone: 'Asia/Shanghai' })
      await computedAt('2026-11-21 17:00')
      return read
    })
  }

  const until = (days: ReturnType<typeof sql>, time: string) =>
    sql`${days} and (started_at at time zone 'Asia/Shanghai')::time < ${time}::time`
  const countsOf = async (condition: ReturnType<typeof sql>) => {
    const { calls, answers, valid, quotes, orders } = await expectedFigures(condition)
    return {
      totalCallCnt: calls,
      totalAnswerCnt: answers,
      totalTalkCnt: valid,
      totalSaleCnt: quotes,
      totalOrderCnt: orders,
    }
  }

  test('is compared up to the same full quarter of an hour of yesterday and of the week before', async () => {
    const now = await countsOf(until(between('2026-11-20', '2026-11-20'), '10:15'))
    const wholeDay = await countsOf(between('2026-11-20', '2026-11-20'))
    expect(now.totalCallCnt).toBeGreaterThan(10)
    expect(wholeDay.totalCallCnt).toBeGreaterThan(now.totalCallCnt)
    expect(await readAt('2026-11-20 10:22:31', { beginDay: '20261120', endDay: '20261120' })).toEqual({
      until: Date.UTC(2026, 10, 20, 2, 15) / 1000,
      now,
      yesterday: await countsOf(until(between('2026-11-19', '2026-11-19'), '10:15')),
      lastWeek: await countsOf(until(between('2026-11-13', '2026-11-13'), '10:15')),
    })
  })

  test('of several days has its earlier days whole, and no yesterday', async () => {
    const of = (last: string, first: string, before: string) =>
      sql`(${between(first, before)} or ${until(between(last, last), '10:15')})`
    expect(await readAt('2026-11-20 10:15:00', { beginDay: '20261112', endDay: '20261120' })).toEqual({
      until: Date.UTC(2026, 10, 20, 2, 15) / 1000,
      now: await countsOf(of('2026-11-20', '2026-11-12', '2026-11-19')),
      yesterday: null,
      lastWeek: await countsOf(of('2026-11-13', '2026-11-05', '2026-11-12')),
    })
  })

  test('is compared as a whole once its last day is over', async () => {
    expect(await readAt('2026-11-21 00:00:00', WEEK)).toBeNull()
  })

  test('is compared in the answer of its summary, unlike one that is over', async () => {
    const today = { beginDay: '20261121', endDay: '20261121' }
    const none = await countsOf(between('2026-11-21', '2026-11-21'))
    expect((await manager.send(stat.summary, { query: today })).data.sameTime).toEqual({
      until: Date.UTC(2026, 10, 21, 9) / 1000,
      now: none,
      yesterday: await countsOf(until(between('2026-11-20', '2026-11-20'), '17:00')),
      lastWeek: await countsOf(until(between('2026-11-14', '2026-11-14'), '17:00')),
    })
    expect((await manager.send(stat.summary, { query: WEEK })).data).not.toHaveProperty('sameTime')
  })
})

describe('the summary', () => {
  test('counts what a plain query of the calls counts, this week and the week before [STAT-071, STAT-072, STAT-074..077]', async () => {
    const summary = await summaryOf(manager, WEEK)
    const now = await expectedFigures(between('2026-11-14', '2026-11-20'))
    const before = await expectedFigures(between('2026-11-07', '2026-11-13'))
    expect(now.calls).toBeGreaterThan(100)
    expect(summary).toMatchObject({
      totalCallCnt: now.calls,
      totalAnswerCnt: now.answers,
      totalTalkCnt: now.valid,
      totalSaleCnt: now.quotes,
      totalOrderCnt: now.orders,
      answerRate: now.answers / now.calls,
      talkConversionRate: now.valid / now.answers,
      saleConversionRate: now.quotes / now.valid,
      orderConversionRate: now.orders / now.valid,
      dayOfLastWeekTotalCallCnt: before.calls,
      dayOfLastWeekTotalTalkCnt: before.valid,
      dayOfLastWeekAnswerRate: before.answers / before.calls,
      dayOfLastWeekOrderConversionRate: before.orders / before.valid,
    })
  })

  test('averages over those who worked, and counts people once [STAT-073]', async () => {
    const summary = await summaryOf(manager, WEEK)
    const { talk, calls } = await expectedFigures(between('2026-11-14', '2026-11-20'))
    expect(summary.cumulativeOnlineUserCnt).toBe(seats.length)
    expect(summary.avgUserCallCnt).toBe(calls / seats.length)
    expect(summary.avgUserTalkTime).toBe(talk / seats.length)
    const online = seats.reduce((sum, _seat, index) => {
      const days = [14, 15, 16, 17, 18, 19, 20].filter((day) => worksOn(day, index)).length
      return sum + days * (3600 + index)
    }, 0)
    expect(summary.avgUserOnlineDuration).toBe(online / seats.length)
  })

  test('of a single day counts those online that day [STAT-082]', async () => {
    const day = await summaryOf(manager, { beginDay: '20261120', endDay: '20261120' })
    const expected = seats.filter((_seat, index) => worksOn(20, index)).length
    expect(day.currentOnlineUserCnt).toBe(expected)
    expect(day.cumulativeOnlineUserCnt).toBe(expected)
  })

  test('of one business or one organisation is of that alone [STAT-071]', async () => {
    const [business = 0] = businesses
    const [seat] = seats
    if (!seat) throw new Error('there are seats')
    const days = between('2026-11-14', '2026-11-20')
    expect((await summaryOf(manager, { ...WEEK, bizTypeId: business })).totalCallCnt).toBe(
      (await expectedFigures(sql`business_type_id = ${business} and ${days}`)).calls,
    )
    expect((await summaryOf(manager, { ...WEEK, orgId: seat.orgId })).totalCallCnt).toBe(
      (await expectedFigures(sql`org_id = ${seat.orgId} and ${days}`)).calls,
    )
  })
})

const rankOf = async (person: Person, query: Query & { rankType: stat.RankType; strategy?: 'user' }) =>
  (await person.send(stat.rank, { query })).data

describe('a rank', () => {
  test('goes from the departments by the teams to the people, and each level adds up to the one above [STAT-037]', async () => {
    const total = (await summaryOf(manager, WEEK)).totalCallCnt
    const departments = await rankOf(manager, { ...WEEK, rankType: 'callCnt' })
    expect(departments.rankBy).toBe('org')
    const sum = (list: { value: number }[]) => list.reduce((all, { value }) => all + value, 0)
    expect(sum(departments.rankList)).toBe(total)
    const [best] = departments.rankList
    if (!best) throw new Error('there are departments')
    const teams = await rankOf(manager, { ...WEEK, rankType: 'callCnt', orgId: best.id })
    expect([teams.rankBy, sum(teams.rankList)]).toEqual(['org', best.value])
    const [team] = teams.rankList
    if (!team) throw new Error('there are teams')
    const people = await rankOf(manager, { ...WEEK, rankType: 'callCnt', orgId: team.id })
    expect([people.rankBy, sum(people.rankList)]).toEqual(['user', team.value])
    expect(people.rankList.map(({ value }) => value)).toEqual(
      people.rankList.map(({ value }) => value).toSorted((a, b) => b - a),
    )
  })

  test('by strategy names people of all organisations, and by talk time gives seconds [STAT-045]', async () => {
    const { rankBy, rankList } = await rankOf(manager, { ...WEEK, rankType: 'talkTime', strategy: 'user' })
    expect([rankBy, rankList.length]).toEqual(['user', seats.length])
    const first = rankList[0]
    const { talk } = await expectedFigures(
      sql`user_id = ${first?.id} and ${between('2026-11-14', '2026-11-20')}`,
    )
    expect(first?.value).toBe(talk)
  })

  test('of organisations without any figure is there with 0, and with its tags for recommendations [STAT-044]', async () => {
    const { rankList } = await rankOf(manager, { ...WEEK, rankType: 'recommend' })
    expect(rankList.length).toBeGreaterThan(1)
    for (const bar of rankList) expect(bar).toMatchObject({ value: 0, tag1: 0, tag2: 0 })
  })
})

describe('who sees what', () => {
  test('the leader of an organisation with seats sees that one alone, others like ones that do not exist', async () => {
    const master = await demo.as('master')
    const all = await rankOf(manager, { ...WEEK, rankType: 'callCnt' })
    const own = all.rankList.find(({ name }) => name === 'Sales centre Shanghai')
    const other = all.rankList.find(({ name }) => name === 'Service centre Chengdu')
    expect((await summaryOf(master, WEEK)).totalCallCnt).toBe(own?.value)
    expect((await summaryOf(master, { ...WEEK, orgId: own?.id ?? 0 })).totalCallCnt).toBe(own?.value)
    for (const orgId of [other?.id ?? 0, 987_654_321]) {
      const refused = await master.send(stat.summary, { query: { ...WEEK, orgId } })
      expect(refused.status).toBe(404)
    }
    expect((await summaryOf(manager, { ...WEEK, orgId: other?.id ?? 0 })).totalCallCnt).toBe(other?.value)
  })

  test('quality, who lead no seats, see the whole company', async () => {
    const quality = await demo.as('quality')
    expect(await summaryOf(quality, WEEK)).toEqual(await summaryOf(manager, WEEK))
  })

  test('another company sees nothing of it, seats and strangers are refused', async () => {
    const foreign = await demo.as('provider-admin')
    expect((await summaryOf(foreign, WEEK)).totalCallCnt).toBe(0)
    const stranger = await foreign.send(stat.rank, {
      query: { ...WEEK, rankType: 'callCnt', orgId: seats[0]?.orgId ?? 0 },
    })
    expect(stranger.status).toBe(404)
    const seat = await demo.as('seat-001')
    expect((await seat.send(stat.summary, { query: WEEK })).status).toBe(403)
    expect((await demo.nobody.send(stat.summary, { query: WEEK })).status).toBe(401)
  })
})

describe('a range', () => {
  test.each([
    ['the wrong way round', { beginDay: '20261120', endDay: '20261114' }],
    ['of 32 days', { beginDay: '20261001', endDay: '20261101' }],
    ['of a day that is none', { beginDay: '20261131', endDay: '20261131' }],
  ])('%s is refused with a reason at its field', async (_case, query) => {
    const refused = await manager.send(stat.summary, { query })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields ?? {})).not.toEqual([])
  })

  test('of 31 days is answered', async () => {
    const answer = await manager.send(stat.summary, { query: { beginDay: '20261002', endDay: '20261101' } })
    expect(answer.status).toBe(200)
  })
})

test.each(['Atlantis/Capital', 'CST', 'UTC+8', 'posix/Europe/London', 'europe/london', ''])(
  'a zone that does not exist everywhere, such as "%s", is refused where it is written, and the days stay',
  async (zone) => {
    const before = await summaryOf(manager, WEEK)
    const change = demo.asOwner((db) =>
      sql`update tenant set timezone = ${zone} where id = ${manager.tenantId}`.execute(db),
    )
    await expect(change).rejects.toThrow(`no time zone is named ${zone}`)
    await demo.rollUp()
    expect(await summaryOf(manager, WEEK)).toEqual(before)
  },
)
