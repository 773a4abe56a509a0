import { user } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const infoOf = async (username: string) => (await (await demo.as(username)).send(user.info)).data

test('the signed-in user comes with everything the console shows of them [SHELL-010, ERR-032]', async () => {
  const info = await infoOf('manager')
  expect(info).toMatchObject({
    id: info.userId,
    username: 'manager',
    name: 'Shen Qiao',
    nickName: 'Qiao',
    avatar: null,
    tenantName: 'Harbour Mutual',
    orgName: 'Harbour Mutual',
    individual: false,
    tenantAdmin: true,
    timezone: 'Asia/Shanghai',
    currency: 'CNY',
    credentialStatus: 2,
    credentialFlag: 1,
    teamOrgId: null,
    mustChangePassword: false,
  })
  expect(info.businessTypes?.map(({ businessTypeName }) => businessTypeName)).toContain('Winter renewals')
  expect(info.businessTypes?.map(({ businessTypeId }) => businessTypeId)).toContain(
    info.selectedBusinessTypeId,
  )
})

test("the company's name comes in the language of the request", async () => {
  const manager = await demo.as('manager')
  expect((await manager.send(user.info, { language: 'zh' })).data.tenantName).toBe('海港互助')
})

test('tenants are Standard, Provider or Receiver, and Unverified, Verified or Rejected [ERR-033]', async () => {
  const kinds = await Promise.all(
    ['manager', 'platform-admin', 'provider-admin', 'provider-unverified', 'provider-rejected'].map(
      async (username) => {
        const { tenantType, tenantAuthStatus } = await infoOf(username)
        return [username, tenantType, tenantAuthStatus]
      },
    ),
  )
  expect(kinds).toEqual([
    ['manager', 'Standard', 'Verified'],
    ['platform-admin', 'Receiver', 'Verified'],
    ['provider-admin', 'Provider', 'Verified'],
    ['provider-unverified', 'Provider', 'Unverified'],
    ['provider-rejected', 'Provider', 'Rejected'],
  ])
})

test('people are SuperAdmin, TeamAdmin, TeamTSR or TSR, seats only the last two [ERR-034]', async () => {
  expect((await infoOf('manager')).type).toBe('SuperAdmin')
  expect((await infoOf('master')).type).toBe('TeamAdmin')
  const seats = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => infoOf(`seat-00${number}`)))
  expect(new Set(seats.map(({ type }) => type))).toEqual(new Set(['TeamTSR', 'TSR']))
})

test('the badge has all three of its states among the demo accounts, and agrees with the verification of the company', async () => {
  const credentials = await Promise.all(
    ['manager', 'provider-admin', 'provider-rejected', 'provider-unverified'].map(async (username) => {
      const { credentialStatus, credentialFlag } = await infoOf(username)
      return [credentialStatus, credentialFlag]
    }),
  )
  expect(credentials).toEqual([
    [2, 1],
    [2, 1],
    [2, 0],
    [null, null],
  ])
})

test('one account has no business, one exactly one', async () => {
  expect((await infoOf('individual')).businessTypes).toEqual([])
  expect(await infoOf('individual')).toMatchObject({ individual: true, selectedBusinessTypeId: null })
  expect((await infoOf('provider-unverified')).businessTypes).toHaveLength(1)
})

test('a disabled business is no longer among those of its people', async () => {
  const quality = await demo.as('quality')
  const before = (await quality.send(user.info)).data
  const dropped = before.businessTypes?.[1]?.businessTypeId ?? 0
  const setStatus = (status: 'enabled' | 'disabled') =>
    demo.asOwner((db) => db.updateTable('businessType').set({ status }).where('id', '=', dropped).execute())
  await setStatus('disabled')
  const after = (await quality.send(user.info)).data
  await setStatus('enabled')
  expect(after.businessTypes).toHaveLength((before.businessTypes?.length ?? 0) - 1)
})

test('the organisations are a tree of three levels of the own tenant [SHELL-103, STAT-009, MON-010]', async () => {
  const { list } = (await (await demo.as('manager')).send(user.organizationList)).data
  expect(list.map(({ name }) => name)).toEqual(['Harbour Mutual'])
  const [company] = list
  expect(company?.children.map(({ name }) => name)).toEqual([
    'Sales centre Shanghai',
    'Service centre Chengdu',
    'Quality and training',
    'Operations and planning',
  ])
  expect(company?.children[0]?.children.map(({ name }) => name)).toContain('Renewals team A')
})

test('the names of all users come in one list, the own tenant only [SHELL-103]', async () => {
  const manager = (await (await demo.as('manager')).send(user.listEnum)).data
  const provider = (await (await demo.as('provider-admin')).send(user.listEnum)).data
  expect(manager.map(({ name }) => name)).toContain('Shen Qiao')
  const own = new Set(manager.map(({ id }) => id))
  expect(provider.filter(({ id }) => own.has(id))).toEqual([])
})

test('accounts are searched by account, name and organisation with all below it [SHELL-103, MON-011, STAT-024]', async () => {
  const manager = await demo.as('manager')
  const find = async (body: object) =>
    (await manager.send(user.list, { body: { current: 1, size: 1000, isBasic: true, ...body } })).data
  const all = await find({})
  expect(all.total).toBe(all.records.length)
  expect(all.records.map(({ account }) => account)).toContain('seat-180')
  expect((await find({ account: 'SEAT-00' })).records.map(({ account }) => account)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `seat-00${number}`),
  )
  expect((await find({ name: 'Shen Qiao' })).records.map(({ account }) => account)).toContain('manager')

  const { list } = (await manager.send(user.organizationList)).data
  const sales = list[0]?.children[0]
  const inSales = await find({ orgId: sales?.id })
  const teams = new Set([sales?.id, ...(sales?.children.map(({ id }) => id) ?? [])])
  expect(inSales.total).toBeGreaterThan(10)
  expect(inSales.records.filter(({ orgId }) => !teams.has(orgId ?? 0))).toEqual([])
})

test('accounts have their names also for whom account and id are enough [SHELL-Q36]', async () => {
  const manager = await demo.as('manager')
  for (const isBasic of [true, false]) {
    const { data } = await manager.send(user.list, { body: { name: 'Shen Qiao', isBasic } })
    expect(data.records.map(({ id, account, name }) => ({ id, account, name }))).toEqual([
      { id: manager.userId, account: 'manager', name: 'Shen Qiao' },
    ])
  }
})

test('wildcards in a search are ordinary characters', async () => {
  const manager = await demo.as('manager')
  for (const account of ['%', '_', '\\']) {
    expect((await manager.send(user.list, { body: { account } })).data.records).toEqual([])
  }
})

test("another tenant's organisation finds nobody, like an unknown one", async () => {
  const manager = await demo.as('manager')
  const provider = await demo.as('provider-admin')
  const foreign = (await provider.send(user.organizationList)).data.list[0]?.id ?? 0
  const answers = await Promise.all(
    [foreign, 987_654_321].map(async (orgId) => (await manager.send(user.list, { body: { orgId } })).body),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ data: { records: [], total: 0 } })
})

test('the leader of an organisation with seats is offered that one and its people, others the company', async () => {
  const master = await demo.as('master')
  const { list } = (await master.send(user.organizationList)).data
  expect(list.map(({ name }) => name)).toEqual(['Sales centre Shanghai'])
  const teams = list.flatMap(({ id, children }) => [id, ...children.map((team) => team.id)])
  expect(teams.length).toBeGreaterThan(2)

  const { records, total } = (await master.send(user.list, { body: {} })).data
  expect(total).toBeGreaterThan(10)
  expect(records.filter(({ orgId }) => !teams.includes(orgId ?? 0))).toEqual([])
  const names = (await master.send(user.listEnum)).data
  expect(new Set(names.map(({ id }) => id))).toEqual(new Set(records.map(({ id }) => id)))

  // A leader of people without seats, such as quality, works for the whole company.
  const quality = await demo.as('quality')
  expect((await quality.send(user.organizationList)).data.list.map(({ name }) => name)).toEqual([
    'Harbour Mutual',
  ])
  expect((await quality.send(user.list, { body: {} })).data.total).toBeGreaterThan(total ?? Infinity)
})

test('an organisation outside of the own branch finds nobody', async () => {
  const manager = await demo.as('manager')
  const [company] = (await manager.send(user.organizationList)).data.list
  const master = await demo.as('master')
  const service = company?.children.find(({ name }) => name === 'Service centre Chengdu')
  expect((await manager.send(user.list, { body: { orgId: service?.id } })).data.total).toBeGreaterThan(10)
  expect((await master.send(user.list, { body: { orgId: service?.id } })).data.records).toEqual([])
})

test('a page beyond the last is empty, a larger page than allowed is refused', async () => {
  const manager = await demo.as('manager')
  expect((await manager.send(user.list, { body: { current: 50 } })).data.records).toEqual([])
  expect((await manager.send(user.list, { body: { size: 1001 } })).status).toBe(400)
})

test('seats, who open no page, cannot read the directory [SHELL-104]', async () => {
  const seat = await demo.as('seat-001')
  expect((await seat.send(user.info)).status).toBe(200)
  for (const call of [user.organizationList, user.listEnum, user.list]) {
    expect((await seat.send(call)).status).toBe(403)
  }
})

test('without a session nothing of it is answered', async () => {
  for (const call of [user.info, user.organizationList, user.listEnum, user.list]) {
    expect((await demo.nobody.send(call)).status).toBe(401)
  }
})
