import { projectStat, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { startOutsourcedFixture, type OutsourcedFixture } from '../support/outsourced-fixture.ts'
import { projectRow } from '../support/projects.ts'

type Row = DataOf<typeof projectStat.comparison>['records'][number]
type Days = { beginDay: string; endDay: string }

const WEEK: Days = { beginDay: '20261114', endDay: '20261120' }
const DAY: Days = { beginDay: '20261119', endDay: '20261119' }

let fixture: OutsourcedFixture
let demo: Demo
beforeAll(async () => {
  fixture = await startOutsourcedFixture()
  ;({ demo } = fixture)
  await insertApplications()
  await insertViolations()
})
afterAll(() => demo.stop())

/** Everybody who works for a project has applied for it: from then on the owner knows its name. */
async function insertApplications(): Promise<void> {
  const { provider, londonTenant, projects, businesses, london, owner } = fixture
  await demo.asOwner((db) =>
    db
      .insertInto('projectApplication')
      .values(
        [
          { tenantId: provider.tenantId, businessTypeId: businesses.current },
          { tenantId: londonTenant, businessTypeId: london.current },
        ].map((who) => ({
          ...who,
          projectId: projects.renewals,
          ownerId: owner.tenantId,
          contactPerson: 'Wen Li',
          contact: '1',
          description: 'Seats.',
          manpowerApplied: 1,
          appliedAt: new Date('2026-11-01T00:00:00Z'),
        })),
      )
      .execute(),
  )
}

/** Three seats of the business that began on the 10th: one hit before that, and one for each on the 19th. */
async function insertViolations(): Promise<void> {
  const { provider, projects, businesses, seats } = fixture
  const businessTypeId = businesses.current
  const of = { tenantId: provider.tenantId, businessTypeId }
  const moments = ['2026-11-08T06:00:00Z', ...Array.from({ length: 3 }, () => '2026-11-19T06:00:00Z')]
  await demo.asOwner(async (db) => {
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values({ ...of, name: 'Promises' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: ruleId } = await db
      .insertInto('qualityRule')
      .values({ ...of, sceneId, name: 'Guarantee', level: 1, phrases: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const hits = moments.map((at, index) => ({
      ...of,
      violationId: `v-${index}`,
      userId: seats[index]?.id ?? 0,
      orgId: seats[index]?.orgId ?? 0,
      projectId: projects.renewals,
      ruleId,
      level: index,
      words: 'guaranteed',
      source: 0,
      hitAt: new Date(at),
    }))
    await db.insertInto('violation').values(hits).execute()
    await sql`insert into rollup_mark (tenant_id, day) values (${provider.tenantId}, '2026-11-08'),
      (${provider.tenantId}, '2026-11-19')`.execute(db)
  })
  await demo.rollUp()
}

async function compare(person: Person, projectId: number, days = WEEK): Promise<Row[]> {
  const answer = await person.send(projectStat.comparison, { query: { projectId, ...days } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data.records
}
const statusOf = async (person: Person, projectId: number) =>
  (await person.send(projectStat.comparison, { query: { projectId, ...WEEK } })).status

/** Figures that the comparison must have for a business, counted plainly from what happened while it was assigned. */
async function plain(businessTypeId: number, { beginDay, endDay }: Days): Promise<Omit<Row, 'tenantName'>> {
  const { rows } = await demo.asOwner((db) =>
    sql<{ calls: number; valid: number; orders: number; violations: number; seconds: number; users: number }>`
      with span as (
        select e.*, lead(evt_at) over (partition by e.tenant_id, user_id order by evt_at, receipt) - evt_at as duration
        from status_event e),
      at_work as (
        select p.tenant_id, p.business_type_id, p.project_id, p.confirmed_from, p.confirmed_until, t.timezone
        from project_assignment p join tenant t on t.id = p.tenant_id
        where p.project_id = ${fixture.projects.renewals} and p.business_type_id = ${businessTypeId}),
      called as (
        select c.* from call c join at_work a using (tenant_id, business_type_id, project_id)
        where c.is_outbound and c.started_at >= a.confirmed_from
          and (a.confirmed_until is null or c.started_at < a.confirmed_until)
          and (c.started_at at time zone a.timezone)::date between ${beginDay} and ${endDay}),
      online as (
        select s.* from span s join at_work a using (tenant_id, business_type_id, project_id)
        where s.evt = 1 and (s.evt_at at time zone a.timezone)::date between ${beginDay} and ${endDay}),
      hit as (
        select v.* from violation v join at_work a using (tenant_id, business_type_id, project_id)
        where v.hit_at >= a.confirmed_from and (v.hit_at at time zone a.timezone)::date between ${beginDay} and ${endDay})
      select (select count(*) from called) as calls,
             (select count(*) from called where talk_seconds > 70) as valid,
             (select count(*) from called where is_ordered) as orders,
             (select count(*) from hit) as violations,
             (select coalesce(sum(extract(epoch from duration)), 0)::bigint from online) as seconds,
             (select count(distinct user_id) from online) as users`.execute(db),
  )
  const [row] = rows
  if (!row) throw new Error('a count has a row')
  return {
    bizTypeId: businessTypeId,
    userCnt: row.users,
    onlineDuration: row.seconds,
    callCnt: row.calls,
    validCallCnt: row.valid,
    orderCnt: row.orders,
    conversionRate: row.valid === 0 ? 0 : row.orders / row.valid,
    violationCnt: row.violations,
  }
}

describe('contractors side by side', () => {
  test('are for the owner what plain queries count of each, the longest online first', async () => {
    const { owner, projects, businesses, london } = fixture
    const rows = await compare(owner, projects.renewals)
    const expected = await Promise.all(
      [businesses.current, businesses.ended, london.current].map((one) => plain(one, WEEK)),
    )
    const byBusiness = (a: { bizTypeId: number }, b: { bizTypeId: number }) => a.bizTypeId - b.bizTypeId
    expect(rows.every(({ tenantName }) => tenantName !== '')).toBe(true)
    expect(rows.toSorted(byBusiness)).toMatchObject(expected.toSorted(byBusiness))
    const durations = rows.map(({ onlineDuration }) => onlineDuration)
    expect(durations).toEqual(durations.toSorted((a, b) => b - a))
    // Every column has differences to detect.
    const current = rows.find(({ bizTypeId }) => bizTypeId === businesses.current)
    expect(current).toMatchObject({ violationCnt: 3 })
    expect(Math.min(current?.callCnt ?? 0, current?.orderCnt ?? 0, current?.userCnt ?? 0)).toBeGreaterThan(1)
    expect(current?.validCallCnt).toBeGreaterThan(current?.orderCnt ?? 0)
  })

  test('are counted in the days requested alone, and one that did nothing then stays in the list', async () => {
    const { owner, projects, businesses } = fixture
    const rows = await compare(owner, projects.renewals, DAY)
    expect(rows.find(({ bizTypeId }) => bizTypeId === businesses.current)).toMatchObject(
      await plain(businesses.current, DAY),
    )
    expect(rows.find(({ bizTypeId }) => bizTypeId === businesses.ended)).toMatchObject({
      userCnt: 0,
      onlineDuration: 0,
      callCnt: 0,
      conversionRate: 0,
    })
    // Work for another project before the start is not in it, nor are hits of that time.
    const before = await compare(owner, projects.renewals, { beginDay: '20261106', endDay: '20261109' })
    expect(before.find(({ bizTypeId }) => bizTypeId === businesses.current)).toMatchObject({
      callCnt: 0,
      violationCnt: 0,
    })
  })

  test('are named in the language of the caller', async () => {
    const { owner, projects, london } = fixture
    const nameIn = async (language: 'en' | 'zh') => {
      const query = { projectId: projects.renewals, ...WEEK }
      const { data } = await owner.send(projectStat.comparison, { query, language })
      return data.records.find(({ bizTypeId }) => bizTypeId === london.current)?.tenantName
    }
    const stored = await demo.asOwner((db) =>
      db
        .selectFrom('tenant')
        .where('id', '=', fixture.londonTenant)
        .select(['nameEn', 'nameZh'])
        .executeTakeFirstOrThrow(),
    )
    expect(stored.nameEn).not.toBe(stored.nameZh)
    expect([await nameIn('en'), await nameIn('zh')]).toEqual([stored.nameEn, stored.nameZh])
  })
})

describe('who may compare', () => {
  test('a provider sees its own businesses and no others', async () => {
    const { provider, projects, businesses } = fixture
    const rows = await compare(provider, projects.renewals)
    expect(rows.map(({ bizTypeId }) => bizTypeId).toSorted((a, b) => a - b)).toEqual(
      [businesses.current, businesses.ended].toSorted((a, b) => a - b),
    )
    expect(new Set(rows.map(({ tenantName }) => tenantName)).size).toBe(1)
    expect(rows[0]?.tenantName).not.toBe('')
    expect(rows.find(({ bizTypeId }) => bizTypeId === businesses.current)).toMatchObject(
      await plain(businesses.current, WEEK),
    )
  })

  test('a project with no contractor at work has an empty list for its owner', async () => {
    const { owner } = fixture
    const { id } = await demo.asOwner((db) =>
      db
        .insertInto('project')
        .values(projectRow({ tenantId: owner.tenantId, name: 'Nobody yet', createdAt: new Date(0) }))
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    expect(await compare(owner, id)).toEqual([])
  })

  test('everybody else is answered as if there were no such project', async () => {
    const { owner, provider, platform, projects } = fixture
    expect(await statusOf(owner, projects.surveys)).toBe(404)
    expect(await statusOf(provider, projects.surveys)).toBe(404)
    expect(await statusOf(platform, projects.renewals)).toBe(404)
    expect(await statusOf(owner, 987_654_321)).toBe(404)
    expect(await statusOf(await demo.as('provider-unverified'), projects.renewals)).toBe(404)
    // A member that sees a part of the owner's company only.
    expect(await statusOf(await demo.as('master', 'project.index'), projects.renewals)).toBe(404)
    expect(await statusOf(await demo.as('seat-001'), projects.renewals)).toBe(403)
    const nobody = await demo.nobody.send(projectStat.comparison, {
      query: { projectId: projects.renewals, ...WEEK },
    })
    expect(nobody.status).toBe(401)
  })

  test.each([
    ['a range the wrong way round', { beginDay: '20261120', endDay: '20261119' }],
    ['32 days', { beginDay: '20261001', endDay: '20261101' }],
  ])('%s is refused with a reason at its field', async (_case, days) => {
    const { owner, projects } = fixture
    const refused = await owner.send(projectStat.comparison, {
      query: { projectId: projects.renewals, ...days },
    })
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, ['endDay']])
  })
})
