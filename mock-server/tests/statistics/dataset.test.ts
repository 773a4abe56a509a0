import { dataset, type DataOf, type QueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const QUESTION = 1
const RULE = 2

type Named = { id: number; name: string }
type References = { businesses: number[]; questions: Named[]; rules: Named[] }

let demo: Demo
let manager: Person
let foreign: Person
let references: References
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  foreign = await demo.as('provider-admin', 'statistic.dataset')
  references = await insertReferences(manager.tenantId)
  await insertEvaluations(manager.tenantId, references)
  const others = await insertReferences(foreign.tenantId)
  await insertEvaluations(foreign.tenantId, { ...others, questions: others.questions.slice(0, 1) })
  await demo.asOwner((db) =>
    sql`insert into rollup_mark (tenant_id, day)
        select t, d::date from unnest(array[${manager.tenantId}, ${foreign.tenantId}]::bigint[]) t,
               generate_series('2026-11-12'::date, '2026-11-21', interval '1 day') d`.execute(db),
  )
  await demo.rollUp()
})
afterAll(() => demo.stop())

function insertReferences(tenantId: number): Promise<References> {
  return demo.asOwner(async (db) => {
    const found = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute()
    const businesses = found.map(({ id }) => id)
    const of = (name: string, index: number) => ({
      tenantId,
      businessTypeId: businesses[index % businesses.length] ?? 0,
      name,
    })
    const questions = await db
      .insertInto('question')
      .values(['Opening hours', 'Fees', 'Annual fee'].map(of))
      .returning(['id', 'name'])
      .execute()
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values(of('Opening', 0))
      .returning('id')
      .executeTakeFirstOrThrow()
    const rules = await db
      .insertInto('qualityRule')
      .values(
        ['Promises', 'Abuse'].map((name, index) => ({
          ...of(name, index),
          sceneId,
          level: 1,
          phrases: ['no'],
        })),
      )
      .returning(['id', 'name'])
      .execute()
    return { businesses, questions, rules }
  })
}

/**
 * Inserts evaluations by arithmetic, from the 13th to the 21st; nothing on the 17th. Some lie right after or right before
 * midnight.
 */
async function insertEvaluations(
  tenantId: number,
  { businesses, questions, rules }: References,
): Promise<void> {
  const days = [13, 14, 15, 16, 18, 19, 20, 21]
  const rows = days.flatMap((day) =>
    Array.from({ length: 11 + (day % 3) }, (_, index) => {
      const isQuestion = (day + index) % 3 > 0
      const labels = isQuestion ? questions : rules
      const seconds = index === 0 ? 0 : index === 1 ? 86_399 : 36_000 + index * 97
      return {
        tenantId,
        evaluationId: `${tenantId}-${day}-${index}`,
        businessTypeId: businesses[(day * index) % businesses.length] ?? 0,
        labelType: isQuestion ? QUESTION : RULE,
        labelId: labels[index % labels.length]?.id ?? 0,
        labelOption: ((day * 7 + index * index) % 3) + 1,
        title: `Conversation ${day}/${index}`,
        sessionId: `s-${day}-${index}`,
        voiceId: index % 2 === 0 ? `v-${index}` : null,
        sentenceIndex: index % 2 === 0 ? index : null,
        evaluatedAt: new Date(Date.parse(`2026-11-${day}T00:00:00+08:00`) + seconds * 1000),
      }
    }),
  )
  await demo.asOwner((db) => db.insertInto('datasetEvaluation').values(rows).execute())
}

type Counts = { day: string; correct: number; missed: number; wrong: number }

/** Counts the evaluations of the company by one plain query. */
const plain = async (condition: ReturnType<typeof sql>): Promise<Counts[]> => {
  const { rows } = await demo.asOwner((db) =>
    sql<Counts>`
      select to_char(evaluated_at at time zone 'Asia/Shanghai', 'YYYYMMDD') as day,
             count(*) filter (where label_option = 1) as correct,
             count(*) filter (where label_option = 2) as missed,
             count(*) filter (where label_option = 3) as wrong
      from dataset_evaluation
      where tenant_id = ${manager.tenantId}
        and (evaluated_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20' and ${condition}
      group by 1 order by 1`.execute(db),
  )
  return rows
}

async function seriesOf(
  query: Omit<QueryOf<typeof dataset.series>, 'beginDay' | 'endDay'>,
  person = manager,
): Promise<DataOf<typeof dataset.series>> {
  const answer = await person.send(dataset.series, { query: { ...WEEK, ...query } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}

const divided = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

function expected(days: readonly Counts[]): DataOf<typeof dataset.series> {
  return {
    precision: days.map(({ day, correct, wrong }) => ({
      day,
      value: divided(correct, correct + wrong),
      tag1: correct,
      tag2: correct + wrong,
    })),
    recall: days.map(({ day, correct, missed }) => ({
      day,
      value: divided(correct, correct + missed),
      tag1: correct,
      tag2: correct + missed,
    })),
    f1: days.map(({ day, correct, missed, wrong }) => ({
      day,
      value: divided(2 * correct, 2 * correct + missed + wrong),
    })),
  }
}

describe('the series of a dataset', () => {
  test('are what a plain query of the evaluations gives, a point for each day with any [DSET-002]', async () => {
    for (const labelType of [QUESTION, RULE] as const) {
      const days = await plain(sql`label_type = ${labelType}`)
      expect(days.map(({ day }) => day)).toEqual([
        '20261114',
        '20261115',
        '20261116',
        '20261118',
        '20261119',
        '20261120',
      ])
      expect(await seriesOf({ labelType })).toEqual(expected(days))
    }
  })

  test('can be narrowed to one entry, one rule, one business [DSET-004]', async () => {
    const [bizTypeId = 0] = references.businesses
    for (const { id } of references.questions)
      expect(await seriesOf({ labelType: QUESTION, labelID: id })).toEqual(
        expected(await plain(sql`label_type = 1 and label_id = ${id}`)),
      )
    for (const { id } of references.rules)
      expect(await seriesOf({ labelType: RULE, labelID: id, bizTypeId })).toEqual(
        expected(await plain(sql`label_type = 2 and label_id = ${id} and business_type_id = ${bizTypeId}`)),
      )
  })

  test('have no point where nothing was evaluated', async () => {
    const nothing = { precision: [], recall: [], f1: [] }
    const empty = await manager.send(dataset.series, {
      query: { beginDay: '20261117', endDay: '20261117', labelType: QUESTION },
    })
    expect(empty.data).toEqual(nothing)
    expect(await seriesOf({ labelType: QUESTION, labelID: 987_654_321 })).toEqual(nothing)
  })
})

type Row = DataOf<typeof dataset.evaluations>['records'][number]

async function listOf(
  query: Partial<QueryOf<typeof dataset.evaluations>>,
  person = manager,
): Promise<DataOf<typeof dataset.evaluations>> {
  const answer = await person.send(dataset.evaluations, { query: { ...WEEK, ...query } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}

/** Lists the expected rows by one plain query. */
async function expectedRows(condition: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Row>`
      select id, title, label_id as "labelID", label_type as "labelType", label_option as "labelOption",
             case label_type when 1 then (select name from question q where q.id = label_id)
                             else (select name from quality_rule r where r.id = label_id) end as "labelName",
             extract(epoch from evaluated_at)::bigint as "updatedAt", session_id as "sessionID",
             voice_id as "voiceID", sentence_index as index
      from dataset_evaluation
      where tenant_id = ${manager.tenantId} and ${condition}
        and evaluated_at >= '2026-11-14 00:00+08' and evaluated_at < '2026-11-21 00:00+08'
      order by evaluated_at desc, id desc`.execute(db),
  )
  return rows
}

describe('the evaluations', () => {
  test('are listed newest first, ten a page, with how many there are [DSET-007, DSET-008, DSET-009]', async () => {
    const all = await expectedRows(sql`true`)
    expect(all.length).toBeGreaterThan(60)
    const first = await listOf({})
    expect(first).toEqual({ records: all.slice(0, 10), totalCnt: all.length })
    expect((await listOf({ pageIndex: 2, pageSize: 25 })).records).toEqual(all.slice(25, 50))
    expect((await listOf({ pageIndex: 900 })).records).toEqual([])
  })

  test('can be narrowed to a type, an entry, a rule, a business, a judgement [DSET-004, DSET-007]', async () => {
    const [question] = references.questions
    const [, rule] = references.rules
    const [, bizTypeId = 0] = references.businesses
    const cases: [Partial<QueryOf<typeof dataset.evaluations>>, ReturnType<typeof sql>][] = [
      [{ labelType: QUESTION }, sql`label_type = 1`],
      [{ labelType: QUESTION, labelID: question?.id }, sql`label_type = 1 and label_id = ${question?.id}`],
      [{ labelType: RULE, labelID: rule?.id }, sql`label_type = 2 and label_id = ${rule?.id}`],
      [{ bizTypeId }, sql`business_type_id = ${bizTypeId}`],
      [{ labelType: RULE, labelOption: 3 }, sql`label_type = 2 and label_option = 3`],
      [{ labelOption: 2 }, sql`label_option = 2`],
    ]
    for (const [query, condition] of cases) {
      const rows = await expectedRows(condition)
      expect(rows.length).toBeGreaterThan(0)
      expect(await listOf({ ...query, pageSize: 100 })).toEqual({ records: rows, totalCnt: rows.length })
    }
  })
})

describe('the knowledge', () => {
  test('is listed whole, by name, or of one business [DSET-006]', async () => {
    const names = async (query: QueryOf<typeof dataset.knowledge>) =>
      (await manager.send(dataset.knowledge, { query })).data
    expect(await names({})).toEqual(
      references.questions.toSorted((left, right) => left.name.localeCompare(right.name, 'en')),
    )
    const [, second = 0] = references.businesses
    expect(await names({ bizTypeId: second })).toEqual([references.questions[1]])
  })
})

describe('who sees what', () => {
  test('evaluations belong to a business and no organisation: leaders of seats see them as all who open pages', async () => {
    const master = await demo.as('master', 'statistic.dataset')
    expect(await seriesOf({ labelType: RULE }, master)).toEqual(await seriesOf({ labelType: RULE }))
    expect(await listOf({}, master)).toEqual(await listOf({}))
  })

  test('another company has its own alone, seats and strangers are refused', async () => {
    const own = await listOf({ pageSize: 100 })
    const other = await listOf({ pageSize: 100 }, foreign)
    const ids = new Set(own.records.map(({ id }) => id))
    expect(other.records.length).toBeGreaterThan(60)
    expect(other.records.filter(({ id }) => ids.has(id))).toEqual([])
    const labelID = references.questions[0]?.id
    expect((await listOf({ labelType: QUESTION, labelID }, foreign)).totalCnt).toBe(0)
    expect((await foreign.send(dataset.knowledge)).data.map(({ id }) => id)).not.toContain(labelID)
    const seat = await demo.as('seat-001')
    for (const [person, status] of [
      [seat, 403],
      [demo.nobody, 401],
    ] as const) {
      expect((await person.send(dataset.series, { query: { ...WEEK, labelType: QUESTION } })).status).toBe(
        status,
      )
      expect((await person.send(dataset.evaluations, { query: WEEK })).status).toBe(status)
      expect((await person.send(dataset.knowledge)).status).toBe(status)
    }
  })
})

test.each([
  { call: dataset.series, query: 'beginDay=20261120&endDay=20261114&labelType=1', field: 'endDay' },
  { call: dataset.series, query: 'beginDay=20261001&endDay=20261101&labelType=1', field: 'endDay' },
  { call: dataset.series, query: 'beginDay=20261114&endDay=20261120', field: 'labelType' },
  { call: dataset.series, query: 'beginDay=20261114&endDay=20261120&labelType=3', field: 'labelType' },
  {
    call: dataset.series,
    query: 'beginDay=20261114&endDay=20261120&labelType=1&labelID=x',
    field: 'labelID',
  },
  {
    call: dataset.evaluations,
    query: 'beginDay=20261114&endDay=20261120&labelOption=4',
    field: 'labelOption',
  },
  { call: dataset.evaluations, query: 'beginDay=20261131&endDay=20261131', field: 'beginDay' },
  { call: dataset.evaluations, query: 'beginDay=20261114', field: 'endDay' },
  { call: dataset.evaluations, query: 'beginDay=20261114&endDay=20261120&labelID=4', field: 'labelType' },
  { call: dataset.evaluations, query: 'beginDay=20261114&endDay=20261120&pageIndex=0', field: 'pageIndex' },
  { call: dataset.evaluations, query: 'beginDay=20261114&endDay=20261120&pageSize=101', field: 'pageSize' },
  { call: dataset.evaluations, query: 'beginDay=20261114&endDay=20261120&bizTypeId=-1', field: 'bizTypeId' },
  { call: dataset.knowledge, query: 'bizTypeId=all', field: 'bizTypeId' },
])('$call.id with $query is refused at its field', async ({ call, query, field }) => {
  const { status, fields } = await manager.sendRaw(call, { query })
  expect(status).toBe(400)
  expect(Object.keys(fields ?? {})).toContain(field)
})
