import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { copyFacts, withBulkLoading } from '../../src/demo/seed/scenario/copy-facts.ts'
import { factTableNames } from '../../src/demo/seed/scenario/fact-tables.ts'
import { generateFacts } from '../../src/demo/seed/scenario/generate-facts.ts'
import type { Scenario } from '../../src/demo/seed/scenario/scenario-model.ts'
import { PROBLEM_TEAM } from '../../src/demo/seed/scenario/seat-profile.ts'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { createSimulator, type Simulator } from '../../src/demo/simulator/index.ts'
import { readSimulatedScenario } from '../../src/demo/simulator/simulator.store.ts'
import { rollUpAll } from '../../src/modules/statistics/rollup/index.ts'
import { STATISTICS } from '../../src/modules/statistics/rollup/roll-up-day.ts'
import type { Config } from '../../src/platform/config.ts'
import { inOwnerTransaction, asOwner } from '../../src/platform/db/owner.ts'
import {
  cloneScenario,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { manualClock, type ManualClock } from './clock.ts'
import { withScratchStorage } from './scratch-storage.ts'

const PLAN = { days: 1, daysOfWords: 1 }
const SEED = 14
/** A company in Shanghai and one in London with a night shift: few seats, whose work nobody waits for. */
const COMPANIES = ['maple', 'quayside']

/** A server on a small scenario that was seeded at one moment; its clock is there. */
export type SimulatedScenario = {
  server: TestServer
  clock: ManualClock
  simulator: Simulator
  tenantIds: readonly number[]
  /** Lines that the server logged, from information on. */
  logged: readonly Logged[]
  /** Facts by table, without what the database numbers. */
  facts: () => Promise<Rows>
  /** All statistics, computed now. */
  statistics: () => Promise<Rows>
  /** Rows of the companies, in no order. */
  rows: <Row>(query: string) => Promise<Row[]>
  /** Replaces the facts by those that the generator has for a moment. */
  loadAsOf: (moment: string) => Promise<void>
  /** A new server on the same database; what was in memory is gone. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}
type Logged = { msg: string } & Record<string, unknown>
type Rows = Readonly<Record<string, string[]>>

async function fillDatabase({ adminUrl }: TestDatabase, now: Date): Promise<void> {
  await inOwnerTransaction(adminUrl, async (db, connection) => {
    await sql`
      delete from user_business_type b using tenant t
      where t.id = b.tenant_id and t.code <> all(${COMPANIES}::text[])`.execute(db)
    await sql`update organization set name = ${PROBLEM_TEAM} where name = 'Invitation team 1'`.execute(db)
    await withScratchStorage((storage) =>
      seedScenario({ plan: PLAN, seed: SEED, now, db, connection, storage }),
    )
    await sql`
      delete from simulated_world w using tenant t
      where t.id = w.tenant_id and t.code <> all(${COMPANIES}::text[])`.execute(db)
  })
}

export async function startSimulatedScenario(
  moment: string,
  config: Partial<Config> = {},
): Promise<SimulatedScenario> {
  const name = `simulated_${moment.replaceAll(/\D/g, '')}`
  const database = await cloneScenario(name, (made) => fillDatabase(made, new Date(moment)))
  const tenantIds = await asOwner(database.adminUrl, async (db) => {
    const rows = await db.selectFrom('simulatedWorld').select('tenantId').orderBy('tenantId').execute()
    return rows.map(({ tenantId }) => tenantId)
  })
  const clock = manualClock(moment)
  const logged: Logged[] = []
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push(JSON.parse(line) as Logged) },
  ) // pino writes JSON
  // One folder serves all servers on the database, as in production: its checkpoints continue from one to the next.
  const dataDir = await mkdtemp(join(tmpdir(), 'console-scenario-'))
  const start = () => startTestServer({ database, clock, config: { ...config, dataDir }, log })
  let server = await start()
  let simulator = createSimulator(server.ctx)
  const startFresh = async () => {
    server = await start()
    simulator = createSimulator(server.ctx)
  }
  const readTableRows = (tables: readonly string[]) =>
    server.asOwner(async (db) => {
      const found: Record<string, string[]> = {}
      for (const table of tables) {
        const { rows } = await sql<{ row: string }>`
          select (to_jsonb(t) - 'id' - 'receipt')::text as row from ${sql.table(table)} t
          where tenant_id = any(${tenantIds}::bigint[]) order by 1`.execute(db)
        found[table] = rows.map(({ row }) => row)
      }
      return found
    })
  return {
    get server() {
      return server
    },
    get simulator() {
      return simulator
    },
    clock,
    tenantIds,
    logged,
    facts: () => readTableRows(factTableNames),
    statistics: async () => {
      await rollUpAll(server.ctx)
      return readTableRows(STATISTICS)
    },
    rows: async <Row>(query: string) => {
      const { rows } = await server.asOwner((db) =>
        sql<Row>`select * from (${sql.raw(query)}) found where "tenantId" = any(${tenantIds}::bigint[])`.execute(
          db,
        ),
      )
      return rows
    },
    loadAsOf: async (later) => {
      const scenarios: { tenantId: number; scenario: Scenario }[] = []
      for (const tenantId of tenantIds)
        scenarios.push({ tenantId, ...(await server.ctx.db.inTenant(tenantId, readSimulatedScenario)) })
      // Statistics that the server computes meanwhile would be in the way of changing tables.
      await server.stop()
      await inOwnerTransaction(database.adminUrl, (db, connection) =>
        withBulkLoading(connection, async () => {
          for (const table of factTableNames) await sql`delete from ${sql.table(table)}`.execute(db)
          for (const { tenantId, scenario } of scenarios)
            await copyFacts(connection, tenantId, generateFacts({ ...scenario, now: Date.parse(later) }))
          await sql`
            insert into rollup_mark (tenant_id, day)
            select t, d::date from unnest(${tenantIds}::bigint[]) t,
              generate_series(${moment}::timestamptz - interval '4 days', ${later}::timestamptz + interval '1 day',
                interval '1 day') d`.execute(db)
        }),
      )
      await startFresh()
    },
    restart: async () => {
      await server.stop()
      await startFresh()
    },
    stop: async () => {
      await server.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
