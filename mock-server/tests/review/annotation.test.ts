import { annotation } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { ANNOTATION_REFUSALS } = annotation
const WEEK = { beginDay: '20261114', endDay: '20261120' }
const SESSIONS = 12

let demo: Demo
let manager: Person
let quality: Person
let businesses: number[]
let tagIds: number[]
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  quality = await demo.as('quality')
  const { tenantId } = manager
  await demo.asOwner(async (db) => {
    const found = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute()
    businesses = found.map(({ id }) => id)
    const conversations = Array.from({ length: SESSIONS }, (_, index) => ({
      tenantId,
      sessionId: `note-${index}`,
      businessTypeId: businesses[index % 2] ?? 0,
      channel: 'phone',
      // The last session lies after the range.
      startedAt: new Date(Date.UTC(2026, 10, index === SESSIONS - 1 ? 21 : 15, 4, index)),
    }))
    await db.insertInto('conversation').values(conversations).execute()
    // One more session without any recorded words is not drawn.
    await db
      .insertInto('conversation')
      .values({
        tenantId,
        sessionId: 'note-silent',
        businessTypeId: businesses[0] ?? 0,
        channel: 'phone',
        startedAt: new Date(Date.UTC(2026, 10, 15, 5)),
      })
      .execute()
    await db
      .insertInto('factMonth')
      .values({ month: '2026-11-01' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sql`insert into call (tenant_id, call_id, session_id, business_type_id, user_id, started_at)
      select tenant_id, session_id, session_id, business_type_id, ${manager.userId}, started_at from conversation
      where session_id like 'note-%'`.execute(db)
    await sql`insert into utterance (tenant_id, call_id, seq, speaker, said_at, words)
      select tenant_id, call_id, 1, 1, started_at, 'Hello' from call
      where session_id like 'note-%' and session_id <> 'note-silent'`.execute(db)
    await db.deleteFrom('annotationMark').execute()
    await db.deleteFrom('annotationTag').execute()
    const tags = ['Angry', 'Unclear', 'Switched off'].map((name, index) => ({
      tenantId,
      name,
      isEnabled: index < 2,
      updatedAt: new Date('2026-11-01T00:00:00Z'),
    }))
    const made = await db.insertInto('annotationTag').values(tags).returning('id').execute()
    tagIds = made.map(({ id }) => id)
  })
})
afterAll(() => demo.stop())
beforeEach(() =>
  demo.asOwner(async (db) => {
    await db.deleteFrom('annotationMark').execute()
    await db.deleteFrom('annotation').execute()
  }),
)

const draw = (count: number, bizTypeId?: number) =>
  manager.send(annotation.draw, {
    body: { ...WEEK, count, ...(bizTypeId === undefined ? {} : { bizTypeId }) },
  })
const works = async (person = quality, query: object = {}) =>
  (await person.send(annotation.list, { query: { pageSize: 100, ...query } })).data.records
/** The first of some that were drawn. */
const waiting = async () => {
  expect((await draw(3)).data).toEqual({ drawn: 3 })
  const [work] = await works(quality, { state: 'waiting' })
  if (!work) throw new Error('a session waits')
  return work
}
const save = (
  person: Person,
  work: { id: number; version: number },
  rest: { tagIds?: number[]; note?: string; isFinished?: boolean } = {},
) =>
  person.send(annotation.save, {
    body: { id: work.id, version: work.version, tagIds: [], note: '', isFinished: false, ...rest },
  })

describe('sessions to annotate', () => {
  test('are drawn by lot, each once, until none of the range is left that has words or a recording', async () => {
    expect((await draw(3, businesses[0])).data).toEqual({ drawn: 3 })
    expect((await works()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    expect((await draw(100)).data).toEqual({ drawn: SESSIONS - 1 - 3 })
    expect((await draw(1)).code).toBe(ANNOTATION_REFUSALS.nothingLeft)
    const ids = (await works()).map(({ sessionId }) => sessionId)
    expect(new Set(ids).size).toBe(SESSIONS - 1)
    expect(ids).not.toContain(`note-${SESSIONS - 1}`)
  })

  test('two people draw at once without getting one session twice', async () => {
    const range = { beginDay: '20261121', endDay: '20261121', count: 1 }
    const answers = await Promise.all([1, 2].map(() => manager.send(annotation.draw, { body: range })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      ANNOTATION_REFUSALS.nothingLeft,
    ])
  })

  test('belong to anyone who takes them first', async () => {
    const { id, version } = await waiting()
    const answers = await Promise.all(
      [quality, manager].map((person) => person.send(annotation.claim, { body: { id, version } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('are tagged, noted and finished by their taker, and stay as they are then', async () => {
    const { id, version } = await waiting()
    await quality.send(annotation.claim, { body: { id, version } })
    const mine = { id, version: version + 1 }
    expect((await save(manager, mine)).code).toBe(ANNOTATION_REFUSALS.notYours)
    expect((await save(quality, mine, { tagIds: tagIds.slice(0, 2), note: 'Twice' })).code).toBe(0)
    const saved = await works()
    expect(saved[0]?.claimedById).toBe(quality.userId)
    const first = saved.find((work) => work.id === id)
    expect(first).toMatchObject({ id, state: 'claimed', note: 'Twice', claimedById: quality.userId })
    expect(first?.tags.map(({ name }) => name)).toEqual(['Angry', 'Unclear'])
    // The version that they saw before is old.
    expect((await save(quality, mine)).status).toBe(409)
    const done = { tagIds: tagIds.slice(1, 2), note: 'Once', isFinished: true }
    expect((await save(quality, { id, version: version + 2 }, done)).code).toBe(0)
    expect(await works(quality, { state: 'finished' })).toMatchObject([{ id, note: 'Once' }])
    const late = await save(quality, { id, version: version + 3 })
    expect(late.code).toBe(ANNOTATION_REFUSALS.wrongState)
  })

  test('take no tag that is off, and keep one that was set before', async () => {
    const { id, version } = await waiting()
    await quality.send(annotation.claim, { body: { id, version } })
    const off = { tagIds: tagIds.slice(2) }
    expect((await save(quality, { id, version: version + 1 }, off)).code).toBe(ANNOTATION_REFUSALS.unknownTag)
    await demo.asOwner((db) =>
      db
        .insertInto('annotationMark')
        .values({ tenantId: manager.tenantId, annotationId: id, tagId: tagIds[2] ?? 0 })
        .execute(),
    )
    expect((await save(quality, { id, version: version + 1 }, off)).code).toBe(0)
    const { records } = (await quality.send(annotation.tags)).data
    expect(records.map(({ name }) => name)).toEqual(['Angry', 'Unclear'])
  })

  test('of another company and of nowhere are unknown', async () => {
    const claim = await manager.send(annotation.claim, { body: { id: 987_654, version: 0 } })
    expect(claim.status).toBe(404)
    expect((await draw(1, 987_654)).status).toBe(404)
  })

  test.each([
    [{ count: 0 }, 'count'],
    [{ count: annotation.MAX_DRAWN + 1 }, 'count'],
    [{ beginDay: '20261130' }, 'endDay'],
    [{ beginDay: '2026-11-14' }, 'beginDay'],
  ])('are not drawn by %o', async (wrong, field) => {
    const answer = await manager.sendRaw(annotation.draw, { body: { ...WEEK, count: 1, ...wrong } })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('the statistic', () => {
  test('counts finished sessions by person and by tag', async () => {
    const { id, version } = await waiting()
    await quality.send(annotation.claim, { body: { id, version } })
    await save(quality, { id, version: version + 1 }, { tagIds: tagIds.slice(1, 2), isFinished: true })
    const range = { beginDay: '20261121', endDay: '20261121' }
    const { finished, people, tags } = (await quality.send(annotation.statistic, { query: range })).data
    expect(finished).toBe(1)
    expect(people).toMatchObject([{ id: quality.userId, finished: 1, tags: 1 }])
    expect(tags).toEqual([{ id: tagIds[1], name: 'Unclear', sessions: 1 }])
    const before = (await quality.send(annotation.statistic, { query: WEEK })).data
    expect(before).toEqual({ finished: 0, people: [], tags: [] })
  })

  test('and the work are for those who open their pages', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(annotation.statistic, { query: WEEK })).status).toBe(403)
    expect((await seat.send(annotation.list)).status).toBe(403)
    expect((await seat.send(annotation.draw, { body: { ...WEEK, count: 1 } })).status).toBe(403)
  })
})
