import { label, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newId, NOW, startIngest, type Ingest } from '../support/ingest.ts'
import { condition, draft, toLabelDraft, promptRule, rule } from '../support/labels.ts'

const HOUR = 3600

let demo: Demo
let manager: Person
let reports: Ingest
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  reports = await startIngest(demo, manager)
  // Before any label exists: a call without words, and one an hour, each third one expensive, each fourth one cheap.
  await say(2.5, [])
  for (let hour = 1; hour <= 24; hour += 1)
    await say(hour, [
      `hello ${hour}`,
      hour % 3 === 0 ? 'too expensive' : '-',
      hour % 4 === 0 ? 'very cheap' : '-',
    ])
})
afterAll(() => demo.stop())
beforeEach(() =>
  demo.asOwner(async (db) => {
    await db.deleteFrom('labelHit').execute()
    await db
      .updateTable('smartLabel')
      .set({ deletedAt: new Date(0) })
      .execute()
  }),
)

async function say(
  hoursAgo: number,
  words: readonly string[],
  { productId = reports.references.productId, isOver = true } = {},
): Promise<void> {
  const { businessTypeId } = reports.references
  const at = NOW - hoursAgo * HOUR
  const callId = `past-${hoursAgo}`
  await reports.ingest(
    {
      type: 'call.started',
      eventId: newId(),
      callId,
      sessionId: `session-${hoursAgo}`,
      account: 'seat-001',
      businessTypeId,
      productId,
      direction: 'outbound',
      at,
    },
    { type: 'call.answered', eventId: newId(), callId, at: at + 5 },
    ...(isOver ? [{ type: 'call.ended', eventId: newId(), callId, at: at + 65, hungUpBy: 'seat' }] : []),
    ...words.map((sentence, index) => ({
      type: 'utterance',
      eventId: newId(),
      callId,
      seq: index + 1,
      speaker: 'customer',
      at: at + 10 + index,
      words: sentence,
    })),
  )
}

const saying = (...keywords: string[]) =>
  rule({ conditions: [condition({ param: JSON.stringify({ detectType: 1, keywords }) })] })

async function made(changes: Partial<label.LabelDraft> = {}): Promise<label.Label> {
  const { data, code } = await manager.send(label.create, { body: draft(reports.references, changes) })
  expect(code).toBe(0)
  return data
}

type Tried = BodyOf<typeof label.backTest>['label']
const backTest = (tried: Tried, days = 2, cursor: string | null = null) =>
  manager.send(label.backTest, { body: { label: tried, days, cursor } })

describe('a back-test', () => {
  test('counts the calls that a label would have hit, which is stored nowhere, with samples', async () => {
    const { data } = await backTest(draft(reports.references))
    expect(data).toMatchObject({
      calls: 24,
      hit: 8,
      hitBefore: 0,
      gained: 8,
      lost: 0,
      cursor: null,
      progress: 1,
    })
    expect(data.samples).toHaveLength(8)
    expect(data.samples[0]).toEqual({
      kind: 'gained',
      callId: 'past-3',
      sessionId: 'session-3',
      seatName: expect.stringMatching(/./),
      startedAt: NOW - 3 * HOUR,
      words: 'too expensive',
    })
    const ofAll = await backTest(draft(reports.references, { rule: saying('hello') }))
    expect(ofAll.data.hit).toBe(24)
    expect(ofAll.data.samples).toHaveLength(20)
    expect(await storedHits()).toEqual([])
  })

  test('compares a changed label with what is stored of it', async () => {
    const stored = await made()
    const { createdAt: _at, ...sent } = { ...toLabelDraft(stored), createdAt: 0 }
    const { version: _version, ...tried } = { ...sent, rule: { ...stored.rule, ...saying('cheap') } }
    const { data } = await backTest({ ...tried, rule: { ...tried.rule, id: stored.rule.id } })
    // Every twelfth call is both.
    expect(data).toMatchObject({ calls: 24, hit: 6, hitBefore: 8, gained: 4, lost: 6 })
    expect(new Set(data.samples.map(({ kind }) => kind))).toEqual(new Set(['gained', 'lost', 'both']))
  })

  test('is of so many days only, and of the product', async () => {
    const at = draft(reports.references)
    // The call lies earlier than the range of any other test.
    await say(60, ['too expensive'])
    expect((await backTest(at, 1)).data).toMatchObject({ calls: 24, hit: 8 })
    expect((await backTest(at, 2)).data).toMatchObject({ calls: 24, hit: 8 })
    expect((await backTest(at, 3)).data).toMatchObject({ calls: 25, hit: 9 })
    for (const days of [0, 31]) expect((await backTest(at, days)).status).toBe(400)
    expect((await backTest(at, 30)).status).toBe(200)
  })

  test('counts neither calls that the rule cannot hit nor their hits, but what the stored version hit there is lost', async () => {
    const at = draft(reports.references)
    const other = await demo.asOwner((db) =>
      db
        .selectFrom('product')
        .where('businessTypeId', '=', reports.references.businessTypeId)
        .where('id', '<>', reports.references.productId)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    // A call of another product, and one that is not over.
    await say(70, ['too expensive'], { productId: other.id })
    await say(71, ['too expensive'], { isOver: false })
    expect((await backTest(at, 3)).data).toMatchObject({ calls: 26, hit: 10 })
    expect((await backTest({ ...at, triggerAt: 'sessionEnd' }, 3)).data).toMatchObject({ calls: 25 })
    expect((await backTest({ ...at, triggerAt: 'order' }, 3)).data).toMatchObject({ calls: 0, hit: 0 })
    const stored = await made()
    // It was of every product once.
    await demo.asOwner((db) =>
      db.updateTable('smartLabel').set({ productId: null }).where('id', '=', stored.id).execute(),
    )
    const { createdAt: _at, version: _version, ...sent } = { ...toLabelDraft(stored), createdAt: 0 }
    const narrowed = { ...sent, productId: other.id, rule: { ...stored.rule } }
    expect((await backTest(narrowed, 3)).data).toMatchObject({
      calls: 1,
      hit: 1,
      hitBefore: 11,
      gained: 0,
      lost: 10,
    })
    const { id } = await made({ productId: other.id })
    await start(id, 3)
    await demo.backFill()
    expect(await listed(id)).toMatchObject([{ state: 'done', calls: 1, hits: 1 }])
  })

  test('refuses what cannot be judged, and labels that are not there', async () => {
    const wrong = await backTest(draft(reports.references, { rule: rule({ conditions: [] }) }))
    expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([400, ['rule.conditions']])
    expect((await backTest(draft(reports.references, { rule: promptRule() }))).status).toBe(400)
    expect((await backTest({ ...draft(reports.references), id: 999_999 })).status).toBe(404)
    expect((await backTest(draft({ ...reports.references, businessTypeId: 999_999 }))).status).toBe(404)
  })

  test('goes on where the answer before ended', async () => {
    const callsFrom = async (cursor: string) =>
      (await backTest(draft(reports.references), 2, cursor)).data.calls
    expect(await callsFrom(`${(NOW - 22 * HOUR) * 1_000_000}_past-22`)).toBe(2)
    expect(await callsFrom('0_x')).toBe(0)
    expect((await backTest(draft(reports.references), 2, 'x')).status).toBe(400)
  })
})

const storedHits = () =>
  demo.asOwner(async (db) => {
    const { rows } = await sql<{
      callId: string
    }>`select call_id from label_hit order by hit_at desc`.execute(db)
    return rows.map(({ callId }) => callId)
  })
const start = (id: number, days = 1) => manager.send(label.startBackFill, { body: { id, days } })
const listed = async (id: number) => (await manager.send(label.backFills, { query: { id } })).data.backFills

describe('a back-fill', () => {
  test('gives the calls of the past the hits of a label, marks their days, and says how far it is', async () => {
    const { id } = await made()
    const { data } = await start(id)
    expect(data).toMatchObject({ days: 1, state: 'running', calls: 0, hits: 0, progress: 0, endedAt: null })
    expect(data.startedBy).toMatch(/./)
    await reports.marks()
    await demo.backFill()
    expect(await listed(id)).toMatchObject([
      { id: data.id, state: 'done', calls: 24, hits: 8, progress: 1, endedAt: NOW },
    ])
    expect(await storedHits()).toEqual([3, 6, 9, 12, 15, 18, 21, 24].map((hour) => `past-${hour}`))
    expect(await reports.marks()).toEqual(['2026-11-20', '2026-11-21'])
    // Hits that are there already are not added again.
    await start(id)
    await demo.backFill()
    expect(await listed(id)).toMatchObject([{ calls: 24, hits: 0 }, { hits: 8 }])
  })

  test('is refused while one runs, for what is disabled, and for a prompt', async () => {
    const { id } = await made()
    expect((await start(id)).code).toBe(0)
    expect((await start(id)).code).toBe(label.BACK_FILL_REFUSALS.running)
    const disabled = await made()
    await manager.send(label.enable, { body: { id: disabled.id, enable: 0 } })
    const prompted = await made({ rule: promptRule() })
    for (const one of [disabled, prompted])
      expect((await start(one.id)).code).toBe(label.BACK_FILL_REFUSALS.notJudged)
    expect((await start(999_999)).status).toBe(404)
  })

  test('that somebody stops, or whose label is disabled, ends where it is', async () => {
    const { id } = await made()
    const { data } = await start(id)
    await manager.send(label.stopBackFill, { body: { id: data.id } })
    await demo.backFill()
    expect(await listed(id)).toMatchObject([{ state: 'stopped', calls: 0 }])
    await start(id)
    await manager.send(label.enable, { body: { id, enable: 0 } })
    await demo.backFill()
    expect(await listed(id)).toMatchObject([{ state: 'stopped', calls: 0 }, { state: 'stopped' }])
    expect(await storedHits()).toEqual([])
  })
})
