import { projectEntity } from '@console/contracts'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { asOwner, inOwnerTransaction } from '../../src/platform/db/owner.ts'
import type { Database } from '../../src/platform/db/schema.ts'
import { cloneDatabase, type TestDatabase } from '../../src/testing/start-test-server.ts'
import { withScratchStorage } from '../support/scratch-storage.ts'

const NOW = new Date('2026-11-27T07:30:00Z')
const DAY_MS = 86_400_000

async function filled(): Promise<TestDatabase> {
  const database = await cloneDatabase('people')
  await withScratchStorage((storage) =>
    inOwnerTransaction(database.adminUrl, (db, connection) =>
      seedScenario({ plan: { days: 1, daysOfWords: 1 }, seed: 5, now: NOW, db, connection, storage }),
    ),
  )
  return database
}

let scenario: TestDatabase
beforeAll(async () => {
  scenario = await filled()
})
afterAll(() => scenario.drop())

async function rowsOf<Row>(query: ReturnType<typeof sql<Row>>, database = scenario): Promise<Row[]> {
  const { rows } = await asOwner(database.adminUrl, (db: Kysely<Database>) => query.execute(db))
  return rows
}

test('two companies posted projects in every status within five months, each with a code of its day', async () => {
  const rows = await rowsOf(
    sql<{ owner: string; status: string; code: string; day: string; createdAt: Date; modifiedAt: Date }>`
      select t.code as owner, p.status, p.code, to_char(p.created_at at time zone t.timezone, 'YYYYMMDD') as day,
             p.created_at as "createdAt", p.modified_at as "modifiedAt"
      from project p join tenant t on t.id = p.tenant_id`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(24)
  for (const owner of ['orchid', 'harbour']) {
    const statuses = new Set(rows.filter((row) => row.owner === owner).map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual([...projectEntity.PROJECT_STATUSES].toSorted())
  }
  for (const { code, day, createdAt, modifiedAt } of rows) {
    expect(code).toContain(`PRJ-${day}-`)
    expect(createdAt.getTime()).toBeGreaterThan(NOW.getTime() - 155 * DAY_MS)
    expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
    expect(modifiedAt.getTime()).toBeLessThan(NOW.getTime())
  }
})

type Application = {
  status: string
  project: string
  kind: string
  verified: string
  assigned: number
  confirmed: number
  demand: number
  seats: number
  remark: string | null
  days: number
}
const applications = () =>
  rowsOf(
    sql<Application>`
      select a.status, p.status as project, t.kind, t.auth_status as verified, a.manpower_assigned as assigned,
             a.confirmed_manpower as confirmed, p.manpower_demand as demand, a.review_remark as remark,
             (select count(*) from user_business_type placed join app_user u on u.id = placed.user_id
              where placed.business_type_id = a.business_type_id and u.status = 'enabled'
                and u.type in ('TSR', 'TeamTSR')) as seats,
             extract(day from ${NOW}::timestamptz - a.applied_at)::int as days
      from project_application a join project p on p.id = a.project_id join tenant t on t.id = a.tenant_id`,
  )

test('providers applied: some wait from one to nine days, some were rejected with a reason, some passed', async () => {
  const rows = await applications()
  expect(rows.every(({ kind }) => kind === 'provider')).toBe(true)
  const pending = rows.filter(({ status }) => status === 'pending')
  expect(pending.length).toBeGreaterThanOrEqual(6)
  expect(pending.every(({ project, verified }) => project === 'normal' && verified === 'Verified')).toBe(true)
  expect(Math.min(...pending.map(({ days }) => days))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...pending.map(({ days }) => days))).toBeLessThanOrEqual(9)
  const rejected = rows.filter(({ status }) => status === 'rejected')
  expect(rejected.length).toBeGreaterThanOrEqual(3)
  expect(rejected.every(({ remark }) => remark !== null && remark !== '')).toBe(true)
})

test('what passed is unconfirmed, confirmed in part or confirmed, as the seats that are placed say', async () => {
  const passed = (await applications()).filter(({ status }) => status === 'passed')
  for (const { confirmed, seats, assigned, demand } of passed) {
    expect(confirmed).toBe(seats)
    expect(assigned).toBeGreaterThan(0)
    expect(assigned).toBeLessThanOrEqual(demand)
  }
  const running = passed
    .filter(({ project }) => project === 'normal')
    .map(({ assigned, confirmed }) =>
      projectEntity.getAssignmentStatus({ manpowerAssigned: assigned, confirmedManpower: confirmed }),
    )
  expect(new Set(running)).toEqual(new Set(projectEntity.ASSIGNMENT_STATUSES))
})

test('what has facts was confirmed before the first of them and still is', async () => {
  const rows = await rowsOf(
    sql<{ from: Date; until: Date | null; first: Date; ofOther: number }>`
      select a.confirmed_from as "from", a.confirmed_until as until,
             (select min(c.started_at) from call c where c.project_id = p.id) as first,
             (select count(*) from call c where c.project_id = p.id and c.business_type_id <> a.business_type_id) as "ofOther"
      from project_assignment a join project p on p.id = a.project_id
      where exists (select 1 from call c where c.project_id = p.id)`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(5)
  for (const { from, until, first, ofOther } of rows) {
    expect(from.getTime()).toBeLessThanOrEqual(first.getTime())
    expect([until, ofOther]).toEqual([null, 0])
  }
})

test.each(['orchid', 'harbour'])(
  'the first page of projects of %s has some that are full, some half staffed and some without anybody',
  async (owner) => {
    const rows = await rowsOf(
      sql<{ share: number }>`
        select coalesce(sum(a.manpower_assigned), 0)::float8 / p.manpower_demand as share
        from project p join tenant t on t.id = p.tenant_id
        left join project_application a on a.project_id = p.id and a.status = 'passed'
        where t.code = ${owner} group by p.id order by p.created_at desc limit 10`,
    )
    const shares = rows.map(({ share }) => share)
    expect(shares.filter((share) => share === 1).length).toBeGreaterThanOrEqual(1)
    expect(shares.filter((share) => share > 0.2 && share < 0.9).length).toBeGreaterThanOrEqual(1)
    expect(shares.filter((share) => share === 0).length).toBeGreaterThanOrEqual(2)
  },
)

test('no business works for two projects at once, and none for one that does not continue', async () => {
  const [found] = await rowsOf(
    sql<{ overlapping: number; idle: number; open: number }>`
      select count(*) filter (where exists (select 1 from project_assignment other
               where other.business_type_id = a.business_type_id and other.id <> a.id
                 and other.confirmed_from < coalesce(a.confirmed_until, 'infinity')
                 and a.confirmed_from < coalesce(other.confirmed_until, 'infinity'))) as overlapping,
             count(*) filter (where a.confirmed_until is null and p.status <> 'normal') as idle,
             count(*) filter (where a.confirmed_until is null) as open
      from project_assignment a join project p on p.id = a.project_id`,
  )
  expect(found).toMatchObject({ overlapping: 0, idle: 0 })
  expect(found?.open).toBeGreaterThanOrEqual(4)
})

test('no application waits with a business that another project has, or that applied elsewhere too', async () => {
  const [found] = await rowsOf(
    sql<{ waiting: number; taken: number }>`
      select count(*) as waiting, count(*) filter (where exists (
        select from project_application other join project p on p.id = other.project_id
        where other.business_type_id = a.business_type_id and other.id <> a.id
          and other.status in ('pending', 'passed') and p.status <> 'ceased')) as taken
      from project_application a where a.status = 'pending'`,
  )
  expect(found?.waiting).toBeGreaterThanOrEqual(6)
  expect(found?.taken).toBe(0)
})

test('the operation log begins with the posting, names who did what, and has the moments of the actions', async () => {
  const rows = await rowsOf(
    sql<{ project: number; kind: string; at: Date; by: string; company: string; created: Date }>`
      select l.project_id as project, l.kind, l.created_at as at, l.actor_name as by, t.code as company, p.created_at as created
      from project_log l join project p on p.id = l.project_id join tenant t on t.id = l.actor_tenant_id
      order by l.project_id, l.created_at, l.id`,
  )
  const firsts = new Map<number, (typeof rows)[number]>()
  for (const row of rows) if (!firsts.has(row.project)) firsts.set(row.project, row)
  const [count] = await rowsOf(sql<{ projects: number }>`select count(*) as projects from project`)
  expect(firsts.size).toBe(count?.projects)
  for (const { kind, at, created } of firsts.values()) expect([kind, at]).toEqual(['project.create', created])
  for (const { by, at } of rows) {
    expect(at.getTime()).toBeLessThanOrEqual(NOW.getTime())
    expect(by).not.toBe('')
  }
  const strangers = await rowsOf(
    sql`select l.kind, u.name from project_log l join app_user u on u.id = l.actor_id where u.tenant_id <> l.actor_tenant_id`,
  )
  expect(strangers).toEqual([])
  const companiesOf = (...kinds: string[]) =>
    new Set(rows.filter(({ kind }) => kinds.includes(kind)).map(({ company }) => company))
  expect(companiesOf('application.pass', 'application.reject')).toEqual(new Set(['orchid']))
  expect(companiesOf('application.submit')).toEqual(new Set(['lantern', 'northgate', 'quayside']))
  expect(companiesOf('project.create')).toEqual(new Set(['orchid', 'harbour']))
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set([
      'project.create',
      'project.update',
      'project.addManpower',
      'application.submit',
      'application.pass',
      'application.reject',
      'staffing.change',
      'report.create',
    ]),
  )
})

test('how many projects went on changes over the months', async () => {
  const rows = await rowsOf(
    sql<{ going: number }>`
      select count(o.id) as going from generate_series(0, 140, 20) days
      left join project_ongoing o on o.ongoing_from <= ${NOW}::timestamptz - make_interval(days => days)
        and coalesce(o.ongoing_until, 'infinity') > ${NOW}::timestamptz - make_interval(days => days)
      group by days order by days`,
  )
  expect(new Set(rows.map(({ going }) => going)).size).toBeGreaterThan(4)
})

test('the same seed and moment give the same projects, applications, reports and log, but for ids of files', async () => {
  const other = await filled()
  const read = async (database: TestDatabase) => ({
    projects: await rowsOf(sql`select p::text as row from project p order by id`, database),
    applications: await rowsOf(sql`select a::text as row from project_application a order by id`, database),
    periods: await rowsOf(sql`select a::text as row from project_assignment a order by id`, database),
    reports: await rowsOf(sql`select r::text as row from project_report r order by id`, database),
    contents: await rowsOf(sql`select c::text as row from stored_content c order by hash`, database),
    log: await rowsOf(
      sql`select id, project_id, kind, actor_id, actor_name, created_at, before, after - 'report' as after from project_log order by id`,
      database,
    ),
  })
  expect(await read(other)).toEqual(await read(scenario))
  await other.drop()
})
