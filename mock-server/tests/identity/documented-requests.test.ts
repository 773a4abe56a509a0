import {
  business,
  businessReference,
  company,
  credential,
  menu,
  session,
  tenant,
  user,
} from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { nth } from '../support/messages.ts'

// Requests as the customer's documents have them, with what the query before answered (R60).
let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

const SUCCESS = { status: 200, code: 0 }

test('sign-in, the check of its token and the start have all that the documents say', async () => {
  const { clientId } = { clientId: session.CLIENT_ID }
  const login = { username: 'seat-001', password: DEMO_PASSWORD, clientId }
  const signedIn = await demo.nobody.send(session.login, { body: login })
  const { token } = documentedAnswer(session.login, signedIn.data)
  expect(await demo.nobody.send(session.checkToken, { body: { token, clientId } })).toMatchObject(SUCCESS)
  const info = await manager.send(user.info)
  expect(documentedAnswer(user.info, info.data)).toMatchObject({
    userId: manager.userId,
    username: 'manager',
  })
  const rights = (await manager.send(session.authz)).data
  const tree = await manager.send(menu.tree, { query: { clientId } })
  const menus = JSON.stringify(tree.data.menus)
  expect(rights.menuIds.filter((id) => menus.includes(`"id":"${id}"`)).length).toBeGreaterThan(0)
})

test('the company is read by the id of the person’s record, and gets a code without a body', async () => {
  const { tenantId } = (await manager.send(user.info)).data
  expect(await manager.send(tenant.detail, { query: { tenantId } })).toMatchObject(SUCCESS)
  const admin = await demo.as('platform-admin')
  const code = await admin.send(company.renewInvitation)
  expect(code.data).toEqual({ code: expect.any(String) as string, ExpireAt: expect.any(Number) as number })
})

test('the lists that forms choose from take empty filters', async () => {
  const body = { account: '', current: 1, name: '', orgId: null, isBasic: true, size: 1000 }
  const people = await manager.send(user.list, { body })
  expect(people.data.records.map(({ account }) => account)).toContain('manager')
  expect(await manager.send(user.organizationList)).toMatchObject(SUCCESS)
  expect(await manager.send(user.listEnum)).toMatchObject(SUCCESS)
  const types = await manager.send(business.businessTypePage, { body: { current: 1, size: 100 } })
  const businessCode = nth(types.data.records, 0).id
  const products = { pageNum: 1, pageSize: 100, businessCode }
  expect(await manager.send(businessReference.productPage, { body: products })).toMatchObject(SUCCESS)
})

test('an API client is made without a body, changed by id and status, read by what was answered, and deleted by id', async () => {
  expect(await manager.send(credential.create)).toMatchObject(SUCCESS)
  const list = await manager.send(credential.list, { query: { current: 1, size: 20 } })
  const { id, clientId, createTimestamp } = nth(documentedAnswer(credential.list, list.data).records, 0)
  const found = await manager.send(credential.searchPaths, { query: { clientId, path: '' } })
  const query = {
    clientId,
    from: createTimestamp,
    to: createTimestamp + 86_400,
    paths: found.data.slice(0, 2),
  }
  expect(await manager.send(credential.usage, { query })).toMatchObject(SUCCESS)
  for (const status of [0, 1, 0] as const)
    expect(await manager.send(credential.setStatus, { body: { id, status } })).toMatchObject(SUCCESS)
  expect(await manager.send(credential.remove, { query: { id } })).toMatchObject(SUCCESS)
})

test('a password is changed by the id of the person’s record', async () => {
  const seat = await demo.as('seat-002')
  const { userId: id } = (await seat.send(user.info)).data
  const newPassword = 'Orchid#2027x'
  const body = { id, password: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword }
  expect(await seat.send(session.modifyLoginUserPwd, { body })).toMatchObject(SUCCESS)
})
