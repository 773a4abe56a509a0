import { knowledge, MANAGED_REFUSALS, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRecord, findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { documents } = knowledge
type Draft = BodyOf<typeof documents.create>

let demo: Demo
let manager: Person
let bizTypeId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  ;[bizTypeId = 0] = await businessesOf(manager)
})
afterAll(() => demo.stop())

const businessesOf = ({ tenantId }: Person) =>
  demo.asOwner(async (db) => {
    const found = await db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .execute()
    return found.map(({ id }) => id)
  })
const draftOf = (title: string, changes: Partial<Draft> = {}): Draft => ({
  title,
  content: `All about ${title}`,
  questionIds: [],
  ...changes,
})
const make = (title: string, person = manager) =>
  person.send(documents.create, { query: { bizTypeId }, body: draftOf(title) })
const list = async (query: { text?: string; pageIndex?: number; pageSize?: number } = {}) =>
  (await manager.send(documents.list, { query: { bizTypeId, ...query } })).data

describe('records of a managed list', () => {
  test('are made, read by pages in their order, searched, changed and deleted', async () => {
    for (const title of ['Zebra cover', 'alpine cover', 'Boat cover']) await make(title)
    const all = await list({ text: ' COVER ' })
    expect(all.records.map(({ title }) => title)).toEqual(['alpine cover', 'Boat cover', 'Zebra cover'])
    expect(all.total).toBe(3)
    const second = await list({ text: 'cover', pageIndex: 2, pageSize: 2 })
    expect(second.records.map(({ title }) => title)).toEqual(['Zebra cover'])
    const [record] = second.records
    if (!record) throw new Error('there is no second page')
    expect(record).toMatchObject({ bizTypeId, version: 1, updatedBy: expect.any(String) })
    const { id, version } = record
    const changed = await manager.send(documents.update, {
      params: { id },
      query: { version },
      body: draftOf('Zebra cover plus'),
    })
    expect(changed.data).toMatchObject({ id, title: 'Zebra cover plus', version: 2 })
    const removed = await manager.send(documents.remove, { params: { id }, query: { version: 2 } })
    expect(removed.code).toBe(0)
    expect((await list({ text: 'zebra' })).total).toBe(0)
  })

  test('are recorded in the audit log with what was before and after', async () => {
    const { id, version } = (await make('Recorded')).data
    const body = draftOf('Recorded', { content: 'Another text' })
    await manager.send(documents.update, { params: { id }, query: { version }, body })
    await manager.send(documents.remove, { params: { id }, query: { version: version + 1 } })
    const records = await demo.inTenant(manager.tenantId, async (tx) => {
      const page = { pageIndex: 1, pageSize: 3, fromEnd: false }
      const heads = await findRecords(tx, { module: 'knowledge' }, page)
      return Promise.all(heads.map((head) => findRecord(tx, head.id)))
    })
    expect(records.map((record) => record?.opType)).toEqual([
      'knowledge.document.remove',
      'knowledge.document.update',
      'knowledge.document.create',
    ])
    expect(records[1]).toMatchObject({ targetName: 'Recorded', bizTypeId })
    expect(JSON.parse(records[1]?.opContentBefore ?? '')).toEqual(draftOf('Recorded'))
    expect(JSON.parse(records[1]?.opContentAfter ?? '')).toEqual(body)
  })

  test('have names of their own, whatever the case, also of two who come at once', async () => {
    const made = await Promise.all([make('Same name'), make('same NAME'), make('Same name')])
    expect(made.filter(({ code }) => code === 0)).toHaveLength(1)
    const refused = made.filter(({ code }) => code === MANAGED_REFUSALS.nameTaken)
    expect(refused.map(({ status }) => status)).toEqual([200, 200])
    expect(refused[0]?.message).toMatch(/one with this name already/)
  })

  test('are changed by one of two who have read the same: the other gets a conflict', async () => {
    const { id, version } = (await make('Changed twice')).data
    const send = (content: string) =>
      manager.send(documents.update, {
        params: { id },
        query: { version },
        body: draftOf('Changed twice', { content }),
      })
    const answers = await Promise.all([send('first'), send('second')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await manager.send(documents.remove, { params: { id }, query: { version } })).status).toBe(409)
  })

  test('are for those who may open the page, and of one company', async () => {
    const { id, version } = (await make('Private')).data
    const body = draftOf('Taken over')
    const foreigner = await demo.as('provider-admin')
    const [foreignBusiness = 0] = await businessesOf(foreigner)
    const seat = await demo.as('seat-001')
    const change = { params: { id }, query: { version } }
    const statusesOf = async (person: Person) =>
      (
        await Promise.all([
          person.send(documents.list, { query: { bizTypeId } }),
          person.send(documents.create, { query: { bizTypeId }, body }),
          person.send(documents.update, { ...change, body }),
          person.send(documents.remove, change),
        ])
      ).map(({ status }) => status)
    expect(await statusesOf(seat)).toEqual([403, 403, 403, 403])
    expect(await statusesOf(foreigner)).toEqual([403, 403, 403, 403])
    const owner = await demo.as('quality')
    for (const query of [{ bizTypeId: foreignBusiness }, { bizTypeId: 987_654_321 }]) {
      expect((await owner.send(documents.list, { query })).status).toBe(404)
      expect((await owner.send(documents.create, { query, body })).status).toBe(404)
    }
    const unknown = { params: { id: 987_654_321 }, query: { version: 1 } }
    expect((await owner.send(documents.update, { ...unknown, body })).status).toBe(404)
    expect((await owner.send(documents.remove, unknown)).status).toBe(404)
    expect((await demo.nobody.send(documents.list, { query: { bizTypeId } })).status).toBe(401)
  })

  test.each<[Record<string, unknown>, string]>([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ content: 'x'.repeat(4001) }, 'content'],
    [{ questionIds: [1, 1] }, 'questionIds'],
    [{ questionIds: ['a'] }, 'questionIds.0'],
    [{ questionIds: 'a' }, 'questionIds'],
    [{ tenantId: 1 }, ''],
  ])('with %j are refused at the field', async (changes, field) => {
    const body = { ...draftOf('Bad'), ...changes }
    const answer = await manager.sendRaw(documents.create, { query: `bizTypeId=${bizTypeId}`, body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })

  test.each([
    '',
    'bizTypeId=x',
    'bizTypeId=1&pageSize=101',
    'bizTypeId=1&title=a',
    'bizTypeId=1&bizTypeId=2',
  ])('are not listed by the query %j', async (query) => {
    expect((await manager.sendRaw(documents.list, { query })).status).toBe(400)
  })
})
