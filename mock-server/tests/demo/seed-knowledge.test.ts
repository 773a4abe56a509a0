import { knowledge, qualityDesk } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { rollUpAll } from '../../src/modules/statistics/rollup/index.ts'
import { inOwnerTransaction } from '../../src/platform/db/owner.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { withScratchStorage } from '../support/scratch-storage.ts'

/** The days of the seeded scenario, of which the last ends at the manual clock's moment. */
const PLAN = { days: 1, daysOfWords: 1 }

let database: TestDatabase
let server: TestServer
let token: string
let days: { from: string; to: string }
let businesses: number[]
beforeAll(async () => {
  database = await cloneDatabase('people')
  const clock = manualClock()
  const now = clock.now()
  await withScratchStorage((storage) =>
    inOwnerTransaction(database.adminUrl, (db, connection) =>
      seedScenario({ db, connection, storage, plan: PLAN, seed: 5, now }),
    ),
  )
  server = await startTestServer({ database, clock })
  // The statistics of one company are enough.
  await server.asOwner(async (db) => {
    const company = await db
      .selectFrom('tenant')
      .where('code', '=', 'harbour')
      .select('id')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('rollupMark').where('tenantId', '<>', company.id).execute()
  })
  await rollUpAll(server.ctx)
  token = await server.signIn('manager')
  days = {
    from: new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10),
    to: now.toISOString().slice(0, 10),
  }
  const rows = await server.asOwner((db) =>
    db
      .selectFrom('businessType as b')
      .innerJoin('tenant as t', 't.id', 'b.tenantId')
      .where('t.code', '=', 'harbour')
      .select('b.id')
      .orderBy('b.id')
      .execute(),
  )
  businesses = rows.map(({ id }) => id)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const lists = [
  knowledge.processes.list,
  knowledge.documents.list,
  knowledge.questions.list,
  knowledge.answers.list,
  knowledge.products.list,
  knowledge.reviews,
  qualityDesk.rules.list,
  qualityDesk.intentions.list,
  qualityDesk.inspections,
] as const

test('every business of the demo company has something on each page of knowledge and quality', async () => {
  expect(businesses.length).toBeGreaterThan(1)
  const empty: string[] = []
  for (const bizTypeId of businesses) {
    for (const call of lists) {
      const { data } = await server.send(call, { token, query: { bizTypeId } })
      if (data.total === 0) empty.push(`${call.id} of ${bizTypeId}`)
    }
  }
  expect(empty).toEqual([])
})

test('what happened in it is on the pages that read it', async () => {
  const [bizTypeId = 0] = businesses
  const query = { bizTypeId, ...days }
  const input = { token, query }
  expect((await server.send(knowledge.feedback, input)).data.records.length).toBeGreaterThan(0)
  const handled = { token, query: { ...query, isHandled: true } }
  expect((await server.send(knowledge.feedback, handled)).data.total).toBeGreaterThan(0)
  const analysis = (await server.send(knowledge.analysis, input)).data
  expect(analysis.every(({ shown, valid, accepted }) => shown >= valid && valid >= accepted)).toBe(true)
  expect(analysis[0]?.shown).toBeGreaterThan(0)
  const scores = (await server.send(qualityDesk.scores, input)).data
  expect(scores.total).toBeGreaterThan(0)
  expect(scores.records.every(({ score }) => score >= 0 && score <= 100)).toBe(true)
  expect((await server.send(qualityDesk.robot, input)).data[0]?.hits).toBeGreaterThan(0)
  const intentions = (await server.send(qualityDesk.intentions.list, { token, query: { bizTypeId } })).data
  expect(intentions.records.some(({ sessions }) => sessions > 0)).toBe(true)
})
