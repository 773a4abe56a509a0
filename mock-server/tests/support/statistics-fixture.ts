import { sql, type Kysely } from 'kysely'
import { rollUpAll } from '../../src/modules/statistics/rollup/index.ts'
import type { Database } from '../../src/platform/db/schema.ts'
import { cloneScenario, startTestServer, type TestDatabase } from '../../src/testing/start-test-server.ts'
import { manualClock } from './clock.ts'
import { startDemo, type Demo, type DemoOptions, type Person } from './demo.ts'

type Seat = { id: number; orgId: number; name: string }

/** Two weeks of calls and statuses of every seat of one company, rolled up; the clock is at 2026-11-21 17:00 there. */
export type StatisticsFixture = {
  demo: Demo
  manager: Person
  seats: Seat[]
  businesses: number[]
  /** Figures of the calls by one plain query, as anybody may write it. */
  expectedFigures: (condition: ReturnType<typeof sql>) => Promise<ExpectedFigures>
}

type ExpectedFigures = {
  calls: number
  answers: number
  valid: number
  quotes: number
  orders: number
  talk: number
}

export async function startStatisticsFixture(
  options: Pick<DemoOptions, 'config'> = {},
): Promise<StatisticsFixture> {
  const demo = await startDemo({ ...options, database: await cloneScenario('statistics', fillDatabase) })
  const manager = await demo.as('manager')
  const { tenantId } = manager
  const { seats, businesses } = await demo.asOwner((db) => findCompany(db, tenantId))
  const expectedFigures = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await demo.asOwner((db) =>
      sql<ExpectedFigures>`
        select count(*) filter (where is_outbound) as calls,
               count(*) filter (where is_outbound and answered_at is not null) as answers,
               count(*) filter (where is_outbound and talk_seconds > 70) as valid,
               count(*) filter (where is_outbound and is_quoted) as quotes,
               count(*) filter (where is_outbound and is_ordered) as orders,
               coalesce(sum(talk_seconds), 0) as talk
        from call where tenant_id = ${tenantId} and ${condition}`.execute(db),
    )
    const [row] = rows
    if (!row) throw new Error('a count has a row')
    return row
  }
  return { demo, manager, seats, businesses, expectedFigures }
}

/** The days of the company's zone, both included, that a call began on. */
export const between = (first: string, last: string) =>
  sql`(started_at at time zone 'Asia/Shanghai')::date between ${first} and ${last}`

/** True for a seat, by its index in the list, that works on a day of November. */
export const worksOn = (day: number, index: number): boolean => (day + index) % 3 > 0

type Company = { tenantId: number; seats: Seat[]; businesses: number[] }

async function findCompany(db: Kysely<Database>, tenantId: number): Promise<Company> {
  const seats = await db
    .selectFrom('appUser')
    .where('tenantId', '=', tenantId)
    .where('type', 'in', ['TSR', 'TeamTSR'])
    .select(['id', 'name', sql<number>`org_id`.as('orgId')])
    .orderBy('id')
    .execute()
  const found = await db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute()
  return { tenantId, seats, businesses: found.map(({ id }) => id) }
}

/** Fills the database with which every file with this scenario begins. */
async function fillDatabase(database: TestDatabase): Promise<void> {
  const server = await startTestServer({ database, clock: manualClock() })
  await server.asOwner(async (db) => {
    const manager = db.selectFrom('appUser').where('username', '=', 'manager').select('tenantId')
    const { tenantId } = await manager.executeTakeFirstOrThrow()
    await insertScenario(db, await findCompany(db, tenantId))
    await sql`
      insert into rollup_mark (tenant_id, day)
      select ${tenantId}, d::date from generate_series('2026-11-01'::date, '2026-11-21', interval '1 day') d`.execute(
      db,
    )
  })
  await rollUpAll(server.ctx)
  await server.stop()
}

/** Calls and statuses of two weeks: each seat's figures are of its own, by arithmetic. */
async function insertScenario(db: Kysely<Database>, { tenantId, seats, businesses }: Company): Promise<void> {
  await sql`insert into fact_month values ('2026-11-01') on conflict do nothing`.execute(db)
  for (const [index, seat] of seats.entries()) {
    const days = Array.from({ length: 14 }, (_, day) => 7 + day).filter((day) => worksOn(day, index))
    const at = (day: number, seconds: number) => new Date(Date.UTC(2026, 10, day, 2) + seconds * 1000)
    const actor = {
      tenantId,
      userId: seat.id,
      orgId: seat.orgId,
      businessTypeId: businesses[index % 2] ?? 0,
      projectId: null,
    }
    const calls = days.flatMap((day) =>
      Array.from({ length: (index % 4) + 1 }, (_, call) => ({
        ...actor,
        callId: `${seat.id}-${day}-${call}`,
        isOutbound: call !== 3,
        startedAt: at(day, call * 600),
        answeredAt: (index + call) % 2 === 0 ? at(day, call * 600 + 12) : null,
        endedAt: at(day, call * 600 + 12 + ((index * 7 + call * 31) % 200)),
        isQuoted: index % 5 === 0,
        isOrdered: index % 9 === 0,
      })),
    )
    if (calls.length > 0) await db.insertInto('call').values(calls).execute()
    const statuses = days.flatMap((day) => [
      { ...actor, evtAt: at(day, 0), evt: 1, subEvt: null },
      { ...actor, evtAt: at(day, 3600 + index), evt: 0, subEvt: null },
    ])
    if (statuses.length > 0) await db.insertInto('statusEvent').values(statuses).execute()
  }
}
