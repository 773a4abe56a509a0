import { exports, quality, sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'
import { whole } from '../support/whole.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const DAY = { beginDay: '20261120', endDay: '20261120' }

let fixture: StatisticsFixture
let manager: Person
let rules: { id: number; name: string; level: number; sceneId: number }[]
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  manager = fixture.manager
  await insertViolations()
  await fixture.demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day)
        select ${manager.tenantId}, d::date from generate_series('2026-11-13'::date, '2026-11-21', interval '1 day') d`.execute(
      db,
    ),
  )
  await fixture.demo.rollUp()
})
afterAll(() => fixture.demo.stop())

/** Every seat breaks rules by its index in the list; seven seats not at all. */
async function insertViolations(): Promise<void> {
  const { tenantId } = manager
  const [businessTypeId = 0] = fixture.businesses
  await fixture.demo.asOwner(async (db) => {
    const scenes = await db
      .insertInto('qualityScene')
      .values(['Opening', 'Closing'].map((name) => ({ tenantId, businessTypeId, name })))
      .returning('id')
      .execute()
    rules = await db
      .insertInto('qualityRule')
      .values(
        [0, 1, 2, 3].map((level) => ({
          tenantId,
          businessTypeId,
          sceneId: scenes[level % 2]?.id ?? 0,
          name: `Rule of level ${level}`,
          level,
          phrases: ['guaranteed'],
        })),
      )
      .returning(['id', 'name', 'level', 'sceneId'])
      .execute()
    const hits = fixture.seats.flatMap((seat, index) =>
      Array.from({ length: Math.max(0, (index % 9) - 1) }, (_, hit) => {
        const rule = rules[(index + hit) % 4]
        return {
          tenantId,
          userId: seat.id,
          orgId: seat.orgId,
          businessTypeId,
          violationId: `${seat.id}-${hit}`,
          callId: null,
          sessionId: hit % 2 === 0 ? `s-${seat.id}` : null,
          ruleId: rule?.id ?? 0,
          level: rule?.level ?? 0,
          words: 'guaranteed',
          source: 0,
          // From the 14th to the 20th, each at another time of the day.
          hitAt: new Date(Date.UTC(2026, 10, 14 + ((index + hit) % 7), 2, index, hit)),
          coverStatus: hit % 3,
          projectId: null,
        }
      }),
    )
    await db.insertInto('violation').values(hits).execute()
  })
}

/** A plain query of the violations of the company. */
async function plain<Row extends object>(columns: ReturnType<typeof sql>, rest = sql``): Promise<Row[]> {
  const { rows } = await fixture.demo.asOwner((db) =>
    sql<Row>`select ${columns} from violation v where v.tenant_id = ${manager.tenantId} ${rest}`.execute(db),
  )
  return rows
}
const onDay = (day: string) => sql`and (hit_at at time zone 'Asia/Shanghai')::date = ${day}`

async function dataOf(body: { beginDay: string; endDay: string }): Promise<quality.QualityResult> {
  const answer = await manager.send(quality.violationData, { body })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data
}

describe('violations over time', () => {
  test('are those of a plain query, by rule, day and level [QUAL-003, QUAL-005, QUAL-007, VIOL-017]', async () => {
    const { qualityRuleResult, qualityLevel, completionQualityLevel } = await dataOf(WEEK)
    const byRule = await plain<{ id: number; name: string; business: number; hits: number }>(
      sql`v.rule_id as id, (select business_type_id from quality_rule r where r.id = v.rule_id) as business, (select name from quality_rule r where r.id = v.rule_id) as name, count(*) as hits`,
      sql`group by v.rule_id order by hits desc, v.rule_id`,
    )
    expect(byRule.length).toBeGreaterThan(1)
    expect(qualityRuleResult).toEqual({
      ruleList: byRule.map(({ name }) => name),
      dataList: byRule.map(({ hits }) => hits),
      rules: byRule.map(({ id, business: bizTypeId }) => ({
        id,
        bizTypeId,
        level: rules.find((rule) => rule.id === Number(id))?.level,
      })),
    })
    expect(qualityLevel.timeList).toEqual(['11-14', '11-15', '11-16', '11-17', '11-18', '11-19', '11-20'])
    expect(qualityLevel.dataList.map(({ ruleLevel }) => ruleLevel)).toEqual([0, 1, 2, 3])
    for (const { ruleLevel, qualityDataList } of qualityLevel.dataList) {
      const [last] = await plain<{ hits: number }>(
        sql`count(*) as hits`,
        sql`and level = ${ruleLevel} ${onDay('2026-11-20')}`,
      )
      expect(qualityDataList.at(-1)).toBe(last?.hits)
    }
    const [covered] = await plain<{ hits: number }>(sql`count(*) as hits`, sql`and cover_status = 1`)
    const sum = (completionQualityLevel?.dataList ?? [])
      .flatMap((one) => one.qualityDataList)
      .reduce((a, b) => a + b, 0)
    expect(sum).toBe(covered?.hits)
    expect(sum).toBeGreaterThan(20)
  })

  test('of a single day are by the quarter of an hour [QUAL-003]', async () => {
    const { qualityLevel } = await dataOf(DAY)
    expect([qualityLevel.timeList.length, qualityLevel.timeList[0], qualityLevel.timeList[95]]).toEqual([
      96,
      '00:00',
      '23:45',
    ])
    const at = qualityLevel.timeList.indexOf('10:15')
    expect(qualityLevel.dataList.map(({ ruleLevel }) => ruleLevel)).toEqual([0, 1, 2, 3])
    for (const { ruleLevel, qualityDataList } of qualityLevel.dataList) {
      const [hits] = await plain<{ hits: number }>(
        sql`count(*) as hits`,
        sql`and level = ${ruleLevel} and hit_at >= '2026-11-20 02:15+00' and hit_at < '2026-11-20 02:30+00'`,
      )
      expect(qualityDataList[at]).toBe(hits?.hits)
    }
  })

  test('are the same under the names of the overview and the home page [QUAL-004]', async () => {
    const expected = await dataOf(WEEK)
    for (const call of [quality.overviewData, quality.homeData])
      expect((await manager.send(call, { body: WEEK })).data).toEqual(expected)
  })
})

describe('seats with violations', () => {
  test('are ranked by all of them, in total, by level and by cover, with code 0 [QUAL-011, QUAL-013, QUAL-014, QUAL-015, VIOL-008, VIOL-018, VIOL-020, VIOL-021]', async () => {
    const expected = await plain<Record<string, number>>(
      sql`user_id as id, count(*) as total, count(*) filter (where level = 3) as serious,
          count(*) filter (where cover_status = 1) as covered, count(*) filter (where cover_status = 0) as open,
          count(*) filter (where cover_status = 2) as needless`,
      sql`group by user_id order by total desc, user_id`,
    )
    const total = (await manager.send(quality.seatRank, { body: WEEK })).data.rankingData
    expect(total.map(({ seatId, violationCount }) => [seatId, violationCount])).toEqual(
      expected.map((row) => [row['id'], row['total']]),
    )
    expect(Object.keys(total[0] ?? {})).toEqual(['seatId', 'seatName', 'orgName', 'violationCount'])
    const byLevel = (await manager.send(quality.seatRankByLevel, { body: WEEK })).data.rankingData
    expect(byLevel.map(({ violationLevelCount3 }) => violationLevelCount3)).toEqual(
      expected.map((row) => row['serious']),
    )
    const byCover = (await manager.send(quality.seatRankByCover, { body: WEEK })).data.rankingData
    expect(
      byCover.map(({ anaphoraNum, unAnaphoraNum, notNeedAnaphoraNum }) => [
        anaphoraNum,
        unAnaphoraNum,
        notNeedAnaphoraNum,
      ]),
    ).toEqual(expected.map((row) => [row['covered'], row['open'], row['needless']]))
    // There is no other cover.
    for (const { violationCount, anaphoraNum, unAnaphoraNum, notNeedAnaphoraNum } of byCover)
      expect(anaphoraNum + unAnaphoraNum + notNeedAnaphoraNum).toBe(violationCount)
    for (const call of [quality.seatRank, quality.seatRankByLevel, quality.seatRankByCover])
      expect((await manager.send(call, { body: WEEK })).code).toBe(0)
  })
})

describe('the export of seats', () => {
  test('is a file of the rows that the ranks show, in the language requested [VIOL-011, QUAL-025]', async () => {
    const byLevel = (await manager.send(quality.seatRankByLevel, { body: WEEK })).data.rankingData
    const byCover = (await manager.send(quality.seatRankByCover, { body: WEEK })).data.rankingData
    const [heads, ...rows] = await exportedRows(fixture.demo, manager, {
      call: quality.exportSeats,
      filter: WEEK,
    })
    expect(heads).toEqual([
      'Agent',
      'Organisation',
      'Violations',
      'Severe',
      'Moderate',
      'Light',
      'Tip',
      'Covered',
      'Not covered',
      'No cover needed',
    ])
    expect(rows).toEqual(
      byLevel.map((seat, at) =>
        [
          seat.seatName,
          seat.orgName,
          seat.violationCount,
          seat.violationLevelCount3,
          seat.violationLevelCount2,
          seat.violationLevelCount1,
          seat.violationLevelCount0,
          byCover[at]?.anaphoraNum,
          byCover[at]?.unAnaphoraNum,
          byCover[at]?.notNeedAnaphoraNum,
        ].map(String),
      ),
    )
    const filter = { ...WEEK, orgId: fixture.seats[0]?.orgId ?? 0 }
    const few = await exportedRows(fixture.demo, manager, {
      call: quality.exportSeats,
      filter,
      language: 'zh',
    })
    expect(few[0]?.slice(0, 2)).toEqual(['坐席', '组织'])
    expect(few.length - 1).toBe(
      (await manager.send(quality.seatRank, { body: filter })).data.rankingData.length,
    )
    expect(few.length).toBeLessThan(rows.length)
  })

  test('of an organisation that is not there, or for a seat, is refused like the rank, and leaves no job', async () => {
    const body = { ...WEEK, orgId: 999_999 }
    expect((await manager.send(quality.exportSeats, { body })).status).toBe(404)
    expect((await manager.send(exports.list)).data.jobs.every(({ state }) => state === 'done')).toBe(true)
    const seat = await fixture.demo.as('seat-001')
    expect((await seat.send(quality.exportSeats, { body: WEEK })).status).toBe(403)
  })
})

describe('the violations themselves', () => {
  test('come newest first, page by page, with how many there are [QUAL-019, VIOL-019]', async () => {
    const [all] = await plain<{ hits: number }>(sql`count(*) as hits`)
    const pages = await Promise.all(
      [1, 2].map(
        async (pageIndex) => (await manager.send(quality.violations, { body: { ...WEEK, pageIndex } })).data,
      ),
    )
    const rows = pages.flatMap(({ violationDetail }) => violationDetail)
    expect([pages[0]?.total, rows.length, new Set(rows.map(({ violationId }) => violationId)).size]).toEqual([
      all?.hits,
      20,
      20,
    ])
    expect(rows.map(({ createTime }) => createTime)).toEqual(
      rows.map(({ createTime }) => createTime).toSorted((a, b) => b - a),
    )
    const body = { ...WEEK, sort: 'createTime' as const, pageSize: 1 }
    const [oldest] = (await manager.send(quality.violations, { body })).data.violationDetail
    const [earliest] = await plain<{ at: number }>(sql`extract(epoch from min(hit_at))::bigint as at`)
    expect(oldest?.createTime).toBe(earliest?.at)
    expect(oldest?.createTime).toBeLessThan(rows[0]?.createTime ?? 0)
  })

  test('can be narrowed to a rule, a scene, a level and an organisation [QUAL-019]', async () => {
    const [rule] = rules
    const [seat] = fixture.seats
    const totalOf = async (body: object) =>
      (await manager.send(quality.violations, { body: { ...WEEK, ...body } })).data.total
    const hits = async (condition: ReturnType<typeof sql>) =>
      (await plain<{ hits: number }>(sql`count(*) as hits`, condition))[0]?.hits
    expect(await totalOf({ ruleId: rule?.id })).toBe(await hits(sql`and rule_id = ${rule?.id}`))
    expect(await totalOf({ ruleLevel: 3 })).toBe(await hits(sql`and level = 3`))
    expect(await totalOf({ orgId: seat?.orgId })).toBe(await hits(sql`and org_id = ${seat?.orgId}`))
    expect(await totalOf({ sceneId: rule?.sceneId })).toBe(await hits(sql`and level in (0, 2)`))
  })
})

describe('the address of the session of a violation', () => {
  const callOf = (seat: { id: number; orgId: number }, sessionId: string) => ({
    tenantId: manager.tenantId,
    userId: seat.id,
    orgId: seat.orgId,
    businessTypeId: fixture.businesses[0] ?? 0,
    callId: `of-${sessionId}`,
    sessionId,
    isOutbound: true,
    startedAt: new Date(Date.UTC(2026, 10, 14, 1)),
  })

  const canRead = async (sessionId: string) =>
    (await manager.send(sessionRecord.detail, { params: { sessionId } })).status === 200

  test('is one of this console, and is there exactly where the session can be opened [QUAL-022]', async () => {
    // The conversation of every second seat has a call, without which there is nothing to read.
    const calls = fixture.seats
      .filter((_, index) => index % 2 === 0)
      .map((seat) => callOf(seat, `s-${seat.id}`))
    await fixture.demo.asOwner((db) => db.insertInto('call').values(calls).execute())
    const body = { ...WEEK, pageSize: 100 }
    const { violationDetail } = whole((await manager.send(quality.violations, { body })).data)
    const origin = new URL(fixture.demo.url).origin
    const kinds = { none: 0, closed: 0, open: 0 }
    for (const { violationId, sessionId, chatInfoUrl } of violationDetail) {
      const kind = sessionId === null ? 'none' : (await canRead(sessionId)) ? 'open' : 'closed'
      kinds[kind] += 1
      const address = `${origin}/assistant-console/session/${sessionId}?showRules=1&violationId=${violationId}`
      expect(chatInfoUrl).toBe(kind === 'open' ? address : undefined)
    }
    expect(Object.values(kinds).every((count) => count > 5)).toBe(true)
  })

  test('is that of the call where the violation names only that', async () => {
    const [seat] = fixture.seats
    if (!seat) throw new Error('the company has seats')
    const newest = async () =>
      (await manager.send(quality.violations, { body: WEEK })).data.violationDetail[0]
    const id = (await newest())?.violationId ?? 0
    const stored = await fixture.demo.asOwner((db) =>
      db
        .selectFrom('violation')
        .where('id', '=', id)
        .select(['sessionId', 'callId'])
        .executeTakeFirstOrThrow(),
    )
    onTestFinished(async () => {
      await fixture.demo.asOwner((db) =>
        db.updateTable('violation').where('id', '=', id).set(stored).execute(),
      )
    })
    await fixture.demo.asOwner(async (db) => {
      await db.insertInto('call').values(callOf(seat, 'by call/ä')).execute()
      await db
        .updateTable('violation')
        .where('id', '=', id)
        .set({ sessionId: null, callId: 'of-by call/ä' })
        .execute()
    })
    const found = await newest()
    expect(found).toMatchObject({ violationId: id, sessionId: 'by call/ä' })
    expect(new URL(found?.chatInfoUrl ?? '').pathname).toBe('/assistant-console/session/by%20call%2F%C3%A4')
  })
})

test('seats and strangers are refused, and another company sees nothing of it', async () => {
  const seat = await fixture.demo.as('seat-001')
  const foreign = await fixture.demo.as('provider-admin')
  for (const call of [quality.violationData, quality.seatRank, quality.violations]) {
    expect((await seat.send(call, { body: WEEK })).status).toBe(403)
    expect((await fixture.demo.nobody.send(call, { body: WEEK })).status).toBe(401)
  }
  expect((await foreign.send(quality.violations, { body: WEEK })).data.total).toBe(0)
  expect((await foreign.send(quality.seatRank, { body: WEEK })).data.rankingData).toEqual([])
})
