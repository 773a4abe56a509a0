import { answerTask, audit } from '@console/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { TASK_REFUSALS } = answerTask
/** The manual clock is at 2026-11-21. */
const DUE = '2026-11-25'

let demo: Demo
let manager: Person
let quality: Person
let questionId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  quality = await demo.as('quality')
})
afterAll(() => demo.stop())

let made = 0
beforeEach(async () => {
  const { tenantId } = manager
  made += 1
  questionId = await demo.asOwner(async (db) => {
    const { id: businessTypeId } = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('question')
      .values({ tenantId, businessTypeId, name: `What is covered by part ${made}?` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
})

const assign = (userIds = [quality.userId], dueDay = DUE, by = manager) =>
  by.send(answerTask.create, { body: { questionId, userIds, dueDay } })
const tasksOf = async (person: Person, query: object = {}) =>
  (await person.send(answerTask.list, { query: { pageSize: 100, ...query } })).data.records.filter(
    (task) => task.questionId === questionId,
  )
const taskOf = async (person: Person) => {
  const [task] = await tasksOf(person)
  if (!task) throw new Error('there is a task')
  return task
}

describe('a task', () => {
  test('is given, answered and judged, and each step is recorded', async () => {
    expect((await assign()).data).toEqual({ created: 1 })
    const open = await taskOf(quality)
    expect(open).toMatchObject({
      state: 'open',
      question: expect.stringContaining('What is covered'),
      dueDay: DUE,
      isOverdue: false,
    })
    const answer = { id: open.id, version: open.version, answer: 'Everything on page 3.' }
    expect((await quality.send(answerTask.answer, { body: answer })).code).toBe(0)
    const answered = await taskOf(manager)
    expect(answered).toMatchObject({ state: 'answered', answer: 'Everything on page 3.' })
    const judgement = { id: answered.id, version: answered.version, isPassed: true, remark: 'Good' }
    expect((await manager.send(answerTask.judge, { body: judgement })).code).toBe(0)
    expect(await taskOf(manager)).toMatchObject({ state: 'passed', remark: 'Good' })
    const { records } = (await manager.send(audit.query, { query: { module: 'answerTask', pageSize: 10 } }))
      .data
    expect(records.map(({ opTypeShowName }) => opTypeShowName).slice(0, 3)).toEqual([
      'Judge an answer',
      'Answer a task',
      'Give answer tasks',
    ])
  })

  test('is listed by state, and as one of my own', async () => {
    await assign([quality.userId, manager.userId])
    expect(await tasksOf(quality)).toHaveLength(2)
    expect(await tasksOf(quality, { mine: true })).toMatchObject([{ userId: quality.userId }])
    expect(await tasksOf(quality, { state: 'answered' })).toEqual([])
    expect(await tasksOf(quality, { userId: manager.userId })).toHaveLength(1)
  })

  test('past its day is overdue while nobody answered', async () => {
    await assign()
    await demo.asOwner((db) =>
      db
        .updateTable('answerTask')
        .set({ dueDay: '2026-11-20' })
        .where('questionId', '=', questionId)
        .execute(),
    )
    expect((await taskOf(manager)).isOverdue).toBe(true)
  })
})

describe('what is refused', () => {
  test('a day that is over, and the same open question twice: nobody gets one then', async () => {
    expect((await assign([quality.userId], '2026-11-20')).code).toBe(TASK_REFUSALS.pastDue)
    await assign()
    const again = await assign([manager.userId, quality.userId])
    expect(again).toMatchObject({ status: 200, code: TASK_REFUSALS.duplicate })
    expect(await tasksOf(manager)).toHaveLength(1)
  })

  test('an answer by somebody else, a judgement of one’s own, of nothing, or a second one', async () => {
    await assign()
    const { id, version } = await taskOf(manager)
    const judge = (person: Person, seen: number) =>
      person.send(answerTask.judge, { body: { id, version: seen, isPassed: false } })
    const foreign = await manager.send(answerTask.answer, { body: { id, version, answer: 'x' } })
    expect(foreign.code).toBe(TASK_REFUSALS.notYours)
    expect((await judge(manager, version)).code).toBe(TASK_REFUSALS.wrongState)
    await quality.send(answerTask.answer, { body: { id, version, answer: 'x' } })
    expect((await judge(quality, version + 1)).code).toBe(TASK_REFUSALS.notYours)
    expect((await judge(manager, version + 1)).code).toBe(0)
    expect((await judge(manager, version + 2)).code).toBe(TASK_REFUSALS.wrongState)
    const late = await quality.send(answerTask.answer, { body: { id, version: version + 2, answer: 'y' } })
    expect(late.code).toBe(TASK_REFUSALS.wrongState)
  })

  test('a judgement of an answer that was changed meanwhile', async () => {
    await assign()
    const { id, version } = await taskOf(manager)
    await quality.send(answerTask.answer, { body: { id, version, answer: 'first' } })
    await quality.send(answerTask.answer, { body: { id, version: version + 1, answer: 'second' } })
    const stale = await manager.send(answerTask.judge, { body: { id, version: version + 1, isPassed: true } })
    expect(stale.status).toBe(409)
    expect(await taskOf(manager)).toMatchObject({ state: 'answered', answer: 'second' })
  })

  test('unknown questions and people, and those of another company', async () => {
    const foreign = await demo.as('platform-admin')
    expect((await assign([foreign.userId])).status).toBe(404)
    const unknown = { questionId: 987_654, userIds: [quality.userId], dueDay: DUE }
    expect((await manager.send(answerTask.create, { body: unknown })).status).toBe(404)
    expect(
      (await manager.send(answerTask.answer, { body: { id: 987_654, version: 0, answer: 'x' } })).status,
    ).toBe(404)
  })

  test.each([
    [{ userIds: [] }, 'userIds'],
    [{ userIds: [1, 1] }, 'userIds'],
    [{ dueDay: '2026-02-30' }, 'dueDay'],
    [{ questionId: 'x' }, 'questionId'],
  ])('the draft %o at its field', async (wrong, field) => {
    const body = { questionId, userIds: [quality.userId], dueDay: DUE, ...wrong }
    const answer = await manager.sendRaw(answerTask.create, { body })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })

  test('anyone who does not open the page', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(answerTask.list)).status).toBe(403)
    expect((await seat.send(answerTask.questions)).status).toBe(403)
    expect((await assign([quality.userId], DUE, seat)).status).toBe(403)
  })
})

test('questions and people to choose from are the company’s', async () => {
  const { questions, people } = (await quality.send(answerTask.questions)).data
  expect(questions.map(({ id }) => id)).toContain(questionId)
  expect(people.map(({ id }) => id)).toContain(quality.userId)
  const foreign = await demo.as('platform-admin')
  expect(people.map(({ id }) => id)).not.toContain(foreign.userId)
})
