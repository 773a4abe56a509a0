import { label, wordList, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newId, NOW, startIngest, type Ingest } from '../support/ingest.ts'
import { condition, draft, toLabelDraft, rule } from '../support/labels.ts'

const { WORD_LIST_REFUSALS } = wordList
const FIRST_LABEL_ID = 800_000

let demo: Demo
let manager: Person
let reports: Ingest
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  reports = await startIngest(demo, manager)
  // A process caches compiled labels by company, id and version: test files that share one have ids of their own.
  await demo.asOwner((db) =>
    sql`select setval(pg_get_serial_sequence('smart_label', 'id'), ${FIRST_LABEL_ID})`.execute(db),
  )
})
afterAll(() => demo.stop())
beforeEach(() =>
  demo.asOwner(async (db) => {
    await db.deleteFrom('labelWordList').execute()
    await db.deleteFrom('wordList').execute()
    await db
      .updateTable('smartLabel')
      .set({ deletedAt: new Date(0) })
      .execute()
  }),
)

const listsOf = async (person: Person = manager) => (await person.send(wordList.query)).data.lists

async function madeList(name: string, words: string[], person = manager): Promise<wordList.WordList> {
  const { data, code, fields } = await person.send(wordList.create, { body: { name, words } })
  expect([code, fields]).toEqual([0, undefined])
  return data
}

const modifyList = async (list: wordList.WordList, changes: Partial<BodyOf<typeof wordList.modify>>) =>
  manager.send(wordList.modify, {
    body: { id: list.id, version: list.version, name: list.name, words: list.words, ...changes },
  })

const linked = (ids: number[], own: string[] = []) =>
  JSON.stringify({ detectType: label.KEYWORDS.any, keywords: ['sent by the page'], wordLists: { ids, own } })
const ruleWith = (param: string) => rule({ conditions: [condition({ param })] })

async function madeLabel(param: string, changes: Partial<label.LabelDraft> = {}): Promise<label.Label> {
  const { data, code, fields } = await manager.send(label.create, {
    body: draft(reports.references, { rule: ruleWith(param), ...changes }),
  })
  expect([code, fields]).toEqual([0, undefined])
  // Words said before a label was enabled have no hits of it.
  await demo.asOwner((db) =>
    db
      .updateTable('smartLabel')
      .set({ enabledAt: new Date(0) })
      .where('id', '=', data.id)
      .execute(),
  )
  return data
}

const describeLabel = async (id: number) => (await manager.send(label.describe, { query: { id } })).data
const paramOf = ({ rule: { conditions } }: label.Label): unknown => JSON.parse(conditions[0]?.param ?? '')

/** The labels that a call of one sentence of the customer has. */
async function hitBy(words: string): Promise<number[]> {
  const callId = newId('call')
  const { businessTypeId, productId } = reports.references
  await reports.ingest(
    {
      type: 'call.started',
      eventId: newId(),
      callId,
      account: 'seat-001',
      businessTypeId,
      productId,
      sessionId: newId('session'),
      direction: 'outbound',
      at: NOW - 60,
    },
    { type: 'utterance', eventId: newId(), callId, seq: 1, speaker: 'customer', at: NOW - 50, words },
  )
  const hits = await demo.asOwner((db) =>
    db.selectFrom('labelHit').where('callId', '=', callId).select('labelId').execute(),
  )
  return hits.map(({ labelId }) => labelId)
}

/** `count` different words. */
const manyWords = (count: number, prefix = 'word') =>
  Array.from({ length: count }, (_, n) => `${prefix} ${n}`)

describe('a word list', () => {
  test('is stored with who changed it, without repeated words, and its changes are audited', async () => {
    const made = await madeList(' Leaving ', ['cancel', ' Refund ', 'REFUND'])
    expect(made).toMatchObject({ name: 'Leaving', words: ['cancel', 'Refund'], version: 1, labels: [] })
    expect(made.updatedBy).toMatch(/./)
    const { data: changed } = await modifyList(made, { name: 'Leaves', words: ['quit'] })
    expect(changed).toMatchObject({ id: made.id, name: 'Leaves', words: ['quit'], version: 2 })
    await madeList('Anger', ['angry'])
    expect((await listsOf()).map(({ name }) => name)).toEqual(['Anger', 'Leaves'])
    expect((await manager.send(wordList.remove, { body: { id: made.id } })).code).toBe(0)
    expect((await listsOf()).map(({ name }) => name)).toEqual(['Anger'])
    const records = await demo.inTenant(manager.tenantId, (tx) =>
      findRecords(tx, { module: 'label' }, { pageIndex: 1, pageSize: 4, fromEnd: false }),
    )
    expect(records.map(({ opType }) => opType)).toEqual([
      'label.removeWordList',
      'label.createWordList',
      'label.modifyWordList',
      'label.createWordList',
    ])
  })

  test('has a name of its own, 200 words of 100 characters and no line ends, not one more', async () => {
    const longest = 'x'.repeat(100)
    const made = await madeList('N'.repeat(60), [longest, ...manyWords(199)])
    expect(made.words).toHaveLength(200)
    const refused = async (name: string, words: string[]) =>
      (await manager.send(wordList.create, { body: { name, words } })).status
    expect(await refused('N'.repeat(61), ['a'])).toBe(400)
    expect(await refused('One', [`${longest}x`])).toBe(400)
    expect(await refused('One', manyWords(201))).toBe(400)
    expect(await refused('One', [])).toBe(400)
    expect(await refused('One', ['a\nb'])).toBe(400)
    expect(await refused(' ', ['a'])).toBe(400)
    const other = await madeList('Other', ['a'])
    expect((await modifyList(other, { name: 'n'.repeat(60) })).code).toBe(WORD_LIST_REFUSALS.nameTaken)
    expect(await manager.send(wordList.create, { body: { name: 'OTHER', words: ['a'] } })).toMatchObject({
      code: WORD_LIST_REFUSALS.nameTaken,
    })
    expect((await modifyList(other, { name: 'OTHER' })).code).toBe(0)
  })

  test('is one of 100 of a company at most', async () => {
    await demo.asOwner((db) =>
      db
        .insertInto('wordList')
        .values(
          Array.from({ length: wordList.MAX_WORD_LISTS - 1 }, (_, n) => ({
            tenantId: manager.tenantId,
            name: `List ${n}`,
            words: ['a'],
            createdAt: new Date(0),
            updatedAt: new Date(0),
          })),
        )
        .execute(),
    )
    await madeList('The last', ['a'])
    expect(await manager.send(wordList.create, { body: { name: 'Beyond', words: ['a'] } })).toMatchObject({
      code: WORD_LIST_REFUSALS.tooMany,
      message: 'A company has at most 100 word lists.',
    })
    expect(await listsOf()).toHaveLength(100)
  })

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const made = await madeList('Leaving', ['cancel'])
    await modifyList(made, { words: ['cancel', 'refund'] })
    expect((await modifyList(made, { words: ['quit'] })).status).toBe(409)
    expect((await listsOf())[0]?.words).toEqual(['cancel', 'refund'])
  })

  test('is its company’s: to others it does not exist, and no condition of theirs can use it', async () => {
    const made = await madeList('Leaving', ['cancel'])
    const provider = await demo.as('provider-admin', 'label.config')
    expect(await listsOf(provider)).toEqual([])
    const body = { id: made.id, version: 1, name: 'Theirs', words: ['a'] }
    expect((await provider.send(wordList.modify, { body })).status).toBe(404)
    expect((await provider.send(wordList.remove, { body: { id: made.id } })).status).toBe(404)
    const own = await madeList('Leaving', ['cancel'], provider)
    const { status, fields } = await manager.send(label.create, {
      body: draft(reports.references, { rule: ruleWith(linked([own.id])) }),
    })
    expect([status, fields]).toEqual([
      400,
      { 'rule.conditions.0.param': 'Condition A: a word list that it uses no longer exists.' },
    ])
    const seat = await demo.as('seat-001')
    expect((await seat.send(wordList.query)).status).toBe(403)
    expect((await seat.send(wordList.create, { body: { name: 'a', words: ['a'] } })).status).toBe(403)
  })
})

describe('a condition with word lists', () => {
  test('looks for its own words and those of its lists, whatever the page sent, and each list names its label', async () => {
    const leaving = await madeList('Leaving', ['cancel', 'Refund'])
    const anger = await madeList('Anger', ['angry'])
    const made = await madeLabel(linked([leaving.id, anger.id], ['REFUND', 'bye']))
    expect(paramOf(made)).toEqual({
      detectType: label.KEYWORDS.any,
      keywords: ['REFUND', 'bye', 'cancel', 'angry'],
      wordLists: { ids: [leaving.id, anger.id], own: ['REFUND', 'bye'] },
    })
    expect((await listsOf()).map(({ labels }) => labels)).toEqual([
      [{ id: made.id, name: 'Price' }],
      [{ id: made.id, name: 'Price' }],
    ])
    expect(await hitBy('I am ANGRY')).toEqual([made.id])
  })

  test('is judged by the new words from a change of the list on, which is a version of the label', async () => {
    const list = await madeList('Leaving', ['cancel'])
    const made = await madeLabel(linked([list.id], ['bye']))
    const counted = linked([list.id]).replace('{', '{"operator":">=","hitCount":1,')
    const conditions = [condition({ type: label.CONDITION_TYPE.keywordCount, param: counted })]
    const count = await madeLabel(counted, { triggerAt: 'sessionEnd', rule: rule({ conditions }) })
    expect(paramOf(count)).toMatchObject({ keywords: ['cancel'] })
    expect(await hitBy('I cancel it')).toEqual([made.id])
    expect(await hitBy('I quit')).toEqual([])
    const { data: changed } = await modifyList(list, { words: ['quit'] })
    expect(await hitBy('I quit')).toEqual([made.id])
    expect(await hitBy('I cancel it')).toEqual([])
    expect(await hitBy('bye')).toEqual([made.id])
    expect(paramOf(await describeLabel(count.id))).toMatchObject({ keywords: ['quit'], hitCount: 1 })

    expect(await describeLabel(made.id)).toMatchObject({ version: 2, enable: 1 })
    const { versions } = (await manager.send(label.versions, { query: { id: made.id } })).data
    expect(versions.map(({ version, wordList: reason }) => [version, reason])).toEqual([
      [2, 'Leaving'],
      [1, null],
    ])
    expect(versions[0]?.changedBy).toBe(versions[1]?.changedBy)
    // A name alone changes no label.
    await modifyList(changed, { name: 'Leaves' })
    expect(await describeLabel(made.id)).toMatchObject({ version: 2 })
    // An edit of the label that began before is refused as after any other change.
    expect((await manager.send(label.modify, { body: toLabelDraft(made) })).status).toBe(409)
  })

  test('has 200 words at most with those of its lists, and the refusal names list and count', async () => {
    const long = await madeList('Long', manyWords(150))
    const made = await madeLabel(linked([long.id], manyWords(50, 'own')))
    expect(paramOf(made)).toMatchObject({ keywords: { length: 200 } })
    const tooMany = await manager.send(label.create, {
      body: draft(reports.references, { rule: ruleWith(linked([long.id], manyWords(51, 'own'))) }),
    })
    expect([tooMany.status, tooMany.fields]).toEqual([
      400,
      {
        'rule.conditions.0.param':
          'Condition A: with “Long” (150) it has 201 words, at most 200 are possible.',
      },
    ])
    const { status, fields } = await modifyList(long, { words: manyWords(151) })
    expect([status, fields]).toEqual([
      400,
      {
        words: 'Label “Price”: Condition A: with “Long” (151) it has 201 words, at most 200 are possible.',
      },
    ])
    // Nothing of it stays.
    expect((await listsOf())[0]).toMatchObject({ version: 1, words: { length: 150 } })
    expect(await describeLabel(made.id)).toMatchObject({ version: 1 })
  })

  test('uses 20 lists, not one more', async () => {
    const made: wordList.WordList[] = []
    for (let n = 1; n <= 21; n += 1) made.push(await madeList(`List ${n}`, [`word ${n}`]))
    const ids = made.map(({ id }) => id)
    const most = await madeLabel(linked(ids.slice(0, 20)))
    expect(paramOf(most)).toMatchObject({ keywords: { length: 20 } })
    const { status, fields } = await manager.send(label.create, {
      body: draft(reports.references, { rule: ruleWith(linked(ids)) }),
    })
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['rule.conditions.0.param']])
  })

  test('holds its list: it can be deleted when no label uses it any more', async () => {
    const list = await madeList('Leaving', ['cancel'])
    const made = await madeLabel(linked([list.id]))
    const second = await madeLabel(linked([list.id]), { name: 'Second' })
    const remove = async () => manager.send(wordList.remove, { body: { id: list.id } })
    expect(await remove()).toMatchObject({
      code: WORD_LIST_REFUSALS.inUse,
      message: 'The list is in use by: Price, Second.',
    })
    await manager.send(label.modify, {
      body: { ...toLabelDraft(made), rule: { ...made.rule, conditions: [condition()] } },
    })
    expect((await remove()).message).toBe('The list is in use by: Second.')
    await manager.send(label.remove, { body: { id: second.id } })
    expect((await remove()).code).toBe(0)
    expect(await listsOf()).toEqual([])
  })

  test('loses no words where list and label are saved at the same moment', async () => {
    const list = await madeList('Leaving', ['cancel'])
    const made = await madeLabel(linked([list.id]))
    await Promise.all([
      modifyList(list, { words: ['quit'] }),
      madeLabel(linked([list.id]), { name: 'Second' }),
      manager.send(label.modify, { body: { ...toLabelDraft(made), remark: 'changed' } }),
    ])
    const { smartLabels } = (await manager.send(label.query)).data
    expect(smartLabels.map((one) => [one.name, paramOf(one)])).toMatchObject([
      ['Second', { keywords: ['quit'] }],
      ['Price', { keywords: ['quit'] }],
    ])
  })
})
