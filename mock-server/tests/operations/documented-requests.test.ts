import { appVersion, audit } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

// The customer's documents know neither revisions nor packages (R60).
let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

const DRAFT = {
  version: '7.1.0',
  platform: appVersion.PLATFORM.android,
  updateMode: appVersion.UPDATE_MODE.forced,
  updateScope: appVersion.UPDATE_SCOPE.all,
  description: 'Notes',
}

async function listed(version: string): Promise<appVersion.ListedVersion> {
  const query = { pageSize: 100, pageIndex: 1, orderBy: 'version_value' } as const
  const { data } = await manager.send(appVersion.list, { query })
  const found = data.records.find((one) => one.version === version)
  if (found === undefined) throw new Error('the version is not listed')
  return found
}

const lastOperation = async () => {
  const records = await demo.inTenant(manager.tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'version')
      .select('opType')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute(),
  )
  return records[0]?.opType
}

test('a version without a percentage is changed by what the list answered, and has its package still', async () => {
  expect((await manager.send(appVersion.create, { body: DRAFT })).code).toBe(200)
  const { id } = await listed('7.1.0')
  const packageUrl = 'https://files.example/7.apk'
  const withPackage = { id, ...DRAFT, packageUrl }
  expect((await manager.send(appVersion.modify, { body: withPackage })).code).toBe(200)
  const { revision: _revision, packageUrl: _url, ...whole } = await listed('7.1.0')
  const answer = documentedAnswer(appVersion.list, { records: [whole], totalCnt: 1 })
  const [documented = whole] = answer.records
  for (const [body, description] of [
    [whole, 'Whole'],
    [documented, 'Documented'],
  ] as const) {
    expect((await manager.send(appVersion.modify, { body: { ...body, description } })).code).toBe(200)
    expect(await lastOperation()).toBe('version.modify')
    expect(await listed('7.1.0')).toMatchObject({ description, packageUrl })
  }
})

test('a version is released, delisted and deleted by its id', async () => {
  await manager.send(appVersion.create, { body: { ...DRAFT, version: '7.2.0' } })
  const { id } = await listed('7.2.0')
  expect((await manager.send(appVersion.release, { body: { id } })).code).toBe(200)
  // A released version cannot be edited, whatever is sent along.
  const { revision: _revision, ...whole } = await listed('7.2.0')
  expect((await manager.send(appVersion.modify, { body: whole })).status).toBe(409)
  expect((await manager.send(appVersion.delist, { query: { id } })).code).toBe(200)
  expect((await manager.send(appVersion.remove, { query: { id } })).code).toBe(200)
  await expect(listed('7.2.0')).rejects.toThrow('not listed')
})

test('the audit log is queried by the documented filters', async () => {
  const query = {
    pageIndex: 1,
    module: 'version',
    opType: 'version.create',
    bizTypeId: 1,
    productId: 1,
    opAtBegin: 1_700_000_000,
    opAtEnd: 1_900_000_000,
  }
  expect(await manager.send(audit.query, { query })).toMatchObject({ status: 200, code: 0 })
  expect((await manager.send(audit.modules)).data.modules.length).toBeGreaterThan(3)
  const { data } = await manager.send(audit.opTypes, { query: { module: 'version' } })
  expect(data.opTypes.map(({ opType }) => opType)).toContain('version.release')
})
