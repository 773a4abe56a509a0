import { business, businessReference } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

test('the business types come in data.records, a hundred a page by default [SHELL-102, STAT-008]', async () => {
  const { data } = await manager.send(business.businessTypePage, { body: {} })
  expect(data.records.map(({ name }) => name)).toEqual([
    'Winter renewals',
    'Spring card activation',
    'Roadside upgrade',
    'Claims call-back',
    'Travel cover launch',
    'Pension top-up',
    'Broadband retention',
  ])
  expect(data.total).toBe(7)
  const { tenantId } = manager
  const extra = Array.from({ length: 100 }, (_, index) => ({ tenantId, name: `Extra ${index}` }))
  await demo.asOwner((db) => db.insertInto('businessType').values(extra).execute())
  const full = (await manager.send(business.businessTypePage, { body: {} })).data
  const rest = (await manager.send(business.businessTypePage, { body: { current: 2 } })).data
  expect([full.records.length, rest.records.length, full.total]).toEqual([100, 7, 107])
  expect((await manager.send(business.businessTypePage, { body: { size: 101 } })).status).toBe(400)
})

test('business types are searched by a part of the name', async () => {
  const { data } = await manager.send(business.businessTypePage, { body: { name: 'ROADSIDE' } })
  expect(data.records.map(({ name }) => name)).toEqual(['Roadside upgrade'])
})

test('products come with their business, all or those of one business [AUDIT-009]', async () => {
  const all = (await manager.send(businessReference.productPage, { body: { pageNum: 1, pageSize: 100 } }))
    .data
  const winter = all.rows.filter(({ businessName }) => businessName === 'Winter renewals')
  expect(winter.map(({ name }) => name)).toEqual(['Home cover plus', 'Contents cover', 'Landlord cover'])
  const ofOne = (
    await manager.send(businessReference.productPage, { body: { businessCode: winter[0]?.businessCode } })
  ).data
  expect(ofOne).toEqual({ rows: winter, total: 3 })
  expect((await manager.send(businessReference.productPage, { body: { pageSize: 101 } })).status).toBe(400)
})

test("another tenant's business has no products, like an unknown one", async () => {
  const provider = await demo.as('provider-admin')
  const foreign = (await provider.send(business.businessTypePage, { body: {} })).data.records[0]?.id
  const answers = await Promise.all(
    [foreign, 987_654_321].map(
      async (businessCode) =>
        (await manager.send(businessReference.productPage, { body: { businessCode } })).body,
    ),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ data: { rows: [], total: 0 } })
})

test('the industries are the same for every tenant, in the language of the request', async () => {
  const provider = await demo.as('provider-admin')
  const english = (await manager.send(businessReference.industryAll)).data
  expect(english).toHaveLength(20)
  expect((await provider.send(businessReference.industryAll)).data).toEqual(english)
  expect((await manager.send(businessReference.industryAll, { language: 'zh' })).data[0]?.name).toBe('保险')
})

test('the lists are refused to seats, who open no page, and to everybody without a session [SHELL-104]', async () => {
  const seat = await demo.as('seat-001')
  for (const call of [
    business.businessTypePage,
    businessReference.productPage,
    businessReference.industryAll,
  ]) {
    expect((await seat.send(call)).status).toBe(403)
    expect((await demo.nobody.send(call)).status).toBe(401)
  }
})
