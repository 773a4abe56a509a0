import { METRIC, projectStat, SPAN_OFFSET, stat } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { startOutsourcedFixture, type OutsourcedFixture } from '../support/outsourced-fixture.ts'
import { projectRow } from '../support/projects.ts'

let fixture: OutsourcedFixture
let demo: Demo
let owner: Person
let provider: Person
let projects: OutsourcedFixture['projects']
let businesses: OutsourcedFixture['businesses']
beforeAll(async () => {
  fixture = await startOutsourcedFixture()
  ;({ demo, owner, provider, projects, businesses } = fixture)
})
afterAll(() => demo.stop())

type Days = { beginDay: string; endDay: string }
const WEEK: Days = { beginDay: '20261114', endDay: '20261120' }
/** Days with nothing but bookings, for `current`. */
const BEFORE: Days = { beginDay: '20261106', endDay: '20261109' }
const START_DAY: Days = { beginDay: '20261110', endDay: '20261110' }

type Figures = { calls: number; answers: number; valid: number; quotes: number; orders: number; talk: number }

/** Counts the work done for a project while a business was assigned to it, by one plain query of the calls. */
async function plain(project: number, days: Days, business?: number): Promise<Figures> {
  const { rows } = await demo.asOwner((db) =>
    sql<Figures>`
      select count(*) as calls, count(answered_at) as answers, count(*) filter (where talk_seconds > 70) as valid,
             count(*) filter (where is_quoted) as quotes, count(*) filter (where is_ordered) as orders,
             coalesce(sum(talk_seconds), 0) as talk
      from call c join tenant t on t.id = c.tenant_id
      join project_assignment a on a.tenant_id = c.tenant_id and a.business_type_id = c.business_type_id
        and a.project_id = c.project_id and c.started_at >= a.confirmed_from
        and (a.confirmed_until is null or c.started_at < a.confirmed_until)
      where c.is_outbound and c.project_id = ${project}
        and (c.started_at at time zone t.timezone)::date between ${days.beginDay} and ${days.endDay}
        and ${business === undefined ? sql`true` : sql`c.business_type_id = ${business}`}`.execute(db),
  )
  const [row] = rows
  if (!row) throw new Error('a count has a row')
  return row
}

/** Seconds between each log-in and the event after it, and the number of people. */
async function expectedOnline(
  project: number,
  days: Days,
  business?: number,
): Promise<{ seconds: number; users: number }> {
  const { rows } = await demo.asOwner((db) =>
    sql<{ seconds: number; users: number }>`
      with span as (
        select e.*, lead(evt_at) over (partition by e.tenant_id, user_id order by evt_at, receipt) - evt_at as duration
        from status_event e)
      select coalesce(sum(extract(epoch from duration)), 0)::bigint as seconds, count(distinct user_id) as users
      from span join tenant t on t.id = span.tenant_id
      where evt = 1 and project_id = ${project}
        and (evt_at at time zone t.timezone)::date between ${days.beginDay} and ${days.endDay}
        and ${business === undefined ? sql`true` : sql`business_type_id = ${business}`}`.execute(db),
  )
  return rows[0] ?? { seconds: 0, users: 0 }
}

type Work = { bizTypeId?: number; projectId?: number }

async function summaryOf(person: Person, work: Work, days = WEEK): Promise<stat.OrgSummary> {
  const answer = await person.send(projectStat.bizSummary, { query: { ...days, ...work } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data.orgSummary
}
const callsOf = async (person: Person, work: Work, days = WEEK) =>
  (await summaryOf(person, work, days)).totalCallCnt
const statusOf = async (person: Person, work: Work, days = WEEK) =>
  (await person.send(projectStat.bizSummary, { query: { ...days, ...work } })).status

describe('the summary of a business or a project', () => {
  test('is for its owner what a plain query counts, this week and the week before [RPT-020, PROJ-025]', async () => {
    const work = { bizTypeId: businesses.current }
    const now = await plain(projects.renewals, WEEK, businesses.current)
    const before = await plain(
      projects.renewals,
      { beginDay: '20261107', endDay: '20261113' },
      businesses.current,
    )
    const online = await expectedOnline(projects.renewals, WEEK, businesses.current)
    const lastDay = { beginDay: '20261120', endDay: '20261120' }
    expect(now.calls).toBeGreaterThan(100)
    expect(before.calls).toBeGreaterThan(30)
    expect(await summaryOf(owner, work)).toMatchObject({
      currentOnlineUserCnt: (await expectedOnline(projects.renewals, lastDay, businesses.current)).users,
      cumulativeOnlineUserCnt: online.users,
      avgUserOnlineDuration: online.seconds / online.users,
      totalCallCnt: now.calls,
      totalAnswerCnt: now.answers,
      totalTalkCnt: now.valid,
      totalSaleCnt: now.quotes,
      totalOrderCnt: now.orders,
      talkConversionRate: now.valid / now.answers,
      saleConversionRate: now.quotes / now.valid,
      dayOfLastWeekTotalCallCnt: before.calls,
    })
  })

  test('of a project adds up all that work for it, each on its own days [PROJ-025, RPT-020]', async () => {
    const { calls, talk } = await plain(projects.renewals, WEEK)
    const ofProject = await summaryOf(owner, { projectId: projects.renewals })
    const parts = await Promise.all(
      [businesses.current, businesses.ended, fixture.london.current].map((bizTypeId) =>
        callsOf(owner, { bizTypeId }),
      ),
    )
    expect(parts.every((part) => part > 0)).toBe(true)
    expect(parts.reduce((sum, part) => sum + part)).toBe(calls)
    expect(ofProject.totalCallCnt).toBe(calls)
    const users = (await expectedOnline(projects.renewals, WEEK)).users
    expect(ofProject.avgUserTalkTime).toBe(talk / users)
  })

  test('of a project that nobody works for yet is there, with nothing in it [PROJ-025]', async () => {
    const { id } = await demo.asOwner((db) =>
      db
        .insertInto('project')
        .values(projectRow({ tenantId: owner.tenantId, name: 'New', createdAt: new Date(0) }))
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    expect(await summaryOf(owner, { projectId: id })).toMatchObject({
      totalCallCnt: 0,
      cumulativeOnlineUserCnt: 0,
    })
  })
})

describe('the series of a business or a project', () => {
  const seriesOf = async (
    person: Person,
    metric: number,
    { days = WEEK, ...work }: Work & { days?: Days },
  ) => {
    const answer = await person.send(projectStat.detail, { query: { metric, ...days, ...work } })
    expect([answer.status, answer.code]).toEqual([200, 200])
    return answer.data
  }

  test('has a point a day, each what a plain query of that day gives [STAT-036, RPT-019]', async () => {
    const { current } = await seriesOf(owner, METRIC.calls, { bizTypeId: businesses.current })
    const expected = await Promise.all(
      [14, 15, 16, 17, 18, 19, 20].map(async (day) => {
        const only = { beginDay: `202611${day}`, endDay: `202611${day}` }
        const { calls } = await plain(projects.renewals, only, businesses.current)
        return { time: Date.parse(`2026-11-${day}T00:00:00+08:00`) / 1000, value: calls }
      }),
    )
    expect(current).toEqual(expected)
  })

  test('of work in another zone has points where the days of that zone begin, and says which', async () => {
    const bizTypeId = fixture.london.current
    const { current, timezone } = await seriesOf(owner, METRIC.calls, { bizTypeId })
    const expected = await Promise.all(
      [14, 15, 16, 17, 18, 19, 20].map(async (day) => {
        const only = { beginDay: `202611${day}`, endDay: `202611${day}` }
        const { calls } = await plain(projects.renewals, only, bizTypeId)
        return { time: Date.parse(`2026-11-${day}T00:00:00Z`) / 1000, value: calls }
      }),
    )
    expect(expected.some(({ value }) => value > 0)).toBe(true)
    expect([timezone, current]).toEqual(['Europe/London', expected])
    const { records } = (await owner.send(projectStat.monitor)).data
    const zones = records.flatMap(({ assignments }) =>
      assignments.filter(({ bizTypeID }) => bizTypeID === bizTypeId).map((one) => one.timezone),
    )
    expect(zones).toEqual(['Europe/London'])
  })

  test('of a single day has its quarters of an hour, which add up to it, also from another zone [STAT-036]', async () => {
    const days = { beginDay: '20261119', endDay: '20261119' }
    for (const bizTypeId of [businesses.current, fixture.london.current]) {
      const { current } = await seriesOf(owner, METRIC.calls + SPAN_OFFSET, { bizTypeId, days })
      expect(current.length).toBe(96)
      const { calls } = await plain(projects.renewals, days, bizTypeId)
      expect(calls).toBeGreaterThan(0)
      expect(current.reduce((sum, { value }) => sum + value, 0)).toBe(calls)
    }
    const { current: people } = await seriesOf(owner, METRIC.onlineUsers + SPAN_OFFSET, {
      bizTypeId: fixture.london.current,
      days,
    })
    // Everybody begins at the same moment, which the answer has.
    const began = people.find(({ value }) => value > 0)
    expect(began?.time).toBe(Date.parse('2026-11-19T02:00:00Z') / 1000)
    expect(began?.value).toBe((await expectedOnline(projects.renewals, days, fixture.london.current)).users)
  })

  test('answers the same under its other name [STAT-036]', async () => {
    const query = { metric: METRIC.onlineUsers, ...WEEK, bizTypeId: businesses.current }
    const answer = await owner.send(projectStat.bizDetail, { query })
    expect(answer.data).toEqual((await owner.send(projectStat.detail, { query })).data)
  })

  test.each([
    ['neither business nor project', { metric: METRIC.calls, ...WEEK }, 'bizTypeId'],
    ['a metric that is none', { metric: 4711, ...WEEK, bizTypeId: 1 }, 'metric'],
    [
      'a range the wrong way round',
      { metric: METRIC.calls, beginDay: '20261120', endDay: '20261119', bizTypeId: 1 },
      'endDay',
    ],
    ['32 days', { metric: METRIC.calls, beginDay: '20261001', endDay: '20261101', bizTypeId: 1 }, 'endDay'],
    [
      'a span of two days',
      { metric: METRIC.calls + SPAN_OFFSET, beginDay: '20261119', endDay: '20261120', bizTypeId: 1 },
      'endDay',
    ],
  ])('of %s is refused with a reason at its field', async (_case, query, field) => {
    const refused = await owner.send(projectStat.detail, { query })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields ?? {})).toEqual([field])
  })
})

describe('an owner', () => {
  test('sees nothing of a business without an assignment, whatever its calls say', async () => {
    expect(await statusOf(owner, { bizTypeId: businesses.free })).toBe(404)
    expect(await statusOf(owner, { bizTypeId: businesses.free, projectId: projects.renewals })).toBe(404)
    // The stray call of the 16th is in no sum either.
    const day = { beginDay: '20261116', endDay: '20261116' }
    const { calls } = await plain(projects.renewals, day)
    expect(await callsOf(owner, { projectId: projects.renewals }, day)).toBe(calls)
  })

  test('sees nothing from before the start, not even on the day of the start', async () => {
    const work = { bizTypeId: businesses.current, projectId: projects.renewals }
    expect(await callsOf(provider, { bizTypeId: businesses.current }, BEFORE)).toBeGreaterThan(50)
    expect(await callsOf(owner, work, BEFORE)).toBe(0)
    const { calls } = await plain(projects.renewals, START_DAY, businesses.current)
    expect(await callsOf(owner, work, START_DAY)).toBe(calls)
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThan(await callsOf(provider, { bizTypeId: businesses.current }, START_DAY))
  })

  test('sees nothing of a business that will begin later, like of one that does not exist', async () => {
    expect(await statusOf(owner, { bizTypeId: fixture.london.future })).toBe(404)
    expect(await statusOf(owner, { bizTypeId: 987_654_321 })).toBe(404)
    expect(await statusOf(owner, { projectId: 987_654_321 })).toBe(404)
  })

  test('sees of one project nothing that the same business did for another', async () => {
    const { current } = businesses
    const range = { beginDay: '20261106', endDay: '20261120' }
    for (const projectId of [projects.renewals, projects.bookings]) {
      const { calls } = await plain(projectId, range, current)
      expect(calls).toBeGreaterThan(0)
      expect(await callsOf(owner, { bizTypeId: current, projectId }, range)).toBe(calls)
    }
    // Without a project, the calls are those of the project that the business works for now.
    expect(await callsOf(owner, { bizTypeId: current }, range)).toBe(
      (await plain(projects.renewals, range, current)).calls,
    )
    expect(await statusOf(owner, { bizTypeId: businesses.other, projectId: projects.renewals })).toBe(404)
  })

  test('sees of an assignment that has ended what was done until then, and nothing after', async () => {
    const work = { bizTypeId: businesses.ended }
    const until = { beginDay: '20261114', endDay: '20261115' }
    const { calls } = await plain(projects.renewals, until, businesses.ended)
    expect(calls).toBeGreaterThan(0)
    expect(await callsOf(owner, work, until)).toBe(calls)
    const after = { beginDay: '20261116', endDay: '20261120' }
    expect(await callsOf(owner, work, after)).toBe(0)
    expect(await callsOf(provider, work, after)).toBeGreaterThan(50)
  })

  test('sees nothing of another tenant where no project is requested', async () => {
    expect((await owner.send(stat.summary, { query: WEEK })).data.orgSummary.totalCallCnt).toBe(0)
    for (const bizTypeId of [businesses.current, businesses.other]) {
      const query = { ...WEEK, bizTypeId }
      expect((await owner.send(stat.summary, { query })).data.orgSummary.totalCallCnt).toBe(0)
      const { current } = (await owner.send(stat.detail, { query: { ...query, metric: METRIC.calls } })).data
      expect(current.every(({ value }) => value === 0)).toBe(true)
    }
  })

  test('cannot choose organisations of the provider, nor its own', async () => {
    const own = await demo.asOwner((db) =>
      db.selectFrom('organization').where('tenantId', '=', owner.tenantId).select('id').executeTakeFirst(),
    )
    for (const orgId of [fixture.seats[0]?.orgId ?? 0, own?.id ?? 0]) {
      const query = { metric: METRIC.calls, ...WEEK, bizTypeId: businesses.current, orgId }
      expect((await owner.send(projectStat.detail, { query })).status).toBe(404)
    }
  })

  test('whose member leads an organisation with seats lets that member see none of it', async () => {
    const master = await demo.as('master', 'projectData.user', 'project.index')
    expect(await statusOf(master, { bizTypeId: businesses.current })).toBe(404)
    expect(await statusOf(master, { projectId: projects.renewals })).toBe(404)
    expect((await master.send(projectStat.monitor)).data.records).toEqual([])
    const batch = { query: { bizTypeIds: [businesses.current] } }
    expect((await master.send(projectStat.onlineDurations, batch)).data).toEqual([])
  })
})

describe('the database itself', () => {
  /** Calls and seconds online of other tenants, as far as a transaction of the tenant sees them. */
  const visible = async (tenantId: number, project?: number) =>
    demo.inTenant(tenantId, async ({ db }) => {
      if (project !== undefined)
        await sql`select set_config('app.project', ${String(project)}, true)`.execute(db)
      const { rows } = await sql<{ calls: number; events: number; rolledUp: number }>`
        select (select count(*) from call where tenant_id <> ${tenantId}) as calls,
               (select count(*) from status_event where tenant_id <> ${tenantId}) as events,
               (select coalesce(sum(calls), 0)::bigint from stat_user_day where tenant_id <> ${tenantId}) as "rolledUp"`.execute(
        db,
      )
      return rows[0]
    })

  test('shows an owner the calls of the project named, while their business was assigned, and no others', async () => {
    const ever = { beginDay: '20261101', endDay: '20261130' }
    const { calls } = await plain(projects.renewals, ever)
    const found = await visible(owner.tenantId, projects.renewals)
    expect([found?.calls, found?.rolledUp]).toEqual([calls, calls])
    expect(found?.events).toBeGreaterThan(0)
    expect(await visible(owner.tenantId)).toEqual({ calls: 0, events: 0, rolledUp: 0 })
  })

  test('shows nobody else anything of it', async () => {
    for (const tenantId of [fixture.platform.tenantId, fixture.londonTenant])
      expect(await visible(tenantId, projects.renewals)).toEqual({ calls: 0, events: 0, rolledUp: 0 })
  })
})

describe('a provider', () => {
  test('sees its own business as a whole, and with a project just what the owner sees of it', async () => {
    const { current } = businesses
    const { rows } = await demo.asOwner((db) =>
      sql<{ calls: number }>`
        select count(*) as calls from call
        where business_type_id = ${current} and (started_at at time zone 'Asia/Shanghai')::date between '20261106' and '20261112'`.execute(
        db,
      ),
    )
    const range = { beginDay: '20261106', endDay: '20261112' }
    expect(await callsOf(provider, { bizTypeId: current }, range)).toBe(rows[0]?.calls)
    const work = { bizTypeId: current, projectId: projects.renewals }
    const days = { beginDay: '20261117', endDay: '20261120' }
    expect(await summaryOf(provider, work, days)).toEqual(await summaryOf(owner, work, days))
  })

  test('sees of a project only its own part', async () => {
    const projectId = projects.renewals
    const { calls } = await plain(projectId, WEEK, fixture.london.current)
    expect(calls).toBeGreaterThan(0)
    // The stray calls are its own, too.
    const unassigned = 2
    expect(await callsOf(provider, { projectId })).toBe(
      (await plain(projectId, WEEK)).calls - calls + unassigned,
    )
    expect(await statusOf(provider, { bizTypeId: fixture.london.current })).toBe(404)
    expect(await statusOf(provider, { projectId: projects.surveys })).toBe(404)
  })

  test('whose member leads a part of it lets that member see this part alone', async () => {
    const [seat] = fixture.seats
    const before = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('id', '=', provider.userId)
        .select(['type', 'tenantAdmin', 'teamOrgId'])
        .executeTakeFirstOrThrow(),
    )
    const become = async (person: typeof before) =>
      demo.asOwner((db) => db.updateTable('appUser').set(person).where('id', '=', provider.userId).execute())
    await become({ type: 'TeamAdmin', tenantAdmin: false, teamOrgId: seat?.orgId ?? 0 })
    const calls = await callsOf(provider, { bizTypeId: businesses.current })
    const elsewhere = fixture.seats.find(({ orgId }) => orgId !== seat?.orgId)
    const query = { metric: METRIC.calls, ...WEEK, bizTypeId: businesses.current }
    const foreign = await provider.send(projectStat.detail, {
      query: { ...query, orgId: elsewhere?.orgId ?? 0 },
    })
    const people = await provider.send(projectStat.workers, {
      query: { bizTypeId: businesses.current, pageSize: 100 },
    })
    await become(before)
    const { rows } = await demo.asOwner((db) =>
      sql<{ calls: number }>`
        select count(*) as calls from call
        where business_type_id = ${businesses.current} and org_id = ${seat?.orgId}
          and (started_at at time zone 'Asia/Shanghai')::date between '20261114' and '20261120'`.execute(db),
    )
    expect([calls, foreign.status]).toEqual([rows[0]?.calls, 404])
    const team = new Set(fixture.seats.filter(({ orgId }) => orgId === seat?.orgId).map(({ id }) => id))
    expect(people.data.records.length).toBeGreaterThan(0)
    expect(people.data.records.every(({ userId }) => team.has(userId))).toBe(true)
  })
})

describe('everybody else', () => {
  test('is answered as if business and project did not exist', async () => {
    const strangers = [
      await demo.as('provider-unverified', 'projectData.user'),
      await demo.as('provider-rejected', 'projectData.user'),
      await demo.as('platform-admin', 'projectData.user'),
    ]
    for (const stranger of strangers) {
      expect(await statusOf(stranger, { bizTypeId: businesses.current })).toBe(404)
      expect(await statusOf(stranger, { projectId: projects.renewals })).toBe(404)
      expect(await statusOf(stranger, { bizTypeId: businesses.current, projectId: projects.renewals })).toBe(
        404,
      )
      const batch = { query: { bizTypeIds: [businesses.current, businesses.ended] } }
      expect((await stranger.send(projectStat.onlineDurations, batch)).data).toEqual([])
      const workers = { query: { bizTypeId: businesses.current } }
      expect((await stranger.send(projectStat.workers, workers)).status).toBe(404)
    }
  })

  test('of the platform sees the project that it owns', async () => {
    const { calls } = await plain(projects.surveys, WEEK)
    expect(calls).toBeGreaterThan(0)
    const platform = await demo.as('platform-admin', 'projectData.user')
    expect(await callsOf(platform, { bizTypeId: fixture.london.surveys })).toBe(calls)
    expect(await statusOf(owner, { projectId: projects.surveys })).toBe(404)
  })

  test('without pages is refused, also in the owner’s own company, and so is everybody without a session', async () => {
    const seat = await demo.as('seat-001')
    const requests = [
      [projectStat.detail, { metric: METRIC.calls, ...WEEK, projectId: projects.renewals }],
      [projectStat.bizDetail, { metric: METRIC.calls, ...WEEK, projectId: projects.renewals }],
      [projectStat.bizSummary, { ...WEEK, projectId: projects.renewals }],
      [projectStat.workers, { bizTypeId: businesses.current }],
      [projectStat.onlineDurations, { bizTypeIds: businesses.current }],
      [projectStat.monitor, {}],
    ] as const
    for (const [call, query] of requests) {
      expect((await seat.send(call, { query })).status).toBe(403)
      expect((await demo.nobody.send(call, { query })).status).toBe(401)
    }
  })
})
