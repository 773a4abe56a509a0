import { projectStat, type stat } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { inOwnerTransaction } from '../../src/platform/db/owner.ts'
import { cloneDatabase } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo } from '../support/demo.ts'
import { withScratchStorage } from '../support/scratch-storage.ts'

/** The demo's projects at the moment of the manual clock. */
const NOW = new Date('2026-11-21T09:00:00Z')
const DAYS = { beginDay: '20261119', endDay: '20261121' }

let demo: Demo
beforeAll(async () => {
  const database = await cloneDatabase('people')
  await withScratchStorage((storage) =>
    inOwnerTransaction(database.adminUrl, (db, connection) =>
      seedScenario({ plan: { days: 2, daysOfWords: 1 }, seed: 5, now: NOW, db, connection, storage }),
    ),
  )
  demo = await startDemo({ database })
  await demo.rollUp()
})
afterAll(() => demo.stop())

const MOMENTS = {
  call: 'started_at',
  status_event: 'evt_at',
  violation: 'hit_at',
  label_hit: 'hit_at',
  recommendation: 'shown_at',
  twin_use: 'used_at',
}

test.each(Object.entries(MOMENTS))(
  'each row of %s is of the project that its business was assigned to at its moment, and of no other',
  async (table, moment) => {
    const { rows } = await demo.asOwner((db) =>
      sql<{ wrong: number; ofProjects: number; projects: number }>`
        select count(*) filter (where f.project_id is distinct from a.project_id) as wrong,
               count(f.project_id) as "ofProjects", count(distinct f.project_id) as projects
        from ${sql.table(table)} f
        left join project_assignment a on a.tenant_id = f.tenant_id and a.business_type_id = f.business_type_id
          and a.confirmed_from <= ${sql.ref(`f.${moment}`)}
          and (a.confirmed_until is null or ${sql.ref(`f.${moment}`)} < a.confirmed_until)`.execute(db),
    )
    const [found] = rows
    expect(found?.wrong).toBe(0)
    expect(found?.ofProjects).toBeGreaterThan(0)
    // Two were handed out before the first day, and at least three more months ago.
    expect(found?.projects).toBeGreaterThanOrEqual(table === 'twin_use' ? 3 : 5)
  },
)

type Plain = { projectId: number; owner: string; calls: number; answers: number; people: number }

/** By the periods of the assignments alone: what the facts say of their project is not read. */
async function plainFigures(): Promise<Plain[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Plain>`
      select p.id as "projectId", t.code as owner, count(c.*) as calls, count(c.answered_at) as answers,
             count(distinct c.user_id) as people
      from project p join tenant t on t.id = p.tenant_id
      join project_assignment a on a.project_id = p.id
      join tenant provider on provider.id = a.tenant_id
      join call c on c.tenant_id = a.tenant_id and c.business_type_id = a.business_type_id and c.is_outbound
        and c.started_at >= a.confirmed_from and (a.confirmed_until is null or c.started_at < a.confirmed_until)
        and (c.started_at at time zone provider.timezone)::date between ${DAYS.beginDay} and ${DAYS.endDay}
      group by p.id, t.code order by p.id`.execute(db),
  )
  return rows
}

test('the figures of each project are those of its businesses while they were assigned to it [RPT-020]', async () => {
  const plain = await plainFigures()
  expect(plain.length).toBeGreaterThanOrEqual(5)
  const owners = { orchid: await demo.as('platform-admin'), harbour: await demo.as('manager') }
  const found: Pick<stat.OrgSummary, 'totalCallCnt' | 'totalAnswerCnt'>[] = []
  for (const { projectId, owner } of plain) {
    const query = { ...DAYS, projectId }
    const answer = await owners[owner === 'orchid' ? 'orchid' : 'harbour'].send(projectStat.bizSummary, {
      query,
    })
    const { totalCallCnt, totalAnswerCnt } = answer.data.orgSummary
    found.push({ totalCallCnt, totalAnswerCnt })
  }
  expect(found).toEqual(plain.map(({ calls, answers }) => ({ totalCallCnt: calls, totalAnswerCnt: answers })))
  for (const { calls, people } of plain) {
    expect(calls).toBeGreaterThan(people)
    expect(people).toBeGreaterThan(0)
  }
})
