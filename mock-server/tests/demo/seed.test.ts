import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts, seed } from '../../src/demo/seed/index.ts'
import { auditWriter } from '../../src/platform/audit/writer.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { asOwner } from '../../src/platform/db/owner.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { cloneDatabase } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

/** Seeds a database that has no demo data yet, and answers every row of it but for times of recording and hashes. */
async function seededRows(now: Date): Promise<unknown> {
  const database = await cloneDatabase('none')
  const audit = auditWriter(systemClock, secretsFrom(Buffer.alloc(32, 1)))
  const rows = await asOwner(database.adminUrl, async (db) => {
    await db.transaction().execute((tx) =>
      seed({
        db: tx,
        profile: 'people',
        now,
        audit,
        hashPassword: (password) => Promise.resolve(`hash of ${password}`),
      }),
    )
    return {
      tenants: await db
        .selectFrom('tenant')
        .selectAll()
        .where('code', '<>', 'platform')
        .orderBy('id')
        .execute(),
      organizations: await db.selectFrom('organization').selectAll().orderBy('id').execute(),
      businesses: await db.selectFrom('businessType').selectAll().orderBy('id').execute(),
      products: await db.selectFrom('product').selectAll().orderBy('id').execute(),
      people: await db
        .selectFrom('appUser')
        .selectAll()
        .where('username', '<>', 'admin')
        .orderBy('id')
        .execute(),
      roles: await db
        .selectFrom('role')
        .selectAll()
        .where('name', '<>', 'Administrator')
        .orderBy('id')
        .execute(),
      userRoles: await db.selectFrom('userRole').selectAll().orderBy('userId').orderBy('roleId').execute(),
      userBusinesses: await db
        .selectFrom('userBusinessType')
        .selectAll()
        .orderBy('userId')
        .orderBy('businessTypeId')
        .execute(),
    }
  })
  await database.drop()
  return rows
}

test('the same moment gives the same scenario, another moment the same people opened at other times', async () => {
  const morning = new Date('2026-11-21T01:00:00Z')
  const first = await seededRows(morning)
  expect(await seededRows(morning)).toEqual(first)
  expect(await seededRows(new Date('2026-12-24T01:00:00Z'))).not.toEqual(first)
})

test('there are a platform, a standard tenant, an individual and four providers, two of them verified [ERR-033]', async () => {
  const tenants = await demo.asOwner((db) => db.selectFrom('tenant').selectAll().orderBy('id').execute())
  expect(tenants.map(({ kind }) => kind).sort()).toEqual([
    'individual',
    'platform',
    'provider',
    'provider',
    'provider',
    'provider',
    'standard',
  ])
  const providers = tenants.filter(({ kind }) => kind === 'provider')
  expect(providers.map(({ authStatus }) => authStatus ?? '').sort()).toEqual([
    'Rejected',
    'Unverified',
    'Verified',
    'Verified',
  ])
  expect(providers.find(({ authStatus }) => authStatus === 'Rejected')?.authRemark).toMatch(/licence/)
})

test('companies have organisations three levels deep', async () => {
  const rows = await demo.asOwner((db) => db.selectFrom('organization').selectAll().execute())
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const depthOf = (id: number): number => {
    const parent = parents.get(id)
    return parent == null ? 1 : 1 + depthOf(parent)
  }
  const depths = new Map<number, number>()
  for (const { id, tenantId } of rows) depths.set(tenantId, Math.max(depths.get(tenantId) ?? 0, depthOf(id)))
  expect([...depths.values()].sort((a, b) => a - b)).toEqual([1, 3, 3, 3, 3, 3, 3])
})

test('only the demo accounts can sign in, each with a salt of its own', async () => {
  const withPassword = await demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .select(['username', 'passwordHash'])
      .where('passwordHash', 'is not', null)
      .execute(),
  )
  expect(withPassword.map(({ username }) => username).sort()).toEqual(
    demoAccounts.map(({ username }) => username).sort(),
  )
  expect(new Set(withPassword.map(({ passwordHash }) => passwordHash)).size).toBe(withPassword.length)
  expect(withPassword.every(({ passwordHash }) => passwordHash?.startsWith('$argon2id$'))).toBe(true)
})

test('every demo account signs in with the password that is printed at the start', async () => {
  for (const { username } of demoAccounts) expect((await demo.as(username)).userId).toBeGreaterThan(0)
})

test('the seed invents no history: one record a tenant, that of the seeding itself', async () => {
  const database = await cloneDatabase('people')
  const records = await asOwner(database.adminUrl, (db) =>
    db.selectFrom('auditRecord').select(['tenantId', 'opType', 'opUserName']).orderBy('tenantId').execute(),
  )
  await database.drop()
  expect(records.map(({ opType, opUserName }) => [opType, opUserName])).toEqual(
    Array.from({ length: 7 }, () => ['system.seed', 'system']),
  )
  expect(new Set(records.map(({ tenantId }) => tenantId)).size).toBe(7)
})

test('most people have a business, and only businesses of their own tenant', async () => {
  const bound = await demo.asOwner((db) =>
    db
      .selectFrom('userBusinessType as bound')
      .innerJoin('appUser', 'appUser.id', 'bound.userId')
      .innerJoin('businessType', 'businessType.id', 'bound.businessTypeId')
      .select(['bound.userId', 'appUser.tenantId as userTenant', 'businessType.tenantId as businessTenant'])
      .execute(),
  )
  expect(bound.filter(({ userTenant, businessTenant }) => userTenant !== businessTenant)).toEqual([])
  expect(new Set(bound.map(({ userId }) => userId)).size).toBeGreaterThan(290)
})
