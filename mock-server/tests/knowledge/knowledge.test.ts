import { knowledge, MANAGED_REFUSALS, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMigrations } from '../../src/platform/db/migrate.ts'
import { untilWaiting } from '../support/concurrent.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { answers, questions, KNOWLEDGE_REFUSALS } = knowledge
const DAYS = { from: '2026-11-01', to: '2026-11-30' }

let demo: Demo
let manager: Person
let quality: Person
let bizTypeId: number
let otherBusiness: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  quality = await demo.as('quality')
  const { tenantId } = manager
  const found = await demo.asOwner((db) =>
    db.selectFrom('businessType').where('tenantId', '=', tenantId).select('id').orderBy('id').execute(),
  )
  bizTypeId = found[0]?.id ?? 0
  otherBusiness = found[1]?.id ?? 0
})
afterAll(() => demo.stop())

const newQuestion = async (name: string, bizId = bizTypeId) =>
  (await manager.send(questions.create, { query: { bizTypeId: bizId }, body: { name, wordings: [] } })).data
const newAnswer = async (questionId: number, content = 'An answer') =>
  (await manager.send(answers.create, { query: { bizTypeId }, body: { questionId, content } })).data
const change = ({ id, version }: { id: number; version: number }) => ({ params: { id }, query: { version } })
const submit = async (answer: knowledge.Answer) =>
  (await manager.send(knowledge.submitAnswer, change(answer))).data
const review = (
  answer: knowledge.Answer,
  body: BodyOf<typeof knowledge.reviewAnswer> = { isApproved: true, remark: '' },
) => quality.send(knowledge.reviewAnswer, { ...change(answer), body })
const pageOf = async (questionId: number) =>
  (await quality.send(knowledge.question, { query: { questionId } })).data

describe('an answer', () => {
  // No answer of another test waits for its review.
  beforeEach(() =>
    demo.asOwner((db) => db.deleteFrom('knowledgeAnswer').where('state', '=', 'review').execute()),
  )

  test('goes from draft over review to the page of its question, with who and when [STAT-066]', async () => {
    const question = await newQuestion('What is the way of an answer?')
    const draft = await newAnswer(question.id)
    expect(draft).toMatchObject({ state: 'draft', questionName: question.name, submittedBy: null })
    const submitted = await submit(draft)
    expect(submitted).toMatchObject({ state: 'review', version: 2, submittedBy: expect.any(String) })
    const waiting = (await quality.send(knowledge.reviews, { query: { bizTypeId } })).data
    expect(waiting).toEqual({ records: [{ answer: submitted, published: null }], total: 1 })
    const beyond = (await quality.send(knowledge.reviews, { query: { bizTypeId, pageIndex: 2 } })).data
    expect(beyond).toEqual({ records: [], total: 1 })
    const approved = (await review(submitted)).data
    expect(approved).toMatchObject({ state: 'published', reviewedBy: expect.any(String) })
    expect(await pageOf(question.id)).toMatchObject({ answer: approved, history: [] })
  })

  test('that is published retires the one before it', async () => {
    const question = await newQuestion('Which answer counts?')
    const first = (await review(await submit(await newAnswer(question.id, 'The first')))).data
    const second = await submit(await newAnswer(question.id, 'The second'))
    const waiting = (await quality.send(knowledge.reviews, { query: { bizTypeId } })).data
    expect(waiting.records).toEqual([{ answer: second, published: 'The first' }])
    await review(second)
    const page = await pageOf(question.id)
    expect(page.answer?.content).toBe('The second')
    expect(page.history.map(({ id, state }) => ({ id, state }))).toEqual([{ id: first.id, state: 'retired' }])
  })

  test('that is sent back says why, and may be changed and submitted again', async () => {
    const question = await newQuestion('What was wrong?')
    const sent = await submit(await newAnswer(question.id))
    const rejected = (await review(sent, { isApproved: false, remark: 'Too short' })).data
    expect(rejected).toMatchObject({ state: 'rejected', remark: 'Too short' })
    const body = { questionId: question.id, content: 'A longer answer' }
    const changed = (await manager.send(answers.update, { ...change(rejected), body })).data
    expect(await submit(changed)).toMatchObject({ state: 'review', remark: null, reviewedBy: null })
  })

  test('is neither changed, deleted nor reviewed in a state that does not allow it', async () => {
    const question = await newQuestion('Who may do what?')
    const draft = await newAnswer(question.id)
    const early = await review(draft)
    const sent = await submit(draft)
    const body = { questionId: question.id, content: 'Changed' }
    const refused = [
      early,
      await manager.send(answers.update, { ...change(sent), body }),
      await manager.send(answers.remove, change(sent)),
      await manager.send(knowledge.submitAnswer, change(sent)),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 200, code: KNOWLEDGE_REFUSALS.wrongState })
    const back = (await manager.send(knowledge.withdrawAnswer, change(sent))).data
    expect(back.state).toBe('draft')
    expect((await manager.send(answers.remove, change(back))).code).toBe(0)
  })

  test('of two reviews at once one counts', async () => {
    const question = await newQuestion('Who was first?')
    const sent = await submit(await newAnswer(question.id))
    const both = await Promise.all([review(sent), review(sent, { isApproved: false, remark: 'No' })])
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(both.filter(({ code }) => code === KNOWLEDGE_REFUSALS.wrongState)).toHaveLength(1)
  })

  test('is sent back only with a reason, and of a question of the same business', async () => {
    const question = await newQuestion('Whose question?', otherBusiness)
    const body = { questionId: question.id, content: 'x' }
    expect((await manager.send(answers.create, { query: { bizTypeId }, body })).status).toBe(404)
    const path = '/api/assistant/knowledge/answers/1/review' as const
    const noReason = { isApproved: false, remark: ' ' }
    const { params: _params, ...call } = knowledge.reviewAnswer
    const answer = await quality.sendRaw({ ...call, path }, { query: 'version=1', body: noReason })
    expect(answer).toMatchObject({ status: 400, fields: { remark: expect.any(String) } })
  })
})

describe('a question', () => {
  test('that is unknown or of another company has no page [STAT-066]', async () => {
    const { id } = await newQuestion('Mine alone?')
    const foreigner = await demo.as('platform-admin')
    expect((await foreigner.send(knowledge.question, { query: { questionId: id } })).status).toBe(403)
    const owner = await demo.asOwner((db) =>
      db
        .insertInto('question')
        .values({ tenantId: foreigner.tenantId, businessTypeId: businessOf(foreigner), name: 'Theirs' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    for (const questionId of [owner.id, 987_654_321])
      expect((await quality.send(knowledge.question, { query: { questionId } })).status).toBe(404)
    for (const query of ['', 'questionId=x', 'questionId=-1', 'questionId=1&questionId=2'])
      expect((await quality.sendRaw(knowledge.question, { query })).status).toBe(400)
  })

  test('shows its published answer and earlier ones, however many newer drafts there are', async () => {
    const { id: questionId } = await newQuestion('How many drafts?')
    for (const content of ['The first', 'The second'])
      await review(await submit(await newAnswer(questionId, content)))
    const { tenantId } = manager
    const draft = { tenantId, businessTypeId: bizTypeId, questionId, content: 'A draft' }
    await demo.asOwner((db) =>
      db
        .insertInto('knowledgeAnswer')
        .values(Array.from({ length: 100 }, () => ({ ...draft, updatedAt: demo.clock.now() })))
        .execute(),
    )
    const page = await pageOf(questionId)
    expect(page.answer?.content).toBe('The second')
    expect(page.history.map(({ content, state }) => [content, state])).toEqual([['The first', 'retired']])
  })

  test('shows its documents and its figures, and cannot go while it was recommended', async () => {
    const { id, version } = await newQuestion('How often?')
    const document = await manager.send(knowledge.documents.create, {
      query: { bizTypeId },
      body: { title: 'Of one question', content: 'Text', questionIds: [id] },
    })
    expect(document).toMatchObject({ code: 0, data: { questionIds: [id] } })
    await recommend(id, [
      { isValid: true, isAccepted: true },
      { isValid: true, isAccepted: false },
      { isValid: false, isAccepted: false },
    ])
    const page = await pageOf(id)
    expect(page.documents.map(({ title }) => title)).toEqual(['Of one question'])
    expect(page.figures).toEqual({ shown: 3, valid: 2, accepted: 1 })
    const analysis = (await manager.send(knowledge.analysis, { query: { bizTypeId, ...DAYS } })).data
    expect(analysis[0]).toEqual({ questionId: id, name: 'How often?', shown: 3, valid: 2, accepted: 1 })
    const removed = await manager.send(questions.remove, { params: { id }, query: { version } })
    expect(removed.message).toMatch(/in use and cannot be deleted/)
  })
})

describe('a question that documents or products name', () => {
  // Nobody has described a product before another test does.
  afterEach(() => demo.asOwner((db) => db.deleteFrom('knowledgeProduct').execute()))

  const newDocument = async (title: string, ids: number[]) =>
    (
      await manager.send(knowledge.documents.create, {
        query: { bizTypeId },
        body: { title, content: 'Text', questionIds: ids },
      })
    ).data
  const save = (
    document: knowledge.KnowledgeDocument,
    changes: { content?: string; questionIds?: number[] },
  ) => {
    const { title, content, questionIds } = document
    const body = { title, content, questionIds, ...changes }
    return manager.send(knowledge.documents.update, { ...change(document), body })
  }
  const removeQuestion = (question: knowledge.Question, language: 'en' | 'zh' = 'en') =>
    manager.send(questions.remove, { ...change(question), language })

  test('cannot be deleted, which says where it is named, until they no longer name it', async () => {
    const question = await newQuestion('Named where?')
    const document = await newDocument('The document that names it', [question.id])
    const [product] = (await manager.send(knowledge.products.list, { query: { bizTypeId } })).data.records
    if (!product) throw new Error('the business has no product')
    const { data: known } = await manager.send(knowledge.products.update, {
      ...change(product),
      body: { sellingPoints: [], questionIds: [question.id] },
    })
    const named = [product.name, 'The document that names it'].toSorted((a, b) => a.localeCompare(b))
    expect(await removeQuestion(question)).toMatchObject({
      status: 200,
      code: MANAGED_REFUSALS.inUse,
      message: `The question is in use by: ${named.join(', ')}. Take it out of there first.`,
    })
    expect((await removeQuestion(question, 'zh')).message).toBe(
      `问题正被以下文档或产品使用：${named.join('、')}，请先从中移除。`,
    )
    expect((await save(document, { content: 'As the page saves it' })).data).toMatchObject({
      questionIds: [question.id],
      version: 2,
    })
    await save({ ...document, version: 2 }, { questionIds: [] })
    const body = { sellingPoints: [], questionIds: [] }
    await manager.send(knowledge.products.update, { ...change(known), body })
    expect((await removeQuestion(question)).code).toBe(0)
    expect((await save({ ...document, version: 3, questionIds: [] }, { content: 'After' })).status).toBe(200)
  })

  test('names five of them, and how many more', async () => {
    const question = await newQuestion('Named often?')
    for (const at of [1, 2, 3, 4, 5, 6, 7]) await newDocument(`Often ${at}`, [question.id])
    const { message } = await removeQuestion(question)
    expect(message).toBe(
      'The question is in use by: Often 1, Often 2, Often 3, Often 4, Often 5 and 2 more. Take it out of there first.',
    )
  })

  test('is not deleted while a document that names it is being saved', async () => {
    const question = await newQuestion('Deleted at once?')
    const document = await newDocument('Saved at once', [])
    const sent = await demo.asOwner((db) =>
      db.transaction().execute(async (tx) => {
        await sql`select from question where id = ${question.id} for update`.execute(tx)
        const saved = save(document, { questionIds: [question.id] })
        await untilWaiting(tx, 1)
        const removed = removeQuestion(question)
        await untilWaiting(tx, 2)
        // Not waited for here: they continue when this transaction ends.
        return { both: Promise.all([saved, removed]) }
      }),
    )
    const [saved, removed] = await sent.both
    expect([saved.status, removed.code]).toEqual([200, MANAGED_REFUSALS.inUse])
  })

  test('and that was deleted before this was refused is taken out of them, so that they can be saved', async () => {
    const question = await newQuestion('Still there?')
    const document = await newDocument('Of a deleted question', [question.id])
    const gone = 987_654_321
    const { tenantId } = manager
    const [product] = (await manager.send(knowledge.products.list, { query: { bizTypeId } })).data.records
    if (!product) throw new Error('the business has no product')
    const migration = readMigrations().find(({ name }) => name === 'deleted-questions')
    await demo.asOwner(async (db) => {
      const questionIds = [gone, question.id]
      await db.updateTable('knowledgeDocument').set({ questionIds }).where('id', '=', document.id).execute()
      await db.deleteFrom('knowledgeProduct').where('productId', '=', product.id).execute()
      const values = { tenantId, productId: product.id, sellingPoints: [], questionIds, version: 1 }
      await db
        .insertInto('knowledgeProduct')
        .values({ ...values, updatedAt: demo.clock.now() })
        .execute()
    })
    const stale = { ...document, questionIds: [gone, question.id] }
    expect((await save(stale, {})).status).toBe(404)
    await demo.asOwner((db) => sql.raw(migration?.sql ?? '').execute(db))
    const query = { bizTypeId, text: 'Of a deleted question' }
    const [read] = (await manager.send(knowledge.documents.list, { query })).data.records
    expect(read).toMatchObject({ questionIds: [question.id], version: 2 })
    if (!read) throw new Error('the document is gone')
    expect((await save(read, { content: 'Saved again' })).data).toMatchObject({
      content: 'Saved again',
      version: 3,
    })
    const { records } = (await manager.send(knowledge.products.list, { query: { bizTypeId } })).data
    expect(records[0]?.questionIds).toEqual([question.id])
  })
})

let businessesOfOthers: { tenantId: number; id: number }[] = []
beforeAll(async () => {
  businessesOfOthers = await demo.asOwner((db) =>
    db.selectFrom('businessType').select(['tenantId', 'id']).execute(),
  )
})
const businessOf = ({ tenantId }: Person): number =>
  businessesOfOthers.find((business) => business.tenantId === tenantId)?.id ?? 0

let made = 0
/** Recommendations of a question on the day of the test, rolled up. */
async function recommend(questionId: number, shown: { isValid: boolean; isAccepted: boolean }[]) {
  const shownAt = demo.clock.now()
  const { tenantId, userId } = manager
  const day = shownAt.toISOString().slice(0, 10)
  await demo.asOwner(async (db) => {
    const rows = shown.map((one, index) => ({
      ...one,
      tenantId,
      userId,
      questionId,
      recommendationId: `r-${(made += 1)}`,
      businessTypeId: bizTypeId,
      shownAt: new Date(shownAt.getTime() - index * 1000),
    }))
    await db.insertInto('recommendation').values(rows).execute()
    await db.insertInto('rollupMark').values({ tenantId, day }).execute()
  })
  await demo.rollUp()
}

describe('feedback', () => {
  const list = async (isHandled?: boolean) =>
    (
      await quality.send(knowledge.feedback, {
        query: { bizTypeId, ...DAYS, ...(isHandled === undefined ? {} : { isHandled }) },
      })
    ).data

  test('has what was not taken up, and is handled once with a note', async () => {
    const { id } = await newQuestion('Not taken up?')
    await recommend(id, [
      { isValid: true, isAccepted: true },
      { isValid: false, isAccepted: false },
    ])
    const open = await list(false)
    const row = open.records.find(({ questionId }) => questionId === id)
    expect(row).toMatchObject({ questionName: 'Not taken up?', handled: null, sessionId: null })
    const body = { recommendationId: row?.recommendationId ?? '', note: 'Wording added' }
    const both = await Promise.all([
      quality.send(knowledge.handleFeedback, { body }),
      manager.send(knowledge.handleFeedback, { body }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const handled = (await list(true)).records.find(({ questionId }) => questionId === id)
    expect(handled?.handled).toMatchObject({ note: 'Wording added', by: expect.any(String) })
  })

  test('of what was taken up, or does not exist, is refused', async () => {
    const { id } = await newQuestion('Taken up?')
    await recommend(id, [{ isValid: true, isAccepted: true }])
    for (const recommendationId of [`r-${made}`, 'nothing']) {
      const body = { recommendationId, note: 'x' }
      expect((await quality.send(knowledge.handleFeedback, { body })).status).toBe(404)
    }
  })

  test.each([
    'from=2026-11-30&to=2026-11-01',
    'from=2026-01-01&to=2026-11-30',
    'from=20261101&to=20261130',
    'from=2026-02-30&to=2026-03-01',
    '',
  ])('of the days %j is refused at the field', async (days) => {
    const answer = await quality.sendRaw(knowledge.feedback, { query: `bizTypeId=${bizTypeId}&${days}` })
    expect(answer.status).toBe(400)
  })
})

describe('what sellers need of a product', () => {
  test('is written for the products that there are, on the version that was seen', async () => {
    const products = (await manager.send(knowledge.products.list, { query: { bizTypeId } })).data.records
    const [product] = products
    if (!product) throw new Error('the business has no product')
    expect(product).toMatchObject({ version: 1, sellingPoints: [], updatedBy: null })
    const { id: questionId } = await newQuestion('What is the product?')
    const body = { sellingPoints: ['Cheap', 'Quick'], questionIds: [questionId] }
    const send = () => manager.send(knowledge.products.update, { ...change(product), body })
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.data).toMatchObject({ ...body, version: 2 })
    const foreign = { params: { id: 987_654_321 }, query: { version: 1 }, body }
    expect((await manager.send(knowledge.products.update, foreign)).status).toBe(404)
  })
})

describe('the recommendation settings', () => {
  test('are the default until somebody sets them, and one of two who do so at once gets a conflict', async () => {
    const query = { bizTypeId }
    const before = (await manager.send(knowledge.recommendSetting, { query })).data
    expect(before).toEqual({
      ...knowledge.DEFAULT_RECOMMEND_SETTING,
      version: 0,
      updatedAt: null,
      updatedBy: null,
    })
    const body = { isEnabled: false, atOnce: 5, leastConfidence: 75 }
    const save = (version: number) =>
      manager.send(knowledge.saveRecommendSetting, { query: { bizTypeId, version }, body })
    const both = await Promise.all([save(0), save(0)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await save(1)).data).toMatchObject({ ...body, version: 2 })
    expect((await quality.send(knowledge.recommendSetting, { query })).status).toBe(403)
  })

  test.each([
    { atOnce: 0 },
    { atOnce: 11 },
    { leastConfidence: 101 },
    { leastConfidence: 1.5 },
    { extra: 1 },
  ])('with %j are refused', async (changes) => {
    const body = { ...knowledge.DEFAULT_RECOMMEND_SETTING, ...changes }
    const query = `bizTypeId=${bizTypeId}&version=2`
    expect((await manager.sendRaw(knowledge.saveRecommendSetting, { query, body })).status).toBe(400)
  })
})
