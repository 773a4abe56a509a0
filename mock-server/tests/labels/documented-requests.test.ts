import { label } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { condition, firstProduct, rule } from '../support/labels.ts'

// The customer's documents have no versions, and send a label as it was answered (R60).
let demo: Demo
let manager: Person
let product: { productId: number; businessTypeId: number }
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  product = await firstProduct(demo, manager.tenantId)
})
afterAll(() => demo.stop())

/** The required fields of a label, and nothing that its choices do not need. */
const documentedLabel = () => {
  const { id, lambda, type, checkRangeType, param } = condition()
  const { labelType, useContext, maxHitCnt, lambdaType } = rule()
  return {
    id: 0 as const,
    name: 'As documented',
    bizTypeId: product.businessTypeId,
    productId: product.productId,
    enable: 1 as const,
    type: label.MEANING.general,
    triggerAt: 'realtime' as const,
    kbBindable: 0 as const,
    isCustomerRelated: 0 as const,
    visibility: label.VISIBILITY.all,
    frontDisplay: 0 as const,
    pushTo: label.PUSH_TO.none,
    createdAt: 0,
    updatedAt: 0,
    rule: {
      id: 0 as const,
      labelType,
      checkRangeType: 0 as const,
      useContext,
      maxHitCnt,
      lambdaType,
      conditions: [{ id, lambda, type, role: 1 as const, checkRangeType, param }],
    },
  }
}

async function created(): Promise<label.Label> {
  const { code, data } = await manager.send(label.create, { body: documentedLabel() })
  expect(code).toBe(0)
  return data
}

async function listed(id: number): Promise<label.Label> {
  const query = { pageIndex: 1, pageSize: 200, tenantId: manager.tenantId, orderBy: 1 }
  const { data } = await manager.send(label.query, { query })
  const found = data.smartLabels.find((one) => one.id === id)
  if (found === undefined) throw new Error('the label is not listed')
  return found
}

const lastOperation = () =>
  demo.inTenant(manager.tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'label')
      .select('opType')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

test('a label is created with times and without what its choices do not need', async () => {
  const { id } = await created()
  const stored = await listed(id)
  expect(stored).toMatchObject({ name: 'As documented', showName: '', expire: 0, pushType: null, remark: '' })
  expect(stored.rule).toMatchObject({ lambdaExpr: '', promptContent: '', sessionCollectRound: null })
  expect(stored.createdAt).toBe(Math.floor(demo.clock.now().getTime() / 1000))
})

test('a label is changed by what the query answered, whole or by its documented fields, and each change is recorded', async () => {
  const { id } = await created()
  const { version: _version, ...whole } = await listed(id)
  const answer = documentedAnswer(label.query, { smartLabels: [whole], totalCnt: 1 })
  const [documented = whole] = answer.smartLabels
  for (const [body, remark] of [
    [whole, 'Whole'],
    [documented, 'Documented'],
  ] as const) {
    expect(await manager.send(label.modify, { body: { ...body, remark } })).toMatchObject({
      status: 200,
      code: 0,
    })
    expect(await lastOperation()).toEqual({ opType: 'label.modify' })
    expect(await listed(id)).toMatchObject({ remark, createdAt: whole.createdAt })
  }
  expect((await listed(id)).version).toBe(3)
  const stale = { ...documented, remark: 'Stale', version: 1 }
  expect((await manager.send(label.modify, { body: stale })).status).toBe(409)
})

test('a label of every product, which came with the system, may stay so', async () => {
  const { id } = await created()
  await demo.asOwner((db) =>
    db.updateTable('smartLabel').set({ productId: null }).where('id', '=', id).execute(),
  )
  const { version: _version, ...answered } = await listed(id)
  expect(answered.productId).toBeNull()
  const body = { ...answered, remark: 'Still of every product' }
  expect(await manager.send(label.modify, { body })).toMatchObject({ status: 200, code: 0 })
  expect(await listed(id)).toMatchObject({ productId: null, remark: 'Still of every product' })
  const chosen = { ...body, productId: product.productId }
  expect((await manager.send(label.modify, { body: chosen })).code).toBe(0)
  expect((await manager.send(label.modify, { body })).fields).toHaveProperty('productId')
})

test('a prompt is created without conditions, and its rounds may not be 0', async () => {
  const { conditions: _conditions, lambdaType: _type, ...shared } = documentedLabel().rule
  const prompt = { ...shared, labelType: label.LABEL_TYPE.prompt, promptContent: 'Is a price named?' }
  const sent = (sessionCollectRound: number) =>
    manager.send(label.create, { body: { ...documentedLabel(), rule: { ...prompt, sessionCollectRound } } })
  const made = await sent(3)
  expect(made.data.rule).toMatchObject({ conditions: [], lambdaType: 0, sessionCollectRound: 3 })
  expect((await sent(0)).fields).toHaveProperty(['rule.sessionCollectRound'])
})
