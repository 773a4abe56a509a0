import { label, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { condition, draft, toLabelDraft, firstProduct, promptRule, rule } from '../support/labels.ts'

let demo: Demo
let manager: Person
let product: { productId: number; businessTypeId: number }
let otherBusiness: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  product = await firstProduct(demo, manager.tenantId)
  const other = await demo.asOwner((db) =>
    db
      .selectFrom('businessType')
      .where('tenantId', '=', manager.tenantId)
      .where('id', '<>', product.businessTypeId)
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  otherBusiness = other.id
})
afterAll(() => demo.stop())

const create = (changes: Partial<label.LabelDraft> = {}, person = manager) =>
  person.send(label.create, { body: draft(product, changes) })

async function made(changes: Partial<label.LabelDraft> = {}): Promise<label.Label> {
  const { data, code } = await create(changes)
  expect(code).toBe(0)
  return data
}

const modify = (found: label.Label, changes: Partial<BodyOf<typeof label.modify>>, person = manager) =>
  person.send(label.modify, { body: { ...toLabelDraft(found), ...changes } })

const described = async (id: number) => (await manager.send(label.describe, { query: { id } })).data

const lastRecord = () =>
  demo.inTenant(manager.tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'label')
      .select(['opType', 'targetName', 'bizTypeId'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

describe('a new label', () => {
  test('is enabled from then on, has version 1 and its rule the ids of its conditions [LABEL-002, LABEL-094]', async () => {
    const created = await made({
      rule: rule({ conditions: [condition(), condition({ lambda: 'B', role: 0 })], lambdaType: 2 }),
    })
    const now = demo.clock.now().getTime() / 1000
    expect(created).toMatchObject({
      name: 'Price',
      bizTypeId: product.businessTypeId,
      productId: product.productId,
      enable: 1,
      version: 1,
      createdAt: now,
      updatedAt: now,
      enabledAt: now,
    })
    expect(created.rule.id).toBe(created.id)
    expect(created.rule.conditions.map(({ id, lambda }) => [id, lambda])).toEqual([
      [1, 'A'],
      [2, 'B'],
    ])
    expect(await described(created.id)).toEqual(created)
    expect(await lastRecord()).toEqual({
      opType: 'label.create',
      targetName: 'Price',
      bizTypeId: product.businessTypeId,
    })
  })

  test('may have the name of another one', async () => {
    const first = await made({ name: 'Same' })
    const second = await made({ name: 'Same' })
    expect(second.id).not.toBe(first.id)
  })

  test('is of a product of its business, and of the own company [LABEL-055]', async () => {
    expect((await create({ bizTypeId: otherBusiness })).fields).toEqual({
      productId: 'Not a product of this business.',
    })
    expect((await create({ bizTypeId: 999_999 })).status).toBe(404)
    const provider = await demo.as('provider-admin', 'label.config')
    expect((await create({}, provider)).status).toBe(404)
  })

  test('is for those who have the page, also by a hand-made call', async () => {
    const seat = await demo.as('seat-001')
    expect((await create({}, seat)).status).toBe(403)
  })
})

describe('what contradicts itself is refused at its field', () => {
  const CONTRADICTIONS: [string, Partial<label.LabelDraft>, string | null][] = [
    ['displayed without a shown name', { frontDisplay: 1, showName: '' }, 'showName'],
    ['displayed with one', { frontDisplay: 1, showName: 'Price' }, null],
    ['not displayed, without one', { frontDisplay: 0, showName: '' }, null],
    ['for managers only, without one', { visibility: 2, showName: '' }, null],
    ['for managers only, but displayed', { visibility: 2, frontDisplay: 1 }, 'frontDisplay'],
    ['about the customer, for seats only', { isCustomerRelated: 1, expire: 60, visibility: 1 }, 'visibility'],
    ['about the customer, without a time', { isCustomerRelated: 1, expire: 0 }, 'expire'],
    ['about the customer for one second', { isCustomerRelated: 1, expire: 1 }, null],
    ['pushed without a way', { pushTo: 1 }, 'pushType'],
    ['popping up without a template', { pushTo: 2, pushType: 0 }, 'pushTemplate'],
    ['in both ways without a template', { pushTo: 3, pushType: 2 }, 'pushTemplate'],
    ['spoken only, without a template', { pushTo: 3, pushType: 1 }, null],
    [
      'popping up with a template and words',
      { pushTo: 2, pushType: 0, pushTemplate: 10, pushContent: 'Look.' },
      null,
    ],
    ['pushed to nobody, without the rest', { pushTo: 0 }, null],
  ]
  test.each(CONTRADICTIONS)(
    '%s [LABEL-052, LABEL-053, LABEL-061, LABEL-062, LABEL-063, LABEL-064, LABEL-078, LABEL-079, LABEL-080, LABEL-081, LABEL-082, LABEL-083, LABEL-090]',
    async (_what, changes, field) => {
      const { fields = {} } = await create(changes)
      expect(Object.keys(fields)).toEqual(field === null ? [] : [field])
    },
  )

  const TOO_LONG: [string, Partial<label.LabelDraft>, string][] = [
    ['no name', { name: '  ' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
    ['a shown name of 101 characters', { showName: 'x'.repeat(101) }, 'showName'],
    ['a remark of 101 characters', { remark: 'x'.repeat(101) }, 'remark'],
    ['words to push of 101 characters', { pushContent: 'x'.repeat(101) }, 'pushContent'],
  ]
  test.each(TOO_LONG)('%s [LABEL-051, LABEL-053, LABEL-065, LABEL-083]', async (_what, changes, field) => {
    expect((await create(changes)).fields).toHaveProperty([field], expect.any(String))
  })

  test('texts of 100 characters are stored as they are [LABEL-051, LABEL-053, LABEL-065, LABEL-083]', async () => {
    const text = '标'.repeat(100)
    const texts = { name: text, showName: text, remark: text, pushContent: text }
    expect(await made(texts)).toMatchObject(texts)
  })

  test.each([
    ['type', 'type', [0, 1, 2], 3],
    ['trigger', 'triggerAt', ['realtime', 'sessionEnd', 'order'], 'never'],
    ['binding to the knowledge', 'kbBindable', [0, 1], 2],
    ['visibility', 'visibility', [0, 1, 2], 3],
    ['receiver', 'pushTo', [0], 4],
    ['business', 'bizTypeId', [], 0],
  ])(
    'the %s is one of its values [LABEL-054, LABEL-058, LABEL-059, LABEL-060, LABEL-063, LABEL-078]',
    async (...[, field, accepted, refused]) => {
      for (const value of accepted)
        expect((await create({ [field]: value })).data).toMatchObject({ [field]: value })
      const { status, fields } = await create({ [field]: refused })
      expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
    },
  )
})

describe('a change', () => {
  test('stores what was sent, with the next version and the ids of the conditions that stay [LABEL-094]', async () => {
    const before = await made({
      rule: rule({ conditions: [condition(), condition({ lambda: 'B' })], lambdaType: 2 }),
    })
    const [, second] = before.rule.conditions
    if (!second) throw new Error('two conditions were saved')
    const added = condition({ lambda: 'C', param: '{"detectType":1,"keywords":["dear"]}' })
    demo.clock.forward(60)
    const { data: after } = await modify(before, {
      name: 'Cost',
      rule: { ...before.rule, conditions: [second, added] },
    })
    expect(after).toMatchObject({ name: 'Cost', version: 2, enabledAt: before.enabledAt })
    expect(after.updatedAt).toBe(before.updatedAt + 60)
    expect(after.rule.conditions.map(({ id, lambda }) => [id, lambda])).toEqual([
      [2, 'B'],
      [3, 'C'],
    ])
    expect(await described(before.id)).toEqual(after)
  })

  test('of what somebody changed meanwhile is a conflict, and changes nothing', async () => {
    const before = await made()
    const { data: theirs } = await modify(before, { remark: 'theirs' })
    expect((await modify(before, { remark: 'mine' })).status).toBe(409)
    expect(await described(before.id)).toEqual(theirs)
    expect((await modify(theirs, { remark: 'mine' })).data.remark).toBe('mine')
  })

  const LOCKED: [
    string,
    Partial<label.LabelDraft>,
    (before: label.Label) => Partial<label.LabelDraft>,
    string,
  ][] = [
    ['its business', {}, () => ({ bizTypeId: otherBusiness }), 'bizTypeId'],
    ['its product', {}, () => ({ productId: product.productId + 1 }), 'productId'],
    ['its trigger', {}, () => ({ triggerAt: 'order' }), 'triggerAt'],
    ['a set binding to the knowledge', { kbBindable: 1 }, () => ({ kbBindable: 0 }), 'kbBindable'],
    ['its kind', {}, ({ rule: { id } }) => ({ rule: promptRule({ id }) }), 'rule.labelType'],
    ['the id of its rule', {}, ({ rule: its }) => ({ rule: { ...its, id: its.id + 1 } }), 'rule.id'],
  ]
  test.each(LOCKED)(
    'of %s is refused at the field, though made by hand',
    async (...[, initial, change, field]) => {
      const before = await made(initial)
      const { status, fields } = await modify(before, change(before))
      expect(status).toBe(400)
      expect(fields).toMatchObject({ [field]: 'Cannot be changed after the label was saved.' })
      expect(await described(before.id)).toEqual(before)
    },
  )

  test('may bind a label to the knowledge, but not unbind it', async () => {
    const { data: bound } = await modify(await made(), { kbBindable: 1 })
    expect(bound.kbBindable).toBe(1)
    expect((await modify(bound, { kbBindable: 0 })).status).toBe(400)
  })

  test('of a label of another company, or of none, answers 404', async () => {
    const before = await made()
    const provider = await demo.as('provider-admin', 'label.config')
    for (const [person, id] of [
      [provider, before.id],
      [manager, 999_999],
    ] as const) {
      expect((await modify({ ...before, id }, {}, person)).status).toBe(404)
      expect((await person.send(label.enable, { body: { id, enable: 0 } })).status).toBe(404)
      expect((await person.send(label.remove, { body: { id } })).status).toBe(404)
      expect((await person.send(label.describe, { query: { id } })).status).toBe(404)
      expect((await person.send(label.history, { query: { ruleId: id } })).status).toBe(404)
      expect((await person.send(label.versions, { query: { id } })).status).toBe(404)
    }
  })
})

describe('a label', () => {
  test('is judged from the moment on at which it is enabled', async () => {
    const { id, version } = await made()
    const enable = async (value: 0 | 1) =>
      (await manager.send(label.enable, { body: { id, enable: value } })).data.enabledAt
    expect(await enable(0)).toBeNull()
    expect(await described(id)).toMatchObject({ enable: 0, enabledAt: null, version })
    expect(await lastRecord()).toMatchObject({ opType: 'label.disable', targetName: 'Price' })
    demo.clock.forward(5)
    const since = demo.clock.now().getTime() / 1000
    expect(await enable(1)).toBe(since)
    demo.clock.forward(5)
    // It is enabled already.
    expect(await enable(1)).toBe(since)
    expect(await described(id)).toMatchObject({ enable: 1, enabledAt: since })
  })

  test('that is deleted is no longer there, except in the list with deleted labels for statistics [LABEL-019]', async () => {
    const { id } = await made({ name: 'Gone' })
    expect((await manager.send(label.remove, { body: { id } })).code).toBe(0)
    expect((await manager.send(label.describe, { query: { id } })).status).toBe(404)
    const listed = async (withDeleted: boolean) =>
      (await manager.send(label.query, { query: { name: 'Gone', withDeleted } })).data.smartLabels
    expect(await listed(false)).toEqual([])
    expect(await listed(true)).toMatchObject([{ id, deletedAt: demo.clock.now().getTime() / 1000 }])
    expect((await manager.send(label.remove, { body: { id } })).status).toBe(404)
  })
})

describe('the versions of a label', () => {
  test('say how it was from each change on and by whom, the newest first', async () => {
    const first = await made({ name: 'One' })
    const { data: second } = await modify(first, { name: 'Two' })
    const { versions } = (await manager.send(label.versions, { query: { id: first.id } })).data
    expect(versions.map(({ version, draft: { name } }) => [version, name])).toEqual([
      [2, 'Two'],
      [1, 'One'],
    ])
    expect(versions[0]).toMatchObject({ changedAt: second.updatedAt, changedBy: expect.any(String) })
    expect(versions[1]?.draft.rule).toEqual(first.rule)
  })

  test('begin with what came with the system, before and after somebody changes it', async () => {
    const { tenantId } = manager
    const id = await demo.asOwner(async (db) => {
      const { productId, businessTypeId } = product
      const values = { tenantId, businessTypeId, productId, name: 'Seeded' }
      return (await db.insertInto('smartLabel').values(values).returning('id').executeTakeFirstOrThrow()).id
    })
    const first = (await manager.send(label.versions, { query: { id } })).data.versions
    expect(first.map(({ version, changedBy, draft: { name } }) => [version, changedBy, name])).toEqual([
      [1, null, 'Seeded'],
    ])
    await modify(await described(id), { rule: rule({ id }) })
    const { versions } = (await manager.send(label.versions, { query: { id } })).data
    expect(versions.map(({ version, changedBy }) => [version, changedBy === null])).toEqual([
      [2, false],
      [1, true],
    ])
  })

  test('of a prompt are its texts, each once, the newest first [LABEL-150]', async () => {
    const before = await made({ rule: promptRule({ promptContent: 'First text' }) })
    const { data: renamed } = await modify(before, { name: 'Renamed' })
    const { data: after } = await modify(renamed, {
      rule: { ...renamed.rule, promptContent: 'Second text' },
    })
    const { data } = (await manager.send(label.history, { query: { ruleId: after.rule.id } })).data
    expect(data.map(({ content }) => content)).toEqual(['Second text', 'First text'])
    expect(data[0]).toMatchObject({ modifyAt: after.updatedAt, updateUser: expect.stringMatching(/./) })
    const { id } = await made()
    expect((await manager.send(label.history, { query: { ruleId: id } })).data.data).toEqual([])
  })
})
