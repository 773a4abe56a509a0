import { account, role, session } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { everyMenuId } from '../../src/access/menu/menu.ts'
import { findRecord, findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { ROLE_REFUSALS } = role
const LOGS = ['msgcenter', 'msgcenter.logs', 'msgcenter.audit']

let demo: Demo
/** The roles of the manager's company before any test adds to them. */
let seeded: readonly role.RoleRow[]
beforeAll(async () => {
  demo = await startDemo()
  seeded = await rolesOf(await demo.as('manager'))
})
afterAll(() => demo.stop())

const rolesOf = async (person: Person) => (await person.send(role.list)).data.roles
const detailOf = async (person: Person, id: number) =>
  (await person.send(role.detail, { query: { id } })).data

async function roleNamed(person: Person, name: string): Promise<role.Role> {
  const found = (await rolesOf(person)).find((one) => one.name === name)
  if (!found) throw new Error(`no role ${name}`)
  return detailOf(person, found.id)
}

async function made(
  person: Person,
  name: string,
  content: { menuIds?: string[]; permissions?: string[] } = {},
): Promise<role.Role> {
  const answer = await person.send(role.create, { body: { name, menuIds: [], permissions: [], ...content } })
  expect(answer).toMatchObject({ status: 200, code: 0 })
  return answer.data
}

const bodyOf = ({ id, version, name, menuIds, permissions }: role.Role) => ({
  id,
  version,
  name,
  menuIds,
  permissions,
})

/** Lets a person sign in, with these roles and no others; sessions that they had end with it. */
async function assignRoles(userId: number, roleIds: number[]): Promise<void> {
  await demo.asOwner(async (db) => {
    const { passwordHash } = await db
      .selectFrom('appUser')
      .where('username', '=', 'manager')
      .select('passwordHash')
      .executeTakeFirstOrThrow()
    const { tenantId } = await db
      .updateTable('appUser')
      .set({ passwordHash })
      .where('id', '=', userId)
      .returning('tenantId')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('userRole').where('userId', '=', userId).execute()
    await db
      .insertInto('userRole')
      .values(roleIds.map((roleId) => ({ tenantId, userId, roleId })))
      .execute()
  })
}

/** People of a company whom nobody can sign in as. */
const findPeopleWithoutSignIn = (tenantCode: string) =>
  demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
      .where('tenant.code', '=', tenantCode)
      .where('appUser.passwordHash', 'is', null)
      .where('appUser.tenantAdmin', '=', false)
      .where('appUser.status', '=', 'enabled')
      .select(['appUser.id', 'appUser.username', 'appUser.tenantId'])
      .orderBy('appUser.id')
      .limit(10)
      .execute(),
  )

const inOrder = (numbers: number[]) => numbers.toSorted((left, right) => left - right)

const lastRecord = (tenantId: number) =>
  demo.inTenant(tenantId, async (tx) => {
    const [head] = await findRecords(tx, { module: 'role' }, { pageIndex: 1, pageSize: 1, fromEnd: false })
    return head && findRecord(tx, head.id)
  })

describe('the roles of a company', () => {
  test('are listed by name, with how many have them and what they hold', async () => {
    const manager = await demo.as('manager')
    const roles = seeded
    expect(roles.map(({ name }) => name)).toEqual([
      'Enterprise administrator',
      'Quality',
      'Seat',
      'Senior group master',
    ])
    expect(roles[0]).toMatchObject({ people: 1, permissions: 10, isOwn: true })
    expect(roles[2]).toMatchObject({ pages: 0, permissions: 1, isOwn: false })
    const detail = await detailOf(manager, roles[0]?.id ?? 0)
    expect(detail).toMatchObject({ canChange: true, isOwn: true, version: 1 })
    expect(detail.menuIds).toContain('account.role')
  })

  test('name everybody who has one, by pages', async () => {
    const manager = await demo.as('manager')
    const { id, people } = await roleNamed(manager, 'Seat')
    const first = (await manager.send(role.holders, { query: { id } })).data
    expect(first.total).toBe(people)
    expect(first.records).toHaveLength(10)
    const second = (await manager.send(role.holders, { query: { id, pageIndex: 2, pageSize: 5 } })).data
    expect(second.records.map((one) => one.id)).toEqual(first.records.slice(5).map((one) => one.id))
    expect(first.records[0]).toEqual({
      id: expect.any(Number),
      username: 'seat-001',
      name: expect.any(String),
      orgName: expect.any(String),
      isEnabled: true,
    })
  })

  test('grant from a catalogue that has every id and code, with both names and whether the person holds it', async () => {
    const manager = await demo.as('manager')
    const { menu, permissions } = (await manager.send(role.catalogue)).data
    expect(menu.map(({ id }) => id).sort()).toEqual([...everyMenuId].sort())
    const audit = menu.find(({ id }) => id === 'msgcenter.audit')
    expect(audit).toEqual({
      id: 'msgcenter.audit',
      parentId: 'msgcenter.logs',
      kind: 'page',
      name: { en: 'Audit log', zh: '审计日志' },
      isHidden: false,
      isHeld: true,
    })
    expect(menu.find(({ id }) => id === 'account.tenant')?.isHeld).toBe(false)
    expect(permissions.map(({ code }) => code)).toEqual(
      expect.arrayContaining(Object.values(session.PERMISSION_CODES)),
    )
    expect(permissions.every(({ name }) => name.en !== '' && name.zh !== '')).toBe(true)
  })

  test('are for those who may open the page, and for one company', async () => {
    const { id } = await roleNamed(await demo.as('manager'), 'Quality')
    const body = { id, version: 1, name: 'x', menuIds: [], permissions: [] }
    const answers = async (person: Person) => [
      await person.send(role.detail, { query: { id } }),
      await person.send(role.holders, { query: { id } }),
      await person.send(role.modify, { body }),
      await person.send(role.copy, { body: { id, name: 'y' } }),
      await person.send(role.remove, { query: { id, version: 1 } }),
    ]
    const quality = await demo.as('quality')
    for (const answer of [
      ...(await answers(quality)),
      await quality.send(role.list),
      await quality.send(role.catalogue),
      await quality.send(role.create, { body: { name: 'x', menuIds: [], permissions: [] } }),
    ]) {
      expect(answer.status).toBe(403)
    }
    const foreign = await demo.as('provider-admin')
    const unknown = await foreign.send(role.detail, { query: { id: 999_999 } })
    for (const answer of await answers(foreign)) {
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(unknown.body)
    }
    expect((await demo.nobody.send(role.list)).status).toBe(401)
  })
})

describe('a new role', () => {
  test('has the pages with their parents, and is recorded', async () => {
    const manager = await demo.as('manager')
    const created = await made(manager, '  Auditor ', {
      menuIds: ['msgcenter.audit'],
      permissions: [session.PERMISSION_CODES.password],
    })
    expect(created).toMatchObject({ name: 'Auditor', menuIds: LOGS, people: 0, isOwn: false, version: 1 })
    expect(await lastRecord(manager.tenantId)).toMatchObject({
      opType: 'role.create',
      targetName: 'Auditor',
      opUserId: manager.userId,
    })
  })

  test('cannot have a name that is taken, in whatever case', async () => {
    const manager = await demo.as('manager')
    const answer = await manager.send(role.create, {
      body: { name: 'qUALITY', menuIds: [], permissions: [] },
    })
    expect(answer).toMatchObject({ status: 200, code: ROLE_REFUSALS.nameTaken })
    expect(answer.message).toContain('qUALITY')
  })

  test('loses a character that turns the text of its name', async () => {
    const manager = await demo.as('manager')
    const body = { name: 'turn\u202eed', menuIds: [], permissions: [] }
    const { id } = (await manager.send(role.create, { body })).data
    const stored = await demo.inTenant(manager.tenantId, ({ db }) =>
      db.selectFrom('role').select('name').where('id', '=', id).execute(),
    )
    expect(stored).toEqual([{ name: 'turned' }])
  })

  test.each([
    ['no name', { name: ' ', menuIds: [], permissions: [] }],
    ['a long name', { name: 'x'.repeat(61), menuIds: [], permissions: [] }],
    ['a name of two lines', { name: 'a\nb', menuIds: [], permissions: [] }],
    ['a name that nobody sees', { name: '\u202e\u200b', menuIds: [], permissions: [] }],
    ['ids that are no list', { name: 'a', menuIds: 'account', permissions: [] }],
    ['an id that is no text', { name: 'a', menuIds: [1], permissions: [] }],
    ['too many ids', { name: 'a', menuIds: Array(2001).fill('home'), permissions: [] }],
    ['more fields than there are', { name: 'a', menuIds: [], permissions: [], tenantId: 2 }],
    ['an unknown id', { name: 'a', menuIds: ['nobody.knows'], permissions: [] }],
    ['an unknown code', { name: 'a', menuIds: [], permissions: ['123'] }],
  ])('is refused with %s', async (_what, body) => {
    const answer = await (await demo.as('manager')).sendRaw(role.create, { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {})).not.toEqual([])
  })

  test.each([
    ['a page of the platform', ['account.tenant'], []],
    ['a page beside those they hold', ['msgcenter.audit', 'project.sp'], []],
  ])('cannot grant %s, and the attempt is recorded', async (_what, menuIds, permissions) => {
    const manager = await demo.as('manager')
    const answer = await manager.send(role.create, { body: { name: 'More', menuIds, permissions } })
    expect(answer.status).toBe(403)
    expect(answer.message).toBe('Nobody can grant what they do not hold themselves.')
    const refusals = await demo.inTenant(manager.tenantId, (tx) =>
      findRecords(tx, { module: 'access' }, { pageIndex: 1, pageSize: 1, fromEnd: false }),
    )
    expect(refusals[0]).toMatchObject({ opType: 'access.refused', targetName: 'role.create' })
  })

  test('is refused when there are as many as there can be', async () => {
    const platform = await demo.as('platform-admin')
    const { length } = await rolesOf(platform)
    await demo.asOwner((db) =>
      db
        .insertInto('role')
        .values(
          Array.from({ length: role.MAX_ROLES - 1 - length }, (_, index) => ({
            tenantId: platform.tenantId,
            name: `Filler ${index}`,
          })),
        )
        .execute(),
    )
    const requested = (name: string) =>
      platform.send(role.create, { body: { name, menuIds: [], permissions: [] } })
    const codes = (await Promise.all(['One', 'Two', 'Three'].map(requested))).map(({ code }) => code)
    expect(inOrder(codes)).toEqual([0, ROLE_REFUSALS.tooMany, ROLE_REFUSALS.tooMany])
  })
})

describe('a change of a role', () => {
  test('is stored with a new version, and recorded with what it was before', async () => {
    const manager = await demo.as('manager')
    const before = await made(manager, 'Changing', { menuIds: ['msgcenter.audit'] })
    demo.clock.forward(60)
    const { data: after } = await manager.send(role.modify, {
      body: { ...bodyOf(before), name: 'Changed', menuIds: ['msgcenter.history'] },
    })
    expect(after).toMatchObject({
      id: before.id,
      name: 'Changed',
      menuIds: ['msgcenter', 'msgcenter.logs', 'msgcenter.history'],
      version: 2,
      updatedAt: before.updatedAt + 60,
    })
    const record = await lastRecord(manager.tenantId)
    expect(record).toMatchObject({ opType: 'role.modify', targetName: 'Changed' })
    expect(JSON.parse(record?.opContentBefore ?? '')).toEqual({
      name: 'Changing',
      menuIds: LOGS,
      permissions: [],
    })
  })

  test('that changes nothing leaves the version and the log as they are', async () => {
    const manager = await demo.as('manager')
    const before = await made(manager, 'Unchanged', { menuIds: ['msgcenter.audit'] })
    const record = await lastRecord(manager.tenantId)
    const { data } = await manager.send(role.modify, { body: bodyOf(before) })
    expect(data).toEqual(before)
    expect((await lastRecord(manager.tenantId))?.id).toBe(record?.id)
  })

  test('of two people at once one is stored and the other gets a conflict', async () => {
    const manager = await demo.as('manager')
    const before = await made(manager, 'Contested')
    const answers = await Promise.all(
      ['Mine', 'Theirs'].map((name) => manager.send(role.modify, { body: { ...bodyOf(before), name } })),
    )
    expect(inOrder(answers.map(({ status }) => status))).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.message).toMatch(
      /Somebody else has changed this role/,
    )
    expect((await detailOf(manager, before.id)).version).toBe(2)
  })

  test('holds at the next request of everybody who has the role, whose sessions continue', async () => {
    const manager = await demo.as('manager')
    const quality = await demo.as('quality')
    const before = await roleNamed(manager, 'Quality')
    expect((await quality.send(session.authz)).data.menuIds).toContain('msgcenter.audit')
    await manager.send(role.modify, {
      body: { ...bodyOf(before), menuIds: before.menuIds.filter((id) => id !== 'msgcenter.audit') },
    })
    const rights = await quality.send(session.authz)
    expect(rights.status).toBe(200)
    expect(rights.data.menuIds).not.toContain('msgcenter.audit')
    const present = await detailOf(manager, before.id)
    await manager.send(role.modify, { body: { ...bodyOf(present), menuIds: before.menuIds } })
    expect((await quality.send(session.authz)).data.menuIds).toContain('msgcenter.audit')
  })
})

describe('who holds less than a role', () => {
  /** A delegate: manages roles, and holds little else. */
  async function delegate(name: string): Promise<Person> {
    const manager = await demo.as('manager')
    const { id } = await made(manager, name, {
      menuIds: ['account.role', 'msgcenter.audit'],
      permissions: ['90003'],
    })
    const person = (await findPeopleWithoutSignIn('harbour'))[0]
    if (!person) throw new Error('nobody is left')
    await assignRoles(person.id, [id])
    return demo.as(person.username)
  }

  test('changes their part of it, and the rest stays, sent or not', async () => {
    const manager = await demo.as('manager')
    const person = await delegate('Delegate 1')
    const before = await made(manager, 'Above', {
      menuIds: ['msgcenter.audit', 'msgcenter.history', 'home.monitor'],
      permissions: ['90003', '90001'],
    })
    const { data } = await person.send(role.modify, {
      body: { ...bodyOf(before), menuIds: ['home.monitor', 'account.role'], permissions: [] },
    })
    expect(data.menuIds).toEqual([
      'home',
      'home.monitor',
      'account',
      'account.role',
      'msgcenter',
      'msgcenter.logs',
      'msgcenter.history',
    ])
    expect(data.permissions).toEqual(['90001'])
  })

  test('adds nothing to it that they do not hold, whatever they send', async () => {
    const person = await delegate('Delegate 2')
    const own = await roleNamed(person, 'Delegate 2')
    for (const more of [{ menuIds: [...own.menuIds, 'home.monitor'] }, { permissions: ['90003', '90001'] }]) {
      const answer = await person.send(role.modify, { body: { ...bodyOf(own), ...more } })
      expect(answer.status).toBe(403)
    }
    expect(await detailOf(person, own.id)).toEqual(own)
  })

  test('copies no more of it than they hold, and is informed', async () => {
    const person = await delegate('Delegate 3')
    const source = await roleNamed(person, 'Enterprise administrator')
    const answer = await person.send(role.copy, { body: { id: source.id, name: 'Copied' } })
    expect(answer.data.role.menuIds).toEqual(['account', 'account.role', ...LOGS])
    expect(answer.data.role.permissions).toEqual(['90003'])
    expect(answer.data.leftOut).toBeGreaterThan(0)
    const copy = await person.send(role.copy, { body: { id: source.id, name: 'copied' } })
    expect(copy.code).toBe(ROLE_REFUSALS.nameTaken)
  })

  test("does not change the role of the company's administrator", async () => {
    const person = await delegate('Delegate 4')
    const theirs = await roleNamed(person, 'Enterprise administrator')
    expect(theirs.canChange).toBe(false)
    const answer = await person.send(role.modify, { body: { ...bodyOf(theirs), menuIds: [] } })
    expect(answer.status).toBe(403)
    expect(answer.message).toMatch(/role of an administrator of the company/)
  })
})

describe('a page that its administrator does not hold, as one that a new version brings', () => {
  const NEW_PAGE = 'statistic.track'

  test('is granted by the administrator of the company, to their own role or another one, without a migration', async () => {
    const manager = await demo.as('manager')
    await demo.asOwner((db) =>
      db
        .updateTable('role')
        .set({
          menuIds: sql`array_remove(menu_ids, ${NEW_PAGE})`,
          permissions: sql`array_remove(permissions, '90003')`,
        })
        .where('name', '=', 'Enterprise administrator')
        .execute(),
    )
    expect((await manager.send(session.authz)).data.menuIds).not.toContain(NEW_PAGE)
    const { menu, permissions } = (await manager.send(role.catalogue)).data
    expect(menu.find(({ id }) => id === NEW_PAGE)?.isHeld).toBe(true)
    expect(permissions.find(({ code }) => code === '90003')?.isHeld).toBe(true)

    const readers = await made(manager, 'Readers', { menuIds: [NEW_PAGE], permissions: ['90003'] })
    const options = (await manager.send(account.options)).data.roles
    expect(options.find(({ id }) => id === readers.id)?.mayGrant).toBe(true)
    const own = await roleNamed(manager, 'Enterprise administrator')
    const { data } = await manager.send(role.modify, {
      body: {
        ...bodyOf(own),
        menuIds: [...own.menuIds, NEW_PAGE],
        permissions: [...own.permissions, '90003'],
      },
    })
    expect(data.menuIds).toEqual(expect.arrayContaining(['statistic', NEW_PAGE]))
    expect((await manager.send(session.authz)).data.menuIds).toContain(NEW_PAGE)
  })

  test('with a number in its name is listed by the number', async () => {
    const manager = await demo.as('manager')
    for (const name of ['Desk 10 night', 'Desk 2', 'Desk 10 day']) await made(manager, name)
    const isDesk = ({ name }: { name: string }) => name.startsWith('Desk ')
    const { roles } = (await manager.send(account.options)).data
    const names = roles.filter(isDesk).map(({ name }) => name)
    expect(names).toEqual(['Desk 2', 'Desk 10 day', 'Desk 10 night'])
  })

  test('is not granted where companies of the kind do not have it', async () => {
    const manager = await demo.as('manager')
    const answer = await manager.send(role.create, {
      body: { name: 'Companies', menuIds: ['account.tenant'], permissions: [] },
    })
    expect(answer.status).toBe(403)
  })
})

describe('the last way to administer a company', () => {
  test.each(['account.role', 'account.users'])('keeps %s', async (menuId) => {
    const lantern = await demo.as('provider-admin')
    const before = await roleNamed(lantern, 'Provider administrator')
    const answer = await lantern.send(role.modify, {
      body: { ...bodyOf(before), menuIds: before.menuIds.filter((id) => id !== menuId) },
    })
    expect(answer).toMatchObject({ status: 200, code: ROLE_REFUSALS.locksOut })
    expect(answer.message).toMatch(/lock everyone out/)
    expect(await detailOf(lantern, before.id)).toEqual(before)
  })

  test('is not an account that is disabled, or that nobody can sign in with', async () => {
    const lantern = await demo.as('provider-admin')
    const own = await roleNamed(lantern, 'Provider administrator')
    const second = await made(lantern, 'Second', { menuIds: ['account.role', 'account.users'] })
    const [other] = await findPeopleWithoutSignIn('lantern')
    if (!other) throw new Error('nobody else in the company')
    await assignRoles(other.id, [second.id])
    onTestFinished(async () => {
      await demo.asOwner(async (db) => {
        await db.deleteFrom('userRole').where('userId', '=', other.id).execute()
        await db.updateTable('role').set({ menuIds: own.menuIds }).where('id', '=', own.id).execute()
      })
    })
    const set = (values: { status?: 'enabled' | 'disabled'; passwordHash?: string | null }) =>
      demo.asOwner((db) =>
        db
          .updateTable('appUser')
          .set(values)
          .where('id', '=', other.id)
          .returning('passwordHash')
          .executeTakeFirstOrThrow(),
      )
    const { passwordHash } = await set({ status: 'enabled' })
    const withoutRoles = () =>
      lantern.send(role.modify, {
        body: { ...bodyOf(own), menuIds: own.menuIds.filter((id) => id !== 'account.role') },
      })
    await set({ status: 'disabled' })
    expect((await withoutRoles()).code).toBe(ROLE_REFUSALS.locksOut)
    await set({ status: 'enabled', passwordHash: null })
    expect((await withoutRoles()).code).toBe(ROLE_REFUSALS.locksOut)
    await set({ passwordHash })
    // With another person who can do both, the rights can be given up.
    expect((await withoutRoles()).code).toBe(0)
    expect((await lantern.send(role.list)).status).toBe(403)
  })

  test('holds when two give theirs up at the same moment', async () => {
    const [one, two] = await findPeopleWithoutSignIn('northgate')
    if (!one || !two) throw new Error('two people of Northgate are needed')
    const [mine, theirs] = await demo.asOwner((db) =>
      db
        .insertInto('role')
        .values(
          ['Mine', 'Theirs'].map((name) => ({
            tenantId: one.tenantId,
            name,
            menuIds: ['account', 'account.role', 'account.users'],
          })),
        )
        .returning('id')
        .execute(),
    )
    if (!mine || !theirs) throw new Error('the roles were not made')
    await assignRoles(one.id, [mine.id])
    await assignRoles(two.id, [theirs.id])
    const first = await demo.as(one.username)
    const second = await demo.as(two.username)
    const emptied = (id: number, name: string) => ({ id, version: 1, name, menuIds: [], permissions: [] })
    const answers = await Promise.all([
      first.send(role.modify, { body: emptied(mine.id, 'Mine') }),
      second.send(role.modify, { body: emptied(theirs.id, 'Theirs') }),
    ])
    expect(inOrder(answers.map(({ code }) => code))).toEqual([0, ROLE_REFUSALS.locksOut])
  })
})

describe('deleting a role', () => {
  test('is refused with the number of those who have it', async () => {
    const manager = await demo.as('manager')
    const { id, people } = await roleNamed(manager, 'Seat')
    const answer = await manager.send(role.remove, { query: { id, version: 1 } })
    expect(answer).toMatchObject({ status: 200, code: ROLE_REFUSALS.inUse })
    expect(answer.message).toContain(`${people} people have this role`)
    const chinese = await manager.send(role.remove, { query: { id, version: 1 }, language: 'zh' })
    expect(chinese.message).toContain(`${people} 人`)
  })

  test('is refused when it was changed meanwhile', async () => {
    const manager = await demo.as('manager')
    const { id, version } = await made(manager, 'Changed meanwhile', { menuIds: ['msgcenter.audit'] })
    const body = { id, version, name: 'Renamed meanwhile', menuIds: [], permissions: [] }
    const { data } = await manager.send(role.modify, { body })
    expect((await manager.send(role.remove, { query: { id, version } })).status).toBe(409)
    expect((await manager.send(role.remove, { query: { id, version: data.version } })).code).toBe(0)
  })

  test('is done when nobody has it, once, and recorded', async () => {
    const manager = await demo.as('manager')
    const { id } = await made(manager, 'Short-lived', { menuIds: ['msgcenter.audit'] })
    expect((await manager.send(role.remove, { query: { id, version: 1 } })).code).toBe(0)
    expect(await lastRecord(manager.tenantId)).toMatchObject({
      opType: 'role.remove',
      targetName: 'Short-lived',
    })
    expect((await manager.send(role.remove, { query: { id, version: 1 } })).status).toBe(404)
    expect((await rolesOf(manager)).map((one) => one.id)).not.toContain(id)
  })
})
