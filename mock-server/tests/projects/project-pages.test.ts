import { METRIC, projectStat, stat, type DataOf, type Metric } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import {
  BEGAN,
  ENDED,
  startOutsourcedFixture,
  type OutsourcedFixture,
} from '../support/outsourced-fixture.ts'
import { whole } from '../support/whole.ts'

/** The fixture with all that the pages of projects read, for each side: an owner, a provider and the platform. */
let fixture: OutsourcedFixture
let demo: Demo
beforeAll(async () => {
  fixture = await startOutsourcedFixture()
  ;({ demo } = fixture)
  const random = randomOf(SEED)
  await insertActions(random, { tenantId: fixture.provider.tenantId, businesses: fixture.businesses })
  await insertActions(random, { tenantId: fixture.londonTenant, businesses: fixture.london })
  await demo.rollUp()
})
afterAll(() => demo.stop())

const SEED = 20_261_127

/** A small generator of random numbers with a seed, so that a failure can be repeated. */
function randomOf(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}

type Actors = { tenantId: number; businesses: Record<string, number> }

/** Violations and recommendations on all days, stamped with the project that their business worked for at that moment. */
async function insertActions(
  random: (max: number) => number,
  { tenantId, businesses }: Actors,
): Promise<void> {
  const ids = Object.values(businesses)
  await demo.asOwner(async (db) => {
    const { rows: seats } = await sql<{ id: number; orgId: number }>`
      select id, org_id as "orgId" from app_user where tenant_id = ${tenantId} and type in ('TSR', 'TeamTSR') order by id
      limit 5`.execute(db)
    const first = { tenantId, businessTypeId: ids[0] ?? 0 }
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values({ ...first, name: 'Promises' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: ruleId } = await db
      .insertInto('qualityRule')
      .values({ ...first, sceneId, name: 'Guarantee', level: 1, phrases: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: questionId } = await db
      .insertInto('question')
      .values({ ...first, name: 'What is covered?' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let index = 0; index < 300; index++) {
      const seat = seats[random(seats.length)]
      const business = ids[random(ids.length)] ?? 0
      const at = new Date(Date.UTC(2026, 10, 6, 1) + random(15 * 86_400) * 1000)
      const of = { tenantId, businessTypeId: business, userId: seat?.id ?? 0, orgId: seat?.orgId ?? 0 }
      const project = await db
        .selectFrom('projectAssignment')
        .where('businessTypeId', '=', business)
        .where('confirmedFrom', '<=', at)
        .where((where) => where.or([where('confirmedUntil', 'is', null), where('confirmedUntil', '>', at)]))
        .select('projectId')
        .executeTakeFirst()
      const fact = { ...of, projectId: project?.projectId ?? null }
      const level = random(4)
      await db
        .insertInto('violation')
        .values({
          ...fact,
          violationId: `v-${tenantId}-${index}`,
          ruleId,
          level,
          words: 'guaranteed',
          source: 0,
          hitAt: at,
        })
        .execute()
      const judged = { isValid: level > 0, isAccepted: level > 2 }
      await db
        .insertInto('recommendation')
        .values({ ...fact, ...judged, recommendationId: `r-${index}`, questionId, shownAt: at })
        .execute()
    }
    // After 17:00 in Shanghai and 09:00 in London.
    const [seat] = seats
    await db
      .insertInto('call')
      .values({
        tenantId,
        userId: seat?.id ?? 0,
        orgId: seat?.orgId ?? 0,
        businessTypeId: businesses['current'] ?? 0,
        projectId: fixture.projects.renewals,
        callId: `late-${tenantId}`,
        isOutbound: true,
        startedAt: new Date('2026-11-20T10:00:00Z'),
        answeredAt: null,
        endedAt: null,
      })
      .execute()
    // Calls that bear a project for which their business did not work are no part of what these pages show.
    await sql`delete from call where call_id like 'stray-%'`.execute(db)
    await sql`insert into rollup_mark (tenant_id, day)
      select ${tenantId}, d::date from generate_series('2026-11-05'::date, '2026-11-21', interval '1 day') d
      on conflict do nothing`.execute(db)
  })
}

type Day = {
  users: number
  seconds: number
  calls: number
  answers: number
  valid: number
  quotes: number
  orders: number
  violations: number[]
  recommended: number
}
type Work = { projectId: number; bizTypeId: number }
type Days = { beginDay: string; endDay: string }

/** Day by day from the facts, of the business while it was assigned to the project, in the zone where the work was done. */
async function plainDays({ projectId, bizTypeId }: Work, { beginDay, endDay }: Days): Promise<Day[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Day>`
      with work as (
        select a.*, t.timezone from project_assignment a join tenant t on t.id = a.tenant_id
        where a.project_id = ${projectId} and a.business_type_id = ${bizTypeId}),
      called as (
        select c.*, (c.started_at at time zone w.timezone)::date as day from call c
        join work w on w.tenant_id = c.tenant_id and w.business_type_id = c.business_type_id
          and c.started_at >= w.confirmed_from and c.started_at < coalesce(w.confirmed_until, 'infinity')
        where c.is_outbound),
      hit as (
        select v.*, (v.hit_at at time zone w.timezone)::date as day from violation v
        join work w on w.tenant_id = v.tenant_id and w.business_type_id = v.business_type_id
          and v.hit_at >= w.confirmed_from and v.hit_at < coalesce(w.confirmed_until, 'infinity')),
      shown as (
        select r.*, (r.shown_at at time zone w.timezone)::date as day from recommendation r
        join work w on w.tenant_id = r.tenant_id and w.business_type_id = r.business_type_id
          and r.shown_at >= w.confirmed_from and r.shown_at < coalesce(w.confirmed_until, 'infinity')),
      span as (
        select e.*, lead(evt_at) over (partition by e.tenant_id, user_id order by evt_at, receipt) - evt_at as duration
        from status_event e),
      online as (
        select s.*, (s.evt_at at time zone w.timezone)::date as day from span s
        join work w on w.tenant_id = s.tenant_id and w.business_type_id = s.business_type_id
          and s.evt_at >= w.confirmed_from and s.evt_at < coalesce(w.confirmed_until, 'infinity')
        where s.evt = 1)
      select (select count(distinct user_id) from online o where o.day = d) as users,
             (select coalesce(sum(extract(epoch from duration)), 0)::bigint from online o where o.day = d) as seconds,
             (select count(*) from called c where c.day = d) as calls,
             (select count(answered_at) from called c where c.day = d) as answers,
             (select count(*) from called c where c.day = d and talk_seconds > 70) as valid,
             (select count(*) from called c where c.day = d and is_quoted) as quotes,
             (select count(*) from called c where c.day = d and is_ordered) as orders,
             (select count(*) from shown s where s.day = d) as recommended,
             (select array_agg((select count(*)::int from hit h where h.day = d and h.level = l) order by l)
              from generate_series(0, 3) l) as violations
      from (select d::date as d from generate_series(${beginDay}::date, ${endDay}::date, interval '1 day') d) days
      order by d`.execute(db),
  )
  return rows
}

const rate = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** The metrics of the three pages (RPT-Q13), from a plain day. */
const METRICS: readonly [Metric, (day: Day) => number][] = [
  [METRIC.onlineUsers, ({ users }) => users],
  [METRIC.onlineDuration, ({ seconds, users }) => rate(seconds, users)],
  [METRIC.talkConversionRate, ({ valid, answers }) => rate(valid, answers)],
  [METRIC.saleConversionRate, ({ quotes, valid }) => rate(quotes, valid)],
  [METRIC.orderConversionRate, ({ orders, valid }) => rate(orders, valid)],
  [METRIC.recommended, ({ recommended }) => recommended],
  [METRIC.violationsTip, ({ violations }) => violations[0] ?? -1],
  [METRIC.violationsLight, ({ violations }) => violations[1] ?? -1],
  [METRIC.violationsMedium, ({ violations }) => violations[2] ?? -1],
  [METRIC.violationsSerious, ({ violations }) => violations[3] ?? -1],
]

type Offered = DataOf<typeof projectStat.monitor>['records']

async function worksOf(person: Person): Promise<Work[]> {
  const { records }: { records: Offered } = (await person.send(projectStat.monitor)).data
  return records.flatMap(({ id: projectId, assignments }) =>
    assignments.map(({ bizTypeID: bizTypeId }) => ({ projectId, bizTypeId })),
  )
}

async function summaryOf(person: Person, work: Work & Days): Promise<DataOf<typeof projectStat.bizSummary>> {
  const answer = await person.send(projectStat.bizSummary, { query: work })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}

const WEEK: Days = { beginDay: '20261114', endDay: '20261120' }
/** Picks days from the 6th to the 20th; on the 10th one assignment began and another ended, on the 15th a third ended. */
const someDays = (random: (max: number) => number): Days => {
  const begin = 6 + random(15)
  const end = begin + random(21 - begin)
  const day = (date: number) => `202611${String(date).padStart(2, '0')}`
  return { beginDay: day(begin), endDay: day(end) }
}

describe.each(['owner', 'provider', 'platform'] as const)('the figures for the %s', (side) => {
  test(`are found again by plain SQL, whichever contractor, days and metric are picked (seed ${SEED})`, async () => {
    const person = fixture[side]
    const works = await worksOf(person)
    expect(works).toHaveLength({ owner: 5, provider: 4, platform: 1 }[side])
    const random = randomOf(SEED)
    let counted = 0
    for (let draw = 0; draw < 24; draw++) {
      const work = works[random(works.length)]
      const [metric, valueOf] = METRICS[random(METRICS.length)] ?? []
      if (work === undefined || metric === undefined || valueOf === undefined)
        throw new Error('nothing to pick')
      const days = someDays(random)
      const plain = await plainDays(work, days)
      const sumOf = (value: (day: Day) => number) => plain.reduce((sum, day) => sum + value(day), 0)
      counted += sumOf(valueOf)
      const { orgSummary } = whole(await summaryOf(person, { ...work, ...days }))
      expect(orgSummary).toMatchObject({
        currentOnlineUserCnt: plain.at(-1)?.users,
        totalCallCnt: sumOf(({ calls }) => calls),
        totalAnswerCnt: sumOf(({ answers }) => answers),
        totalTalkCnt: sumOf(({ valid }) => valid),
        totalSaleCnt: sumOf(({ quotes }) => quotes),
        totalOrderCnt: sumOf(({ orders }) => orders),
      })
      const seconds = sumOf(({ seconds: online }) => online)
      expect(orgSummary.avgUserOnlineDuration * orgSummary.cumulativeOnlineUserCnt).toBeCloseTo(seconds, 3)
      const { current } = (await person.send(projectStat.detail, { query: { ...work, ...days, metric } }))
        .data
      expect(current.map(({ value }) => value)).toEqual(plain.map((day) => valueOf(day)))
      const batch = { projectId: work.projectId, ...days, bizTypeIds: [work.bizTypeId] }
      expect((await person.send(projectStat.onlineDurations, { query: batch })).data).toEqual([
        { bizTypeId: work.bizTypeId, totalOnlineDuration: seconds },
      ])
    }
    expect(counted).toBeGreaterThan(0)
  })

  test('are readable for all that the selector offers, and of nothing else [RPT-Q8, RPT-Q12]', async () => {
    const person = fixture[side]
    const works = await worksOf(person)
    expect(works.length).toBeGreaterThan(0)
    for (const work of works) await summaryOf(person, { ...work, ...WEEK })
    const offered = new Set(works.map(({ projectId, bizTypeId }) => `${projectId} ${bizTypeId}`))
    const { projects, businesses, london } = fixture
    for (const projectId of Object.values(projects)) {
      for (const bizTypeId of [...Object.values(businesses), ...Object.values(london)]) {
        const query = { projectId, bizTypeId, ...WEEK }
        const { status } = await person.send(projectStat.bizSummary, { query })
        expect([projectId, bizTypeId, status]).toEqual([
          projectId,
          bizTypeId,
          offered.has(`${projectId} ${bizTypeId}`) ? 200 : 404,
        ])
      }
    }
  })
})

test('the platform may also read when its figures were computed and which are shown (R49)', async () => {
  const { platform } = fixture
  const time = await platform.send(stat.time)
  const config = await platform.send(stat.config, { query: { tenantId: platform.tenantId } })
  expect([time.status, config.status]).toEqual([200, 200])
})

describe('the periods of an assignment', () => {
  const unix = (at: Date) => at.getTime() / 1000
  const LONG_AGO = Date.UTC(2026, 9, 1) / 1000

  test('are those in which the business worked for the project, for both sides', async () => {
    const { projects, businesses, owner, provider } = fixture
    const periodsOf = async (person: Person, work: Work) =>
      (await summaryOf(person, { ...work, ...WEEK })).periods
    const { current, ended } = businesses
    for (const person of [owner, provider]) {
      expect(await periodsOf(person, { projectId: projects.renewals, bizTypeId: current })).toEqual([
        { from: unix(BEGAN), until: null },
      ])
      expect(await periodsOf(person, { projectId: projects.bookings, bizTypeId: current })).toEqual([
        { from: LONG_AGO, until: unix(BEGAN) },
      ])
      expect(await periodsOf(person, { projectId: projects.renewals, bizTypeId: ended })).toEqual([
        { from: LONG_AGO, until: unix(ENDED) },
      ])
    }
  })

  test('are left out where not both business and project are named', async () => {
    const { projects, businesses, owner } = fixture
    for (const work of [{ projectId: projects.renewals }, { bizTypeId: businesses.current }]) {
      const answer = await owner.send(projectStat.bizSummary, { query: { ...work, ...WEEK } })
      expect([answer.status, answer.data.periods]).toEqual([200, undefined])
    }
  })
})

describe('the same time of other days', () => {
  type Cut = { until: string; day: string; zone: string }

  /** Calls of a day until a time of the clock where they were made. */
  const callsUntil = async ({ projectId, bizTypeId }: Work, { until, day, zone }: Cut): Promise<number> => {
    const { rows } = await demo.asOwner((db) =>
      sql<{ calls: number }>`
        select count(*) as calls from call where is_outbound and project_id = ${projectId}
          and business_type_id = ${bizTypeId} and (started_at at time zone ${zone})::date = ${day}::date
          and (started_at at time zone ${zone})::time < ${until}::time`.execute(db),
    )
    return rows[0]?.calls ?? 0
  }

  // It is 17:00 in Shanghai and 09:00 in London.
  test.each([
    ['Shanghai', 'Asia/Shanghai', '17:00'],
    ['London', 'Europe/London', '09:00'],
  ])('is that of the clock where the work was done (%s)', async (city, zone, until) => {
    const { projects, businesses, london, owner } = fixture
    const bizTypeId = city === 'London' ? london.current : businesses.current
    const work = { projectId: projects.renewals, bizTypeId }
    const today = { beginDay: '20261121', endDay: '20261121' }
    const { sameTime } = await summaryOf(owner, { ...work, ...today })
    expect(sameTime?.until).toBe(Date.UTC(2026, 10, 21, 9) / 1000)
    expect(sameTime?.now.totalCallCnt).toBe(0)
    const [yesterday, lastWeek] = [
      await callsUntil(work, { until, day: '2026-11-20', zone }),
      await callsUntil(work, { until, day: '2026-11-14', zone }),
    ]
    expect([sameTime?.yesterday?.totalCallCnt, sameTime?.lastWeek.totalCallCnt]).toEqual([
      yesterday,
      lastWeek,
    ])
    // The figure does not cover the whole day: a call came later.
    expect(yesterday).toBeGreaterThan(0)
    expect(await callsUntil(work, { until: '24:00', day: '2026-11-20', zone })).toBe(yesterday + 1)
    expect((await summaryOf(owner, { ...work, ...WEEK })).sameTime).toBeUndefined()
  })

  test('is left out of a project whose contractors are in several zones', async () => {
    const query = { projectId: fixture.projects.renewals, beginDay: '20261121', endDay: '20261121' }
    expect((await fixture.owner.send(projectStat.bizSummary, { query })).data.sameTime).toBeUndefined()
  })
})
