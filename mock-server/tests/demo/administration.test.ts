import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMINISTRATION_DAYS, administrationPlan } from '../../src/demo/administration/plan.ts'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { auditWriter } from '../../src/platform/audit/writer.ts'
import { tenantDatabase } from '../../src/platform/context/context.ts'
import { clientFor, poolFor } from '../../src/platform/db/client.ts'
import { asOwner, inOwnerTransaction } from '../../src/platform/db/owner.ts'
import { playDemoAdministration } from '../../src/play-demo-administration.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { withScratchStorage } from '../support/scratch-storage.ts'

const NOW = new Date('2026-12-21T09:00:00Z')
const DAY_MS = 86_400_000

let database: TestDatabase
let server: TestServer
const logged: string[] = []
beforeAll(async () => {
  database = await cloneDatabase('people')
  await withScratchStorage((storage) =>
    inOwnerTransaction(database.adminUrl, async (db, connection) => {
      // Calls play no part here.
      await sql`
        delete from user_business_type b using app_user u, tenant t
        where u.id = b.user_id and t.id = b.tenant_id and u.type in ('TSR', 'TeamTSR') and t.code <> 'maple'`.execute(
        db,
      )
      await seedScenario({ plan: { days: 1, daysOfWords: 1 }, seed: 5, now: NOW, db, connection, storage })
    }),
  )
  // Before the month: none of the reports that people schedule in it is due for the server, which would start them as they play.
  const clock = manualClock(new Date(NOW.getTime() - 2 * ADMINISTRATION_DAYS * DAY_MS).toISOString())
  server = await startTestServer({ database, clock })
  await play(0)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

/** As the first start does, from one of the visits on. */
async function play(made: number): Promise<void> {
  const client = clientFor(poolFor(database.appUrl))
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const { clock, secrets } = server.ctx
  await playDemoAdministration({
    prepared: { administration: { now: NOW, made, isDone: false, language: 'en' } },
    adminUrl: database.adminUrl,
    contextAt: (itsClock) => ({
      ...server.ctx,
      log,
      clock: itsClock,
      db: tenantDatabase(client, { audit: auditWriter(itsClock, secrets), clock: itsClock }),
    }),
    clock,
    signal: new AbortController().signal,
  })
  await client.destroy()
}

type Company = { code: string; records: number; days: number; kinds: number; first: Date; last: Date }
const companies = () =>
  asOwner(database.adminUrl, async (db) => {
    const { rows } = await sql<Company>`
      select t.code, count(*) as records, count(distinct (r.op_at at time zone 'Asia/Shanghai')::date) as days,
             count(distinct r.op_type) as kinds, min(r.op_at) as first, max(r.op_at) as last
      from audit_record r join tenant t on t.id = r.tenant_id
      where r.op_type <> 'system.seed' group by t.code order by t.code`.execute(db)
    return new Map(rows.map((row) => [row.code, row]))
  })

test('their use of the console is tracked like that of people', async () => {
  const { rows } = await asOwner(database.adminUrl, (db) =>
    sql<{ metricId: string; people: number; days: number }>`
      select metric_id as "metricId", count(distinct user_id) as people,
             count(distinct (happened_at at time zone 'Asia/Shanghai')::date) as days
      from tracking_event group by metric_id order by metric_id`.execute(db),
  )
  expect(rows.map(({ metricId }) => metricId)).toEqual(['page.time', 'page.view'])
  for (const { people, days } of rows) {
    expect(people).toBeGreaterThan(5)
    expect(days).toBeGreaterThan(25)
  }
})

test('everybody did in the month all that they set out to do', () => {
  expect(logged).toEqual([])
})

test('the audit log of each demo account’s company has a month of what its people did', async () => {
  const found = await companies()
  expect([...found.keys()]).toEqual(['harbour', 'individual', 'lantern', 'maple', 'orchid', 'quayside'])
  const main = found.get('harbour')
  expect(main?.records).toBeGreaterThan(150)
  expect(main?.days).toBeGreaterThanOrEqual(ADMINISTRATION_DAYS)
  expect(main?.kinds).toBeGreaterThanOrEqual(16)
  for (const { records, first, last } of found.values()) {
    expect(records).toBeGreaterThanOrEqual(6)
    expect(first.getTime()).toBeGreaterThan(NOW.getTime() - (ADMINISTRATION_DAYS + 1) * DAY_MS)
    expect(last.getTime()).toBeLessThanOrEqual(NOW.getTime())
  }
})

test('records are in the order of their moments, name who acted and what they changed', async () => {
  const [row] = await asOwner(database.adminUrl, async (db) => {
    const { rows } = await sql<{ backwards: number; unnamed: number; changes: number }>`
      select count(*) filter (where op_at < before) as backwards, count(*) filter (where op_user_name = '') as unnamed,
             count(*) filter (where op_content_before is not null and op_content_after is not null) as changes
      from (select *, lag(op_at) over (partition by tenant_id order by seq) as before from audit_record
            where op_type <> 'system.seed') r`.execute(db)
    return rows
  })
  expect(row).toMatchObject({ backwards: 0, unnamed: 0 })
  expect(row?.changes).toBeGreaterThan(30)
})

test('a start that was broken off goes on where it was, and adds nothing twice', async () => {
  const before = await companies()
  await play(administrationPlan(NOW).length)
  expect(await companies()).toEqual(before)
})
