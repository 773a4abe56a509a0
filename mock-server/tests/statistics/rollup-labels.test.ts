import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDemo, type Demo } from '../support/demo.ts'
import { newId, NOW, startIngest, type Event, type Ingest } from '../support/ingest.ts'
import { projectRow } from '../support/projects.ts'

const HOUR = 3600
const DAY = 86_400
const ACCOUNTS = ['seat-001', 'seat-002', 'seat-003']

let demo: Demo
let own: Ingest
let labelIds: number[]
let questionIds: number[]
let businessTypeIds: number[]
beforeAll(async () => {
  demo = await startDemo()
  const manager = await demo.as('manager')
  own = await startIngest(demo, manager)
  const { tenantId, businessTypeId, labelId, questionId } = own.references
  await demo.asOwner(async (db) => {
    const found = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .where('id', '<>', businessTypeId)
      .select('id')
      .executeTakeFirstOrThrow()
    businessTypeIds = [businessTypeId, found.id]
    const named = { tenantId, businessTypeId: found.id, name: 'Second' }
    const add = (table: 'smartLabel' | 'question') =>
      db.insertInto(table).values(named).returning('id').executeTakeFirstOrThrow()
    labelIds = [labelId, (await add('smartLabel')).id]
    questionIds = [questionId, (await add('question')).id]
    // The first business works for a project since two days; one seat belongs nowhere.
    const project = await db
      .insertInto('project')
      .values(projectRow({ tenantId, name: 'Renewals', createdAt: new Date(0) }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const confirmedFrom = new Date((NOW - 2 * DAY) * 1000)
    await db
      .insertInto('projectAssignment')
      .values({ tenantId, projectId: project.id, businessTypeId, confirmedFrom })
      .execute()
    await db.updateTable('appUser').set({ orgId: null }).where('username', '=', 'seat-003').execute()
  })
  await demo.rollUp()
})
afterAll(() => demo.stop())
// Each test counts what it reports itself.
beforeEach(() =>
  demo.asOwner(async (db) => {
    for (const table of ['labelHit', 'recommendation', 'statLabelDay', 'statQuestionDay'] as const)
      await db.deleteFrom(table).execute()
  }),
)

/** The days of the zone as a person counts them: in the program, from facts read one by one. */
type Fact = {
  at: number
  user: number
  org: number | null
  business: number
  project: number | null
  of: number
}

const dayOf = (at: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date(at * 1000))

function counted<One extends Fact>(
  facts: readonly One[],
  keyOf: (fact: One) => unknown[],
  figuresOf: (group: One[]) => number[],
): string[] {
  const groups = new Map<string, One[]>()
  for (const fact of facts) {
    const key = [
      dayOf(fact.at),
      fact.of,
      ...keyOf(fact),
      fact.org ?? 0,
      fact.business,
      fact.project ?? 0,
    ].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), fact])
  }
  return [...groups].map(([key, group]) => `${key}: ${figuresOf(group).join(' ')}`).toSorted()
}

const FACT = sql`user_id as "user", org_id as org, business_type_id as business, project_id as project`

async function expectedLabels(): Promise<string[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Fact>`
      select extract(epoch from hit_at)::float8 as at, label_id as of, ${FACT} from label_hit
      where tenant_id = ${own.references.tenantId}`.execute(db),
  )
  return counted(
    rows,
    ({ user }) => [user],
    (group) => [group.length],
  )
}

async function expectedQuestionCounts(): Promise<string[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Fact & { isValid: boolean; isAccepted: boolean }>`
      select extract(epoch from shown_at)::float8 as at, question_id as of, ${FACT},
             is_valid as "isValid", is_accepted as "isAccepted"
      from recommendation where tenant_id = ${own.references.tenantId}`.execute(db),
  )
  return counted(
    rows,
    () => [],
    (group) => [
      group.length,
      group.filter(({ isValid }) => isValid).length,
      group.filter(({ isAccepted }) => isAccepted).length,
    ],
  )
}

const stored = async (query: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await demo.asOwner((db) => sql<{ row: string }>`${query}`.execute(db))
  return rows.map(({ row }) => row).toSorted()
}
const storedLabels = () =>
  stored(sql`
    select concat_ws(' ', day, label_id, user_id, org_id, business_type_id, project_id) || ': ' || hits as row
    from stat_label_day where tenant_id = ${own.references.tenantId}`)
const storedQuestions = () =>
  stored(sql`
    select concat_ws(' ', day, question_id, org_id, business_type_id, project_id) || ': ' ||
           concat_ws(' ', recommended, recommend_valid, recommend_accepted) as row
    from stat_question_day where tenant_id = ${own.references.tenantId}`)

async function expectRecomputed(): Promise<void> {
  await demo.rollUp()
  expect(await storedLabels()).toEqual(await expectedLabels())
  expect(await storedQuestions()).toEqual(await expectedQuestionCounts())
}

const hit = (at: number, more: Event = {}): Event => ({
  type: 'label.hit',
  eventId: newId(),
  labelId: labelIds[0],
  callId: newId('c'),
  account: 'seat-001',
  businessTypeId: businessTypeIds[0],
  at,
  ...more,
})
const recommendation = (at: number, more: Event = {}): Event => ({
  type: 'recommendation',
  eventId: newId(),
  recommendationId: newId('r'),
  questionId: questionIds[0],
  account: 'seat-001',
  businessTypeId: businessTypeIds[0],
  at,
  isValid: true,
  isAccepted: false,
  ...more,
})

/** The label and the question of the other business. */
const second = () => ({ labelId: labelIds[1], businessTypeId: businessTypeIds[1] })
const secondQuestion = () => ({ questionId: questionIds[1], businessTypeId: businessTypeIds[1] })

/** Midnight between the 20th and the 21st in Shanghai. */
const MIDNIGHT = Date.parse('2026-11-20T16:00:00Z') / 1000

test('label hits and recommendations count on their day, at the last moment of one and the first of the next [DSET-017]', async () => {
  await own.ingest(
    hit(MIDNIGHT - 0.001),
    hit(MIDNIGHT),
    hit(MIDNIGHT, second()),
    recommendation(MIDNIGHT - 0.001),
    recommendation(MIDNIGHT, { ...secondQuestion(), isAccepted: true }),
  )
  await expectRecomputed()
  expect((await storedLabels()).map((row) => row.slice(0, 'YYYY-MM-DD'.length))).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-21',
  ])
  expect(await storedQuestions()).toHaveLength(2)
})

test('violations of each level and uses of twins count on their day, too', async () => {
  const seat = { account: 'seat-002', businessTypeId: businessTypeIds[0] }
  const { ruleId } = own.references
  const rule = { type: 'violation', ruleId, words: 'guaranteed', source: 0 }
  const violation = (at: number, level: number): Event => ({
    ...rule,
    eventId: newId(),
    violationId: newId('v'),
    ...seat,
    at,
    level,
  })
  const use = { type: 'twin.use', productName: 'Card', processName: 'Opening', sessionId: 's' }
  const twinUse = (at: number): Event => ({ ...use, eventId: newId(), useId: newId('u'), ...seat, at })
  const levels = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3]
  await own.ingest(
    violation(MIDNIGHT - 0.001, 3),
    ...levels.map((level) => violation(MIDNIGHT, level)),
    ...[MIDNIGHT - 0.001, MIDNIGHT, MIDNIGHT].map(twinUse),
  )
  await demo.rollUp()
  const ofTenant = sql`tenant_id = ${own.references.tenantId}`
  const byDay = await stored(sql`
    select concat_ws(' ', day, violations_0, violations_1, violations_2, violations_3, twin_uses) as row
    from stat_user_day where ${ofTenant} and violations_3 > 0`)
  expect(byDay).toEqual(['2026-11-20 0 0 0 1 1', '2026-11-21 1 2 3 4 2'])
  const byRule = await stored(sql`
    select concat_ws(' ', day, level, hits) as row from stat_rule_day where ${ofTenant}`)
  expect(byRule.join(', ')).toBe(
    '2026-11-20 3 1, 2026-11-21 0 1, 2026-11-21 1 2, 2026-11-21 2 3, 2026-11-21 3 4',
  )
})

test('what arrives late changes the days it belongs to, and no other', async () => {
  await own.ingest(hit(NOW - DAY), recommendation(NOW - DAY))
  await expectRecomputed()
  const before = await storedLabels()
  expect(before).not.toEqual([])
  await own.ingest(hit(NOW - 9 * DAY), recommendation(NOW - 9 * DAY, { account: 'seat-003' }))
  await expectRecomputed()
  const after = await storedLabels()
  expect(after.filter((row) => !before.includes(row)).map((row) => row.slice(0, 10))).toEqual(['2026-11-12'])
  expect(before.filter((row) => !after.includes(row))).toEqual([])
})

test('a correction replaces what was counted only with a higher revision, also on another day and question', async () => {
  const recommendationId = newId('r')
  const first = { recommendationId, revision: 3, isValid: false }
  await own.ingest(recommendation(NOW - 5 * DAY, first))
  await expectRecomputed()
  const counts = await storedQuestions()
  const lower = { recommendationId, revision: 2, isAccepted: true }
  await own.ingest(recommendation(NOW - 6 * DAY, lower))
  await expectRecomputed()
  expect(await storedQuestions()).toEqual(counts)
  const moved = { recommendationId, revision: 4, isAccepted: true, ...secondQuestion() }
  await own.ingest(recommendation(NOW - 7 * DAY, moved))
  await expectRecomputed()
  const days = (await storedQuestions()).map((row) => row.slice(0, 10))
  expect([days.includes('2026-11-14'), days.includes('2026-11-16')]).toEqual([true, false])
})

test('the same hit sent twice counts once', async () => {
  const once = hit(NOW - HOUR, { callId: 'the-same' })
  await own.ingest(once)
  await expectRecomputed()
  const counts = await storedLabels()
  const { data } = await own.report([once, { ...once, eventId: newId() }])
  expect(data.refused).toEqual([])
  await expectRecomputed()
  expect(await storedLabels()).toEqual(counts)
})

test('a change of the zone counts every day again', async () => {
  const { tenantId } = own.references
  const setZone = (zone: string) =>
    demo.asOwner((db) => sql`update tenant set timezone = ${zone} where id = ${tenantId}`.execute(db))
  await own.ingest(hit(MIDNIGHT), hit(NOW))
  await expectRecomputed()
  const inShanghai = await storedLabels()
  await setZone('America/New_York')
  await demo.rollUp()
  const inNewYork = await storedLabels()
  expect(inNewYork).not.toEqual(inShanghai)
  expect(inNewYork.at(-1)?.slice(0, 10)).toBe('2026-11-21')
  await setZone('Asia/Shanghai')
  await expectRecomputed()
  expect(await storedLabels()).toEqual(inShanghai)
})

const RUNS = 8
const turn = fc.record({
  // In steps of six hours the days of the zone meet.
  quarter: fc.nat({ max: 24 }),
  isLabel: fc.boolean(),
  thing: fc.nat({ max: 1 }),
  account: fc.constantFrom(...ACCOUNTS),
  name: fc.nat({ max: 4 }),
  revision: fc.nat({ max: 3 }),
  isValid: fc.boolean(),
  isAccepted: fc.boolean(),
  isRolledUpAfter: fc.boolean(),
})

test('in any order and portions, corrected and late, the rollups are what counting the facts one by one gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 15 }), async (turns) => {
      const run = newId('run')
      for (const {
        quarter,
        isLabel,
        thing: item,
        account,
        name,
        revision,
        isRolledUpAfter,
        ...is
      } of turns) {
        const at = NOW - quarter * 6 * HOUR
        const seat = { account, businessTypeId: businessTypeIds[item] }
        const event = isLabel
          ? hit(at, { ...seat, labelId: labelIds[item], callId: `${run}-${name}` })
          : recommendation(at, {
              ...seat,
              recommendationId: `${run}-${name}`,
              questionId: questionIds[item],
              revision,
              isValid: is.isValid,
              isAccepted: is.isValid && is.isAccepted,
            })
        expect((await own.report([event])).data.refused).toEqual([])
        if (isRolledUpAfter) await demo.rollUp()
      }
      await expectRecomputed()
    }),
    { numRuns: RUNS },
  )
})
