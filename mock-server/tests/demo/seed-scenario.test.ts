import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factTableNames } from '../../src/demo/seed/scenario/fact-tables.ts'
import { seedScenario, type SeedScenarioInput } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { asOwner, inOwnerTransaction } from '../../src/platform/db/owner.ts'
import type { Database } from '../../src/platform/db/schema.ts'
import { cloneDatabase, type TestDatabase } from '../../src/testing/start-test-server.ts'
import { withScratchStorage } from '../support/scratch-storage.ts'

/** A Friday afternoon in Shanghai; the tests' people were made at the weekend after it. */
const NOW = new Date('2026-11-27T07:30:00Z')
const PLAN = { days: 1, daysOfWords: 1 }
const FACTS = [
  ...factTableNames,
  'account_period',
  'project',
  'project_assignment',
  'quality_rule',
  'rollup_mark',
  'simulated_world',
  'smart_label',
]

type Filled = { database: TestDatabase; counts: Record<string, number> }

async function filled(): Promise<Filled> {
  const database = await cloneDatabase('people')
  const input: Omit<SeedScenarioInput, 'db' | 'connection' | 'storage'> = { plan: PLAN, seed: 5, now: NOW }
  const counts = await withScratchStorage((storage) =>
    inOwnerTransaction(database.adminUrl, (db, connection) =>
      seedScenario({ ...input, db, connection, storage }),
    ),
  )
  return { database, counts }
}

const inScenario = <Result>(work: (db: Kysely<Database>) => Promise<Result>) =>
  asOwner(scenario.database.adminUrl, work)

async function rowsOf(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{
    row: string
  }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db)
  return rows.map(({ row }) => row)
}

async function constraints(database: TestDatabase): Promise<unknown> {
  const { rows } = await asOwner(database.adminUrl, (db) =>
    sql`select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as is, convalidated
        from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text !~ '_[0-9]{6}$'
        order by 1, 2`.execute(db),
  )
  return rows
}

let scenario: Filled
beforeAll(async () => {
  scenario = await filled()
})
afterAll(() => scenario.database.drop())

test('what the generator made is in the tables, row for row', async () => {
  const found = await inScenario(async (db) => {
    const rows: Record<string, number> = {}
    for (const table of factTableNames) rows[table] = (await rowsOf(db, table)).length
    return rows
  })
  expect(found).toEqual(scenario.counts)
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0)
})

test('the same people, seed and moment give the same rows', async () => {
  const other = await filled()
  const read = ({ database }: Filled) =>
    asOwner(database.adminUrl, async (db) => {
      const tables = new Map<string, string[]>()
      for (const table of FACTS) tables.set(table, await rowsOf(db, table))
      return tables
    })
  expect(await read(other)).toEqual(await read(scenario))
  await other.database.drop()
})

test('after the loading the tables are isolated and checked as before', async () => {
  const untouched = await cloneDatabase('people')
  expect(await constraints(scenario.database)).toEqual(await constraints(untouched))
  await untouched.drop()
  const open = await inScenario((db) =>
    sql`select relname from pg_class
        where relname = any(${factTableNames}) and not (relrowsecurity and relforcerowsecurity)`.execute(db),
  )
  expect(open.rows).toEqual([])
})

test('every day of every tenant waits for its rollup, the one before the first too, when early people come', async () => {
  const days = await inScenario((db) =>
    db
      .selectFrom('rollupMark')
      .select((eb) => ['tenantId', eb.fn.countAll<number>().as('days')])
      .groupBy('tenantId')
      .execute(),
  )
  expect(days.map((one) => one.days)).toEqual(Array.from({ length: 7 }, () => PLAN.days + 2))
})

test('calls lie between the first day and now, and belong to open accounts with a project where one was handed out', async () => {
  const { rows } = await inScenario((db) =>
    sql<{ first: Date; last: Date; closed: number; projects: number }>`
      select min(started_at) as first, max(ended_at) as last, count(distinct project_id) as projects,
             count(*) filter (where not exists (
               select 1 from account_period p
               where p.user_id = c.user_id and p.opened_at <= c.started_at
                 and (p.closed_at is null or p.closed_at >= c.ended_at))) as closed
      from call c`.execute(db),
  )
  const [span] = rows
  expect(span?.first.getTime()).toBeGreaterThan(NOW.getTime() - 3 * 86_400_000)
  expect(span?.last.getTime()).toBeLessThanOrEqual(NOW.getTime())
  expect(span).toMatchObject({ closed: 0 })
  expect(span?.projects).toBeGreaterThanOrEqual(5)
})

test('some accounts were opened and some closed in the middle of last month, and closed ones cannot be used', async () => {
  const { rows } = await inScenario((db) =>
    sql<{ opened: number; closed: number; disabled: number; twice: number }>`
      select count(*) filter (where (opened_at at time zone 'UTC')::date in ('2026-10-15', '2026-10-16')) as opened,
             count(*) filter (where (closed_at at time zone 'UTC')::date in ('2026-10-15', '2026-10-16')) as closed,
             (select count(*) from app_user where status = 'disabled') as disabled,
             (select count(*) from (select 1 from account_period group by user_id having count(*) > 1) t) as twice
      from account_period`.execute(db),
  )
  const [found] = rows
  expect(found?.opened).toBeGreaterThanOrEqual(6)
  expect(found?.closed).toBeGreaterThanOrEqual(6)
  expect(found?.disabled).toBe(found?.closed)
  expect(found?.twice).toBeGreaterThanOrEqual(4)
})
