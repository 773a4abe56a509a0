import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo } from '../support/demo.ts'
import { newId, NOW, startIngest, type Ingest } from '../support/ingest.ts'

const RUNS = 12
const QUARTER = 900
/** Evaluations lie on the last days, some long before the last rollup. */
const QUARTERS_BACK = 4 * 96

let demo: Demo
let own: Ingest
beforeAll(async () => {
  demo = await startDemo()
  own = await startIngest(demo, await demo.as('manager'))
})
afterAll(() => demo.stop())

/** One judgement as it was sent; `thing` is an index among the few that a run has. */
type Sent = {
  thing: number
  quartersBack: number
  revision: number
  labelType: 1 | 2
  labelOption: 1 | 2 | 3
}
const sent: fc.Arbitrary<Sent> = fc.record({
  thing: fc.nat(5),
  quartersBack: fc.nat(QUARTERS_BACK),
  revision: fc.nat(3),
  labelType: fc.constantFrom(1, 2),
  labelOption: fc.constantFrom(1, 2, 3),
})
const portions = fc.array(fc.array(sent, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 })

const evaluationOf = (one: Sent, run: string) => ({
  type: 'dataset.evaluation',
  eventId: newId(),
  evaluationId: `${run}-${one.thing}`,
  businessTypeId: own.references.businessTypeId,
  labelType: one.labelType,
  labelId: one.labelType === 1 ? own.references.questionId : own.references.ruleId,
  labelOption: one.labelOption,
  title: 'Test',
  sessionId: 's',
  at: NOW - one.quartersBack * QUARTER,
  revision: one.revision,
})

/** The statistics as they are, and as one plain query counts the evaluations. */
async function bothCounts(): Promise<{ rolledUp: string[]; counted: string[] }> {
  const { tenantId } = own.references
  return demo.asOwner(async (db) => {
    const rolledUp = await sql<{ row: string }>`
      select concat_ws('/', day, business_type_id, label_type, label_id, correct, missed, wrong) as row
      from stat_dataset_day where tenant_id = ${tenantId} order by 1`.execute(db)
    const counted = await sql<{ row: string }>`
      select concat_ws('/', (evaluated_at at time zone 'Asia/Shanghai')::date, business_type_id, label_type, label_id,
               count(*) filter (where label_option = 1), count(*) filter (where label_option = 2),
               count(*) filter (where label_option = 3)) as row
      from dataset_evaluation where tenant_id = ${tenantId}
      group by (evaluated_at at time zone 'Asia/Shanghai')::date, business_type_id, label_type, label_id
      order by 1`.execute(db)
    return { rolledUp: rolledUp.rows.map(({ row }) => row), counted: counted.rows.map(({ row }) => row) }
  })
}

/** All evaluations that the statistics count. */
async function countRolledUp(): Promise<number> {
  const { rows } = await demo.asOwner((db) =>
    sql<{ sum: number }>`
      select coalesce(sum(correct + missed + wrong), 0)::bigint as sum from stat_dataset_day
      where tenant_id = ${own.references.tenantId}`.execute(db),
  )
  return rows[0]?.sum ?? 0
}

/** Walks over what was sent: of each evaluation the highest revision wins, of equal ones the first. */
function storedState(all: readonly Sent[]): Sent[] {
  const newest = new Map<number, Sent>()
  for (const one of all) {
    const known = newest.get(one.thing)
    if (!known || one.revision > known.revision) newest.set(one.thing, one)
  }
  return [...newest.values()]
}

test('the days of a dataset are recounted from its evaluations, however late they come and often they change [DSET-002]', async () => {
  const before = await countRolledUp()
  let judged = 0
  await fc.assert(
    fc.asyncProperty(portions, async (parts) => {
      const run = newId('run')
      for (const part of parts) {
        await own.ingest(...part.map((one) => evaluationOf(one, run)))
        await demo.rollUp()
      }
      const { rolledUp, counted } = await bothCounts()
      expect(rolledUp).toEqual(counted)
      const state = storedState(parts.flat())
      judged += state.length
      const options = await own.rows(
        `select tenant_id as "tenantId", label_option as option, label_type as type,
                extract(epoch from evaluated_at)::bigint as at
         from dataset_evaluation where evaluation_id like '${run}-%' order by evaluation_id`,
      )
      expect(options).toEqual(
        state
          .toSorted((left, right) => left.thing - right.thing)
          .map((one) => ({
            option: one.labelOption,
            type: one.labelType,
            at: NOW - one.quartersBack * QUARTER,
          })),
      )
    }),
    { numRuns: RUNS },
  )
  expect(await countRolledUp()).toBe(before + judged)
})

test('an evaluation that moves to another day leaves the one before [DSET-002]', async () => {
  const run = newId('moved')
  const on = async () =>
    own.rows(
      `select tenant_id as "tenantId", day::text, correct, missed, wrong from stat_dataset_day
       where day < '2026-11-01' order by day`,
    )
  const daysBack = (days: number) => ({ thing: 0, quartersBack: days * 96, labelType: 1 as const })
  await own.ingest(evaluationOf({ ...daysBack(40), revision: 0, labelOption: 1 }, run))
  await demo.rollUp()
  expect(await on()).toEqual([{ day: '2026-10-12', correct: 1, missed: 0, wrong: 0 }])
  await own.ingest(evaluationOf({ ...daysBack(39), revision: 1, labelOption: 3 }, run))
  await demo.rollUp()
  expect(await on()).toEqual([{ day: '2026-10-13', correct: 0, missed: 0, wrong: 1 }])
})
