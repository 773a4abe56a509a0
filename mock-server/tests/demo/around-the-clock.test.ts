import { liveView, session } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { inOwnerTransaction } from '../../src/platform/db/owner.ts'
import { cloneDatabase, DEMO_PASSWORD } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo } from '../support/demo.ts'
import { withScratchStorage } from '../support/scratch-storage.ts'

const HOUR_SECONDS = 3600
const MIN_SEATS = 40
const STEP_HOURS = 3
/** From Saturday 17:00 in Shanghai, where the clock begins, through the night to Sunday 14:00. */
const HOURS = Array.from({ length: 8 }, (_, step) => (17 + step * STEP_HOURS) % 24)
/** After the last of these hours. */
const SEEDED_AT = new Date('2026-11-22T09:00:00Z')

let demo: Demo
beforeAll(async () => {
  const database = await cloneDatabase('people')
  await withScratchStorage((storage) =>
    inOwnerTransaction(database.adminUrl, async (db, connection) => {
      // The main company alone.
      await sql`
        delete from user_business_type b using tenant t where t.id = b.tenant_id and t.code <> 'harbour'`.execute(
        db,
      )
      await seedScenario({
        plan: { days: 1, daysOfWords: 1 },
        seed: 5,
        now: SEEDED_AT,
        db,
        connection,
        storage,
      })
    }),
  )
  demo = await startDemo({ database })
})
afterAll(() => demo.stop())

/** Signs in at each hour: sessions end when nobody uses them. */
async function liveNow() {
  const body = { username: 'manager', password: DEMO_PASSWORD, clientId: session.CLIENT_ID }
  const { token } = (await demo.nobody.send(session.login, { body })).data
  const manager = demo.bearer({ token, userId: 0, tenantId: 0 })
  return (await manager.send(liveView.people, { query: { pageSize: 100 } })).data
}

test('at any hour of a weekend at least 40 seats of the main company are signed in', async () => {
  for (const hour of HOURS) {
    const { total, counts, records } = await liveNow()
    expect(total, `at ${hour}:00`).toBeGreaterThanOrEqual(MIN_SEATS)
    expect(total - counts.leave, `at ${hour}:00 without those who left their seat`).toBeGreaterThanOrEqual(
      MIN_SEATS,
    )
    expect(records.length).toBeGreaterThanOrEqual(MIN_SEATS)
    demo.clock.forward(STEP_HOURS * HOUR_SECONDS)
  }
})
