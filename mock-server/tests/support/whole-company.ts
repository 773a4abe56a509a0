import { sql } from 'kysely'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { rollUpAll } from '../../src/modules/statistics/rollup/index.ts'
import type { Config } from '../../src/platform/config.ts'
import { inOwnerTransaction } from '../../src/platform/db/owner.ts'
import { cloneScenario, startTestServer, type TestDatabase } from '../../src/testing/start-test-server.ts'
import { manualClock } from './clock.ts'
import { startDemo, type Demo } from './demo.ts'
import { withScratchStorage } from './scratch-storage.ts'

const NOW = '2026-11-27T07:30:00Z'
const PLAN = { days: 1, daysOfWords: 1 }
const SEED = 5
/** Seats of each company that work: a day of few people has a row of everything. */
const SEATS = 12

/** A server with a row of everything a company has: projects, labels, calls, knowledge, statistics of a day. */
export async function startWholeCompany(config: Partial<Config> = {}): Promise<Demo> {
  return startDemo({ config, database: await cloneScenario('whole_company', fillDatabase), now: NOW })
}

async function fillDatabase(database: TestDatabase): Promise<void> {
  await inOwnerTransaction(database.adminUrl, async (db, connection) => {
    await sql`
      delete from user_business_type b using (
        select id, row_number() over (partition by tenant_id order by id) as row_index
        from app_user where type in ('TSR', 'TeamTSR')
      ) seat where seat.id = b.user_id and seat.row_index > ${SEATS}`.execute(db)
    await withScratchStorage((storage) =>
      seedScenario({ plan: PLAN, seed: SEED, now: new Date(NOW), db, connection, storage }),
    )
  })
  const server = await startTestServer({ database, clock: manualClock(NOW) })
  await rollUpAll(server.ctx)
  await server.stop()
}
