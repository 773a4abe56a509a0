import {
  businessReference,
  businessManage,
  company,
  session,
  tenant,
  tenantAdmin,
  user,
  type BodyOf,
  type QueryOf,
} from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '../../src/platform/db/owner.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { TENANT_REFUSALS } = tenantAdmin

let demo: Demo
let platform: Person
beforeAll(async () => {
  demo = await startDemo()
  platform = await demo.as('platform-admin')
})
afterAll(() => demo.stop())

const listed = async (query: QueryOf<typeof tenantAdmin.list> = {}) =>
  (await platform.send(tenantAdmin.list, { query })).data

async function idOf(code: string): Promise<number> {
  const { records } = await listed({ search: code })
  const found = records.find((row) => row.code === code)
  if (!found) throw new Error(`there is no ${code}`)
  return found.id
}

const detailOf = async (id: number) => (await platform.send(tenantAdmin.detail, { query: { id } })).data

type Creation = BodyOf<typeof tenantAdmin.create>
const juniper: Creation = {
  code: 'juniper',
  nameEn: 'Juniper Services',
  nameZh: '杜松服务',
  shortName: 'Juniper',
  tenantType: 'Standard',
  timezone: 'Asia/Shanghai',
  currency: 'CNY',
  adminUsername: 'juniper-admin',
  adminName: 'Wen Li',
}
const create = (change: Partial<Creation> = {}) =>
  platform.send(tenantAdmin.create, { body: { ...juniper, ...change } })

type Modification = BodyOf<typeof tenantAdmin.modify>
async function modificationOf(id: number): Promise<Modification> {
  const found = await detailOf(id)
  return {
    id,
    version: found.version,
    nameEn: found.nameEn,
    nameZh: found.nameZh,
    shortName: found.shortName ?? '',
    timezone: found.timezone,
    currency: found.currency,
    credentialStatus: found.credentialStatus,
    credentialFlag: found.credentialFlag,
    contactPerson: found.contactPerson ?? '',
    contactTel: found.contactTel ?? '',
    contactEmail: found.contactEmail ?? '',
    address: found.address ?? '',
  }
}

const recordsOf = (tenantId: number) =>
  demo.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'tenant')
      .select(['opType', 'targetName', 'opUserId', 'opUserName', 'opContentBefore', 'opContentAfter'])
      .orderBy('seq', 'desc')
      .execute(),
  )

/** Every call of the page, with what each needs. */
function everyCall(person: Person, id: number) {
  return [
    () => person.send(tenantAdmin.list),
    () => person.send(tenantAdmin.detail, { query: { id } }),
    () =>
      person.send(tenantAdmin.create, { body: { ...juniper, code: 'intruder', adminUsername: 'intruder' } }),
    async () => person.send(tenantAdmin.modify, { body: await modificationOf(id) }),
    () =>
      person.send(tenantAdmin.setAuthStatus, {
        body: { id, version: 1, authStatus: 'Verified', remark: '' },
      }),
    () => person.send(tenantAdmin.addBusiness, { body: { id, name: 'Intruder', industryId: null } }),
    () =>
      person.send(tenantAdmin.modifyBusiness, {
        body: {
          id,
          businessTypeId: 1,
          version: 1,
          name: 'Intruder',
          industryId: null,
          status: 'disabled',
          reason: 'x',
        },
      }),
  ]
}

describe('the companies of the platform', () => {
  test('are found by part of a name or code, kind and status, a page at a time', async () => {
    const all = await listed()
    expect(all.total).toBeGreaterThanOrEqual(7)
    expect((await listed({ search: 'HARBOUR' })).records.map(({ code }) => code)).toEqual(['harbour'])
    expect((await listed({ search: '海港' })).records.map(({ code }) => code)).toEqual(['harbour'])
    expect((await listed({ search: '%' })).total).toBe(0)
    const providers = await listed({ kind: 'provider' })
    expect(new Set(providers.records.map(({ kind }) => kind))).toEqual(new Set(['provider']))
    expect((await listed({ authStatus: 'Rejected' })).records.map(({ code }) => code)).toEqual(['quayside'])
    const second = await listed({ pageIndex: 2, pageSize: 3 })
    expect(second.records).toHaveLength(3)
    expect(second.total).toBe(all.total)
    expect(await listed({ pageIndex: 900, pageSize: 3 })).toEqual({ records: [], total: all.total })
  })

  test('have their company data and businesses, and nothing of their people but the number', async () => {
    const id = await idOf('harbour')
    const found = await detailOf(id)
    expect(found).toMatchObject({ nameEn: 'Harbour Mutual', contactPerson: 'Chen Hao', credentialFlag: 1 })
    expect(found.businesses.length).toBeGreaterThan(0)
    const { people } = await demo.inTenant(id, ({ db }) =>
      db
        .selectFrom('appUser')
        .where('status', '=', 'enabled')
        .select((eb) => eb.fn.countAll<number>().as('people'))
        .executeTakeFirstOrThrow(),
    )
    expect(found.people).toBe(people)
    expect((await platform.send(tenantAdmin.detail, { query: { id: 999_999 } })).status).toBe(404)
    expect((await platform.send(tenant.detail, { query: { tenantId: id } })).status).toBe(404)
  })

  test('are for the platform alone: not without the menu id, and not with it in another company', async () => {
    const id = await idOf('lantern')
    const manager = await demo.as('manager')
    for (const call of everyCall(manager, id)) expect((await call()).status).toBe(403)
    await demo.asOwner((db) =>
      db
        .updateTable('role')
        .set({ menuIds: sql`array_append(menu_ids, 'account.tenant')` })
        .where('name', '=', 'Enterprise administrator')
        .execute(),
    )
    for (const call of everyCall(manager, id)) expect((await call()).status).toBe(403)
    expect((await demo.nobody.send(tenantAdmin.list)).status).toBe(401)
  })

  test('cannot be reached past the server either: each function of the database checks who calls', async () => {
    const server: TestServer = await startTestServer()
    const asTenant = (tenant: string, text: string) =>
      withConnection(server.database.appUrl, async (db) => {
        await db.query('begin')
        await db.query(`select set_config('app.tenant', $1, true)`, [tenant])
        await db.query(text)
        await db.query('rollback')
      })
    const calls = [
      `select * from platform_tenants('', null, null, 10, 0)`,
      `select * from platform_tenant(1)`,
      `select * from platform_tenant_businesses(1)`,
      `select platform_create_tenant('x', 'standard', 'x', 'x', 'x', 'Standard', 'UTC', 'CNY', now())`,
      `select platform_first_administrator(1, 'x', 'x', '{}', '{}', 'x', 'x', 'x', now())`,
      `select platform_modify_tenant(1, 1, 'x', 'x', 'x', 'UTC', 'CNY', 1, 1, 'x', 'x', 'x', 'x')`,
      `select platform_set_auth_status(1, 1, 'Verified', null)`,
      `select platform_add_business(1, 'x', null)`,
      `select platform_lock_businesses(1)`,
      `select platform_modify_business(1, 1, 1, 'x', null, 'disabled')`,
    ]
    const [other] = await server.asOwner((db) =>
      db.selectFrom('tenant').where('kind', '=', 'standard').select('id').limit(1).execute(),
    )
    for (const text of calls) {
      await expect(asTenant(String(other?.id), text)).rejects.toThrow('only the platform')
      await expect(asTenant('', text)).rejects.toThrow('only the platform')
    }
    const [own] = await server.asOwner((db) =>
      db.selectFrom('tenant').where('kind', '=', 'platform').select('id').execute(),
    )
    const intoOne = `select platform_first_administrator(${other?.id}, 'x', 'x', '{}', '{}', 'x', 'x', 'x', now())`
    await expect(asTenant(String(own?.id), intoOne)).rejects.toThrow('has people already')
    const platforms = `select platform_create_tenant('x', 'platform', 'x', 'x', 'x', 'Receiver', 'UTC', 'CNY', now())`
    await expect(asTenant(String(own?.id), platforms)).rejects.toThrow('makes no company of the kind')
    await server.stop()
  })
})

describe('a new company', () => {
  test('has an administrator whose password works once, and is in both audit logs without it', async () => {
    const { data } = await create()
    expect(await detailOf(data.id)).toMatchObject({
      kind: 'standard',
      authStatus: 'Unverified',
      people: 1,
      businesses: [],
      contactPerson: null,
    })
    const [ours] = await recordsOf(platform.tenantId)
    const [theirs] = await recordsOf(data.id)
    expect(ours).toMatchObject({ opType: 'tenant.create', opUserId: platform.userId })
    expect(theirs).toMatchObject({ opType: 'tenant.create', opUserId: null, opUserName: ours?.opUserName })
    expect(JSON.stringify([ours, theirs])).not.toContain(data.password)

    const signedIn = await demo.nobody.send(session.login, {
      body: { username: data.username, password: data.password, clientId: session.CLIENT_ID },
    })
    expect(signedIn.code).toBe(0)
    const info = await demo.fetch(user.info.path, {
      headers: { authorization: `Bearer ${signedIn.data.token}` },
    })
    expect(await info.json()).toMatchObject({
      data: {
        mustChangePassword: true,
        tenantName: 'Juniper Services',
        tenantAdmin: true,
        orgName: 'Juniper',
      },
    })
    const early = await demo.fetch(businessManage.list.path, {
      headers: { authorization: `Bearer ${signedIn.data.token}` },
    })
    expect(early.status).toBe(403)
  })

  test('of an outsourcing kind is a provider', async () => {
    const { data } = await create({ code: 'rowan', adminUsername: 'rowan-admin', tenantType: 'Provider' })
    expect(await detailOf(data.id)).toMatchObject({ kind: 'provider', tenantType: 'Provider' })
    const menuIds = await demo.inTenant(data.id, ({ db }) =>
      db.selectFrom('role').select('menuIds').execute(),
    )
    expect(menuIds[0]?.menuIds).toContain('account.role')
    expect(menuIds[0]?.menuIds).not.toContain('account.tenant')
  })

  test('is refused for a taken code or username, and leaves nothing behind', async () => {
    const before = (await listed()).total
    expect(await create({ code: 'harbour', adminUsername: 'other-admin' })).toMatchObject({
      status: 200,
      code: TENANT_REFUSALS.codeTaken,
    })
    expect(await create({ code: 'spruce', adminUsername: 'MANAGER' })).toMatchObject({
      code: TENANT_REFUSALS.usernameTaken,
    })
    expect((await listed()).total).toBe(before)
  })

  test('of one code made by two people at once is made once', async () => {
    const answers = await Promise.all(
      ['a', 'b'].map((ending) => create({ code: 'twins', adminUsername: `twins-${ending}` })),
    )
    const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
    expect(codes).toEqual([0, TENANT_REFUSALS.codeTaken])
  })

  test.each<[keyof Creation, unknown]>([
    ['code', 'Has Blanks'],
    ['code', 'x'],
    ['nameEn', ''],
    ['nameZh', 'x'.repeat(tenantAdmin.MAX_NAME_CHARACTERS + 1)],
    ['shortName', 'x'.repeat(tenantAdmin.MAX_SHORT_NAME_CHARACTERS + 1)],
    ['tenantType', 'Platform'],
    ['timezone', 'Middle/Earth'],
    ['timezone', '+08:00'],
    ['timezone', 'CST'],
    ['currency', 'XYZ'],
    ['currency', 'gbp'],
    ['adminUsername', 'a b'],
    ['adminName', 'two\nlines'],
  ])('is refused at the field for the %s %j', async (field, value) => {
    const answer = await platform.sendRaw(tenantAdmin.create, { body: { ...juniper, [field]: value } })
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty(field)
  })
})

describe('company data', () => {
  test('and certification are changed, hold in the company at once, and are in both audit logs', async () => {
    const id = await idOf('northgate')
    const body = {
      ...(await modificationOf(id)),
      nameEn: 'Northgate Group',
      shortName: '',
      timezone: 'Europe/Paris',
      currency: 'EUR',
      credentialStatus: 2,
      credentialFlag: 1,
      contactEmail: 'desk@northgate.example',
    }
    expect((await platform.send(tenantAdmin.modify, { body })).code).toBe(0)
    expect(await detailOf(id)).toMatchObject({
      nameEn: 'Northgate Group',
      shortName: null,
      timezone: 'Europe/Paris',
      currency: 'EUR',
      credentialStatus: 2,
      contactEmail: 'desk@northgate.example',
      version: body.version + 1,
    })
    const stored = await demo.inTenant(id, ({ db }) =>
      db.selectFrom('tenant').select(['timezone', 'currency']).execute(),
    )
    expect(stored).toEqual([{ timezone: 'Europe/Paris', currency: 'EUR' }])
    for (const tenantId of [platform.tenantId, id]) {
      const [record] = await recordsOf(tenantId)
      expect(record).toMatchObject({ opType: 'tenant.modify', targetName: 'Northgate Outsourcing' })
      expect(record?.opContentBefore).toContain('Europe/London')
      expect(record?.opContentBefore).toContain('GBP')
      expect(record?.opContentAfter).toContain('Europe/Paris')
    }
  })

  test('that the company itself changed meanwhile is a conflict, and keeps what it wrote', async () => {
    const manager = await demo.as('manager')
    const body = await modificationOf(manager.tenantId)
    await manager.send(company.modify, {
      body: { contactPerson: 'Changed meanwhile', contactTel: '', contactEmail: '', address: '' },
    })
    expect((await platform.send(tenantAdmin.modify, { body })).status).toBe(409)
    const { contactPerson, version } = await detailOf(manager.tenantId)
    expect(contactPerson).toBe('Changed meanwhile')
    expect((await platform.send(tenantAdmin.modify, { body: { ...body, version } })).code).toBe(0)
  })

  test.each<[keyof Modification, unknown]>([
    ['timezone', 'Middle/Earth'],
    ['currency', 'XYZ'],
    ['contactEmail', 'nobody'],
    ['credentialStatus', -1],
    ['credentialFlag', 1.5],
    ['nameEn', ' '],
    ['version', 0],
  ])('is refused at the field for the %s %j', async (field, value) => {
    const body = { ...(await modificationOf(await idOf('lantern'))), [field]: value }
    const answer = await platform.sendRaw(tenantAdmin.modify, { body })
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty(field)
  })

  test('of an unknown company answers 404', async () => {
    const body = { ...(await modificationOf(await idOf('lantern'))), id: 999_999 }
    expect((await platform.send(tenantAdmin.modify, { body })).status).toBe(404)
  })
})

describe('verification', () => {
  type Change = { authStatus: 'Verified' | 'Rejected'; remark?: string; behind?: number }
  const setTo = async (code: string, { authStatus, remark = '', behind = 0 }: Change) => {
    const id = await idOf(code)
    const { version } = await detailOf(id)
    return platform.send(tenantAdmin.setAuthStatus, {
      body: { id, version: version - behind, authStatus, remark },
    })
  }

  test('and rejection with a remark are stored, seen by the company, and recorded in both logs', async () => {
    expect(
      (await setTo('maple', { authStatus: 'Rejected', remark: 'The licence is not readable.' })).code,
    ).toBe(0)
    const id = await idOf('maple')
    expect(await detailOf(id)).toMatchObject({
      authStatus: 'Rejected',
      authRemark: 'The licence is not readable.',
    })
    expect((await recordsOf(id))[0]).toMatchObject({
      opType: 'tenant.setAuthStatus',
      opContentAfter: expect.stringContaining('not readable'),
    })
    expect((await setTo('maple', { authStatus: 'Verified' })).code).toBe(0)
    expect(await detailOf(id)).toMatchObject({ authStatus: 'Verified', authRemark: null })
    expect((await recordsOf(platform.tenantId))[0]).toMatchObject({
      opType: 'tenant.setAuthStatus',
      opContentBefore: expect.stringContaining('Rejected'),
    })
    const { data } = await (await demo.as('provider-unverified')).send(user.info)
    expect(data.tenantAuthStatus).toBe('Verified')
  })

  test('is refused without a reason, for the platform itself, and for an outdated version', async () => {
    expect(await setTo('maple', { authStatus: 'Rejected', remark: '  ' })).toMatchObject({
      code: TENANT_REFUSALS.remarkNeeded,
    })
    expect(await setTo('orchid', { authStatus: 'Rejected', remark: 'x' })).toMatchObject({
      code: TENANT_REFUSALS.ownStatus,
    })
    await setTo('lantern', { authStatus: 'Verified', remark: 'Looked at again' })
    expect((await setTo('lantern', { authStatus: 'Verified', remark: 'Outdated', behind: 1 })).status).toBe(
      409,
    )
    const body = { id: 999_999, version: 1, authStatus: 'Verified', remark: '' } as const
    expect((await platform.send(tenantAdmin.setAuthStatus, { body })).status).toBe(404)
  })
})

describe('a business', () => {
  test('is made for a company, which then has it, and recorded in both logs', async () => {
    const id = await idOf('harbour')
    const [industry] = (await platform.send(businessReference.industryAll)).data
    const body = { id, name: 'Pet insurance', industryId: industry?.id ?? null }
    const { data } = await platform.send(tenantAdmin.addBusiness, { body })
    expect((await detailOf(id)).businesses).toContainEqual({
      id: data.id,
      name: 'Pet insurance',
      industryId: industry?.id,
      industryName: industry?.name,
      status: 'enabled',
      people: 0,
      version: 1,
    })
    const theirs = (await (await demo.as('manager')).send(businessManage.list)).data
    expect(theirs.map(({ name }) => name)).toContain('Pet insurance')
    expect((await recordsOf(id))[0]).toMatchObject({ opType: 'tenant.addBusiness' })
    expect(
      await platform.send(tenantAdmin.addBusiness, { body: { ...body, name: 'PET insurance' } }),
    ).toMatchObject({ code: TENANT_REFUSALS.businessNameTaken })
  })

  test('is refused for an unknown company or industry, and beyond the limit', async () => {
    const id = await idOf('maple')
    const send = (body: BodyOf<typeof tenantAdmin.addBusiness>) =>
      platform.send(tenantAdmin.addBusiness, { body })
    expect((await send({ id: 999_999, name: 'x', industryId: null })).status).toBe(404)
    expect((await send({ id, name: 'x', industryId: 999_999 })).status).toBe(404)
    const present = (await detailOf(id)).businesses.length
    const names = Array.from({ length: businessManage.MAX_BUSINESS_TYPES - present }, (_, n) => `Filler ${n}`)
    await demo.asOwner((db) =>
      db
        .insertInto('businessType')
        .values(names.map((name) => ({ tenantId: id, name })))
        .execute(),
    )
    expect(await send({ id, name: 'One more', industryId: null })).toMatchObject({
      code: TENANT_REFUSALS.tooManyBusinesses,
    })
  })

  type Change = Partial<BodyOf<typeof tenantAdmin.modifyBusiness>>
  async function change(id: number, name: string, changes: Change) {
    const found = (await detailOf(id)).businesses.find((one) => one.name === name)
    if (!found) throw new Error(`there is no business ${name}`)
    const { id: businessTypeId, industryId, status, version } = found
    const body = { id, businessTypeId, version, name, industryId, status, reason: '', ...changes }
    return platform.send(tenantAdmin.modifyBusiness, { body })
  }
  const namesOf = async (id: number) => (await detailOf(id)).businesses.map(({ name }) => name)
  const inUse = async (id: number) => {
    const found = (await detailOf(id)).businesses.find(({ people }) => people > 0)
    if (!found) throw new Error('nobody works for a business')
    return found
  }

  test('of a company is renamed, which the company sees at once, and both logs record before and after', async () => {
    const id = await idOf('harbour')
    const { name, industryId } = await inUse(id)
    expect((await change(id, name, { name: `${name} desk` })).code).toBe(0)
    const theirs = (await (await demo.as('manager')).send(businessManage.list)).data
    expect(theirs.map((one) => one.name)).toContain(`${name} desk`)
    for (const tenantId of [platform.tenantId, id]) {
      const [record] = await recordsOf(tenantId)
      expect(record).toMatchObject({ opType: 'tenant.modifyBusiness', targetName: 'Harbour Mutual' })
      expect(JSON.parse(record?.opContentBefore ?? '')).toMatchObject({ name, industryId, status: 'enabled' })
      expect(JSON.parse(record?.opContentAfter ?? '')).toMatchObject({ name: `${name} desk` })
      expect(record?.opContentAfter).not.toContain('reason')
    }
    expect((await change(id, `${name} desk`, { name })).code).toBe(0)
  })

  test('is disabled only with a reason, found in both logs, unless nobody works for it', async () => {
    const id = await idOf('harbour')
    const { name, people } = await inUse(id)
    const refused = await change(id, name, { status: 'disabled', reason: '  ' })
    expect(refused).toMatchObject({ status: 200, code: TENANT_REFUSALS.reasonNeeded })
    expect(JSON.stringify(refused.body)).toContain(String(people))
    expect((await inUse(id)).status).toBe('enabled')
    const reason = 'The contract has ended.'
    expect((await change(id, name, { status: 'disabled', reason })).code).toBe(0)
    expect((await detailOf(id)).businesses).toContainEqual(
      expect.objectContaining({ name, status: 'disabled', people }),
    )
    for (const tenantId of [platform.tenantId, id]) {
      expect((await recordsOf(tenantId))[0]?.opContentAfter).toContain(reason)
    }
    expect((await change(id, name, { status: 'enabled' })).code).toBe(0)
    await platform.send(tenantAdmin.addBusiness, { body: { id, name: 'Nobody yet', industryId: null } })
    expect((await change(id, 'Nobody yet', { status: 'disabled' })).code).toBe(0)
  })

  test('that the company changed meanwhile is a conflict, and keeps what it wrote', async () => {
    const manager = await demo.as('manager')
    const id = manager.tenantId
    const { version, industryId, ...present } = await inUse(id)
    const meanwhile = {
      id: present.id,
      name: 'Renamed meanwhile',
      industryId,
      status: present.status,
      version,
    }
    expect((await manager.send(businessManage.modify, { body: meanwhile })).code).toBe(0)
    const late = await change(id, 'Renamed meanwhile', { name: 'Too late', version })
    expect(late.status).toBe(409)
    expect(await namesOf(id)).toContain('Renamed meanwhile')
    expect((await change(id, 'Renamed meanwhile', { name: present.name })).code).toBe(0)
  })

  test('changed by two at once is changed once', async () => {
    const id = await idOf('harbour')
    const { id: businessTypeId, name, industryId, status, version } = await inUse(id)
    // Both have seen the same version, no matter who comes first.
    const answers = await Promise.all(
      ['First of two', 'Second of two'].map((expected) =>
        platform.send(tenantAdmin.modifyBusiness, {
          body: { id, businessTypeId, version, name: expected, industryId, status, reason: '' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [left] = (await namesOf(id)).filter((one) => one.endsWith('of two'))
    expect((await change(id, left ?? '', { name })).code).toBe(0)
  })

  test('keeps its name from another, and is found in its own company only', async () => {
    const id = await idOf('harbour')
    const { name } = await inUse(id)
    const other = (await namesOf(id)).find((one) => one !== name) ?? ''
    expect(await change(id, name, { name: other.toUpperCase() })).toMatchObject({
      code: TENANT_REFUSALS.businessNameTaken,
    })
    expect((await change(id, name, { id: await idOf('northgate') })).status).toBe(404)
    expect((await change(id, name, { id: 999_999 })).status).toBe(404)
    expect((await change(id, name, { businessTypeId: 999_999 })).status).toBe(404)
    expect((await change(id, name, { industryId: 999_999 })).status).toBe(404)
  })

  test.each<[keyof BodyOf<typeof tenantAdmin.modifyBusiness>, unknown]>([
    ['name', ' '],
    ['name', 'x'.repeat(businessManage.MAX_NAME_CHARACTERS + 1)],
    ['status', 'gone'],
    ['reason', 'x'.repeat(tenantAdmin.MAX_REMARK_CHARACTERS + 1)],
    ['version', 0],
    ['industryId', '1'],
  ])('is refused at the field for the %s %j', async (field, value) => {
    const body = {
      id: 1,
      businessTypeId: 1,
      version: 1,
      name: 'x',
      industryId: null,
      status: 'enabled',
      reason: '',
    }
    const answer = await platform.sendRaw(tenantAdmin.modifyBusiness, { body: { ...body, [field]: value } })
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty(field)
  })
})
