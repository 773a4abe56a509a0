import { account, company, exports, message, session, signUp, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findRecord, findRecords } from '../src/modules/audit/audit.store.ts'
import { rowsOf } from './_csv-rows.ts'
import { startDemo, type Demo, type Person } from './_demo.ts'
import {
  newPerson,
  organizationNamed,
  personNamed,
  roleNamed,
  SIGN_IN_PAUSE_SECONDS,
  signInFirst,
} from './_people.ts'

const { ACCOUNT_REFUSALS } = account

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

const records = (tenantId: number, opType: string) =>
  demo.inTenant(tenantId, async (tx) => {
    const page = { pageIndex: 1, pageSize: 50, fromEnd: false }
    const heads = await findRecords(tx, { module: 'account', opType }, page)
    return Promise.all(heads.map(({ id }) => findRecord(tx, id)))
  })
const detailOf = async (asker: Person, id: number) =>
  (await asker.send(account.detail, { query: { id } })).data
function bodyOf(person: account.Person) {
  return {
    id: person.id,
    version: person.version,
    name: person.name,
    nickName: person.nickName ?? '',
    position: person.position,
    orgId: person.orgId ?? 0,
    roleIds: person.roles.map(({ id }) => id),
    businessTypeIds: person.businessTypes.map(({ id }) => id),
  }
}
/** A tenant's role that no other test has a use for. */
async function newRole(menuIds: string[], permissions: string[] = []): Promise<number> {
  return demo.asOwner(async (db) => {
    const { id } = await db
      .insertInto('role')
      .values({
        tenantId: manager.tenantId,
        name: `Role ${menuIds.join()} ${Math.random()}`,
        menuIds,
        permissions,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}
/** Somebody with these rights, signed in. */
async function holderOf(menuIds: string[], permissions: string[] = []): Promise<Person> {
  const made = await newPerson(manager, { roleIds: [] })
  const roleId = await newRole(menuIds, permissions)
  await demo.asOwner((db) =>
    db.insertInto('userRole').values({ tenantId: manager.tenantId, userId: made.id, roleId }).execute(),
  )
  await signInFirst(demo, made)
  demo.clock.forward(SIGN_IN_PAUSE_SECONDS)
  const token = (
    await demo.nobody.send(session.login, {
      body: { username: made.username, password: 'Orchid#2027', clientId: session.CLIENT_ID },
    })
  ).data.token
  return demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
}

describe('the list of people', () => {
  test('has the people of the tenant in pages by name, and narrows by every filter', async () => {
    const all = (await manager.send(account.list, { body: { pageSize: 20 } })).data
    expect(all.records).toHaveLength(20)
    expect(all.total).toBe(all.unfilteredTotal)
    const second = (await manager.send(account.list, { body: { pageSize: 20, pageIndex: 2 } })).data
    expect(second.records.map(({ id }) => id)).not.toContain(all.records[0]?.id)

    const team = await organizationNamed(manager, 'Quality')
    const inTeam = (await manager.send(account.list, { body: { orgId: team.id } })).data
    expect(inTeam.total).toBeGreaterThan(0)
    expect(inTeam.records.every(({ orgPath }) => orgPath?.startsWith(team.path))).toBe(true)

    const roleId = await roleNamed(manager, 'Quality')
    const quality = (await manager.send(account.list, { body: { roleId } })).data
    expect(quality.records.map(({ username }) => username)).toContain('quality')
    expect(quality.records.every(({ roles }) => roles.some(({ id }) => id === roleId))).toBe(true)

    const found = (await manager.send(account.list, { body: { text: 'SEAT-001' } })).data
    expect(found.records.map(({ username }) => username)).toEqual(['seat-001'])
    const [business] = found.records[0]?.businessTypes ?? []
    const ofBusiness = (await manager.send(account.list, { body: { businessTypeId: business?.id ?? 0 } }))
      .data
    expect(ofBusiness.total).toBeGreaterThan(0)
    expect(ofBusiness.total).toBeLessThan(all.total)
  })

  test('takes wildcards of a search for the characters that they are', async () => {
    expect((await manager.send(account.list, { body: { text: '%' } })).data.total).toBe(0)
  })

  test('shows phone numbers to whoever may see them, and masks them for others', async () => {
    await newPerson(manager, { username: 'with-phone', phone: '+86 138 0000 1234' })
    expect((await personNamed(manager, 'with-phone')).phone).toBe('+86 138 0000 1234')
    const other = await holderOf(['account', 'account.users'])
    expect((await personNamed(other, 'with-phone')).phone).toBe('+86••••••34')
    expect(await detailOf(other, (await personNamed(other, 'with-phone')).id)).toMatchObject({
      phone: '+86••••••34',
      isPhoneShown: false,
    })
  })

  test('is closed to people without the pages, and shows an individual just themself', async () => {
    expect(await (await demo.as('seat-001')).send(account.list, { body: {} })).toMatchObject({ status: 403 })
    expect(await demo.nobody.send(account.list, { body: {} })).toMatchObject({ status: 401 })
    const individual = await demo.as('individual')
    const { records: alone } = (await individual.send(account.list, { body: {} })).data
    expect(alone.map(({ id }) => id)).toEqual([individual.userId])
    expect(alone[0]?.hindrance).toBe('readOnly')
    const change = { ids: [individual.userId], change: { kind: 'disable' as const } }
    expect(await individual.send(account.change, { body: change })).toMatchObject({ status: 403 })
  })

  test('answers ids of other tenants like ids of nobody', async () => {
    const provider = await demo.as('provider-admin')
    const foreign = await personNamed(provider, 'provider-admin')
    const foreignRole = foreign.roles[0]?.id ?? 0
    for (const body of [
      { orgId: foreign.orgId ?? 0 },
      { roleId: foreignRole },
      { businessTypeId: 999_999 },
    ]) {
      expect(await manager.send(account.list, { body })).toMatchObject({ status: 404 })
    }
    expect(await manager.send(account.detail, { query: { id: foreign.id } })).toMatchObject({ status: 404 })
    const body = { ids: [foreign.id], change: { kind: 'disable' as const } }
    expect(await manager.send(account.change, { body })).toMatchObject({ status: 404 })
    expect(await manager.send(account.resetPasswords, { body: { ids: [foreign.id] } })).toMatchObject({
      status: 404,
    })
    const erase = { id: foreign.id, username: foreign.username }
    expect(await manager.send(account.erase, { body: erase })).toMatchObject({ status: 404 })
    expect(await manager.send(account.personalData, { body: { id: foreign.id } })).toMatchObject({
      status: 404,
    })
    const sessions = { query: { id: foreign.id } }
    expect(await manager.send(account.endSessions, sessions)).toMatchObject({ status: 404 })
  })
})

describe('one person', () => {
  test('comes with sessions, the pages that the roles open, and the last sign-in', async () => {
    const quality = await demo.as('quality')
    const found = await detailOf(manager, quality.userId)
    expect(found).toMatchObject({
      username: 'quality',
      status: 'enabled',
      hasPassword: true,
      hindrance: null,
    })
    expect(found.sessions).toHaveLength(1)
    expect(found.lastSignInAt).toBe(Math.floor(demo.clock.now().getTime() / 1000))
    expect(found.pages.flatMap(({ pages }) => pages)).toContain('Audit log')
    expect(found.pages.flatMap(({ pages }) => pages)).not.toContain('Company information')
  })

  test('has their sessions ended, one or all, and the record says so', async () => {
    const made = await newPerson(manager)
    const first = await signInFirst(demo, made)
    await demo.nobody.send(session.login, {
      body: { username: made.username, password: 'Orchid#2027', clientId: session.CLIENT_ID },
    })
    const [one] = (await detailOf(manager, made.id)).sessions
    const query = { id: made.id, session: one?.id ?? '' }
    expect((await manager.send(account.endSessions, { query })).data).toEqual({ ended: 1 })
    expect(await manager.send(account.endSessions, { query })).toMatchObject({ status: 404 })
    expect((await manager.send(account.endSessions, { query: { id: made.id } })).data).toEqual({ ended: 1 })
    const bearer = demo.bearer({ token: first, userId: made.id, tenantId: manager.tenantId })
    expect(await bearer.send(user.info)).toMatchObject({ status: 401 })
    expect((await records(manager.tenantId, 'account.endSessions'))[0]?.targetName).toBe(made.username)
  })
})

describe('a new account', () => {
  test('signs in with the password that was answered once, which it must change', async () => {
    const made = await newPerson(manager, { roleIds: [await roleNamed(manager, 'Quality')] })
    const login = { username: made.username, password: made.password, clientId: session.CLIENT_ID }
    const { token } = (await demo.nobody.send(session.login, { body: login })).data
    const bearer = demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
    expect((await bearer.send(user.info)).data.mustChangePassword).toBe(true)
    expect(await bearer.send(message.inbox, { body: {} })).toMatchObject({ status: 403 })
    const working = await signInFirst(demo, made)
    const rights = await demo
      .bearer({ token: working, userId: made.id, tenantId: manager.tenantId })
      .send(session.authz)
    expect(rights.data.menuIds).toContain('msgcenter.audit')
    const [record] = await records(manager.tenantId, 'account.create')
    expect(record?.targetName).toBe(made.username)
    expect(JSON.stringify(record)).not.toContain(made.password)
  })

  test('has a username that nobody has in any tenant, whatever its letters', async () => {
    const { id: orgId } = await organizationNamed(manager, '')
    const body = {
      name: 'A',
      nickName: '',
      phone: '',
      position: null,
      orgId,
      roleIds: [],
      businessTypeIds: [],
    }
    for (const username of ['SEAT-001', 'Provider-Admin']) {
      const answer = await manager.send(account.create, { body: { ...body, username } })
      expect(answer).toMatchObject({ status: 200, code: ACCOUNT_REFUSALS.usernameTaken })
    }
    const [one, other] = await Promise.all(
      ['twice', 'TWICE'].map((username) => manager.send(account.create, { body: { ...body, username } })),
    )
    expect([one?.code, other?.code].toSorted((a = 0, b = 0) => a - b)).toEqual([
      0,
      ACCOUNT_REFUSALS.usernameTaken,
    ])
  })

  test.each([
    ['username', 'a'],
    ['username', '=cmd'],
    ['name', ' '],
    ['name', 'A\nB'],
    ['phone', 'call me'],
    ['orgId', 'x'],
    ['roleIds', [1, 1]],
  ])('is refused at its field for a wrong %s', async (field, value) => {
    const { id: orgId } = await organizationNamed(manager, '')
    const body = {
      ...{ username: 'right.name', name: 'A', nickName: '', phone: '', position: null },
      ...{ orgId, roleIds: [], businessTypeIds: [], [field]: value },
    }
    const answer = await manager.sendRaw(account.create, { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {}).join()).toContain(field)
  })

  test('is not made by whoever may only edit', async () => {
    const editor = await holderOf(['account', 'account.user'])
    const { id: orgId } = await organizationNamed(manager, '')
    const body = {
      ...{ username: 'by-editor', name: 'A', nickName: '', phone: '', position: null },
      ...{ orgId, roleIds: [], businessTypeIds: [] },
    }
    expect(await editor.send(account.create, { body })).toMatchObject({ status: 403 })
  })
})

describe('rights', () => {
  test('are not given by who does not hold them, neither at creation nor later', async () => {
    const clerk = await holderOf(['account', 'account.users'])
    const roleId = await roleNamed(manager, 'Enterprise administrator')
    const options = (await clerk.send(account.options)).data
    expect(options.roles.find(({ id }) => id === roleId)?.mayGrant).toBe(false)
    const { id: orgId } = await organizationNamed(manager, '')
    const body = {
      ...{ username: 'more-rights', name: 'A', nickName: '', phone: '', position: null },
      ...{ orgId, roleIds: [roleId], businessTypeIds: [] },
    }
    const grantsMore = { status: 200, code: ACCOUNT_REFUSALS.grantsMore }
    expect(await clerk.send(account.create, { body })).toMatchObject(grantsMore)
    const made = await newPerson(manager)
    const change = { ids: [made.id], change: { kind: 'addRoles' as const, roleIds: [roleId] } }
    expect(await clerk.send(account.change, { body: change })).toMatchObject(grantsMore)
    const edit = { ...bodyOf(await personNamed(clerk, made.username)), roleIds: [roleId] }
    expect(await clerk.send(account.modify, { body: edit })).toMatchObject(grantsMore)
    expect((await personNamed(manager, made.username)).roles).toEqual([])
  })

  test('above one’s own protect their holder: no password, no edit, no end of sessions, no erasure, no data', async () => {
    const clerk = await holderOf(['account', 'account.users'])
    const above = await personNamed(manager, 'quality')
    const code = ACCOUNT_REFUSALS.holdsMore
    const reset = (await clerk.send(account.resetPasswords, { body: { ids: [above.id] } })).data
    expect(reset).toMatchObject({ passwords: [], refused: [{ id: above.id, code }] })
    expect(await clerk.send(account.modify, { body: bodyOf(above) })).toMatchObject({ code })
    expect(await clerk.send(account.endSessions, { query: { id: above.id } })).toMatchObject({ code })
    const erase = { id: above.id, username: above.username }
    expect(await clerk.send(account.erase, { body: erase })).toMatchObject({ code })
    expect(await clerk.send(account.personalData, { body: { id: above.id } })).toMatchObject({ code })
    for (const kind of ['disable', 'enable'] as const) {
      const body = { ids: [above.id], change: { kind } }
      expect((await clerk.send(account.change, { body })).data).toMatchObject({
        changed: 0,
        refused: [{ code }],
      })
    }
    expect((await personNamed(clerk, 'quality')).hindrance).toBe('holdsMore')
  })

  test('of oneself stay as they are: nobody disables, promotes or erases themself', async () => {
    const self = await personNamed(manager, 'manager')
    const code = ACCOUNT_REFUSALS.self
    const disable = { ids: [self.id], change: { kind: 'disable' as const } }
    expect((await manager.send(account.change, { body: disable })).data.refused).toMatchObject([{ code }])
    expect(
      (await manager.send(account.resetPasswords, { body: { ids: [self.id] } })).data.refused,
    ).toMatchObject([{ code }])
    const erase = { id: self.id, username: self.username }
    expect(await manager.send(account.erase, { body: erase })).toMatchObject({ code })
    expect(await manager.send(account.modify, { body: { ...bodyOf(self), roleIds: [] } })).toMatchObject({
      code,
    })
    const named = { ...bodyOf(self), nickName: 'Shen' }
    expect(await manager.send(account.modify, { body: named })).toMatchObject({ code: 0 })
    expect((await personNamed(manager, 'manager')).nickName).toBe('Shen')
  })

  test('to administer never end: of two administrators who disable each other at once, one remains', async () => {
    const provider = await demo.as('provider-admin')
    const roleId = (await personNamed(provider, 'provider-admin')).roles[0]?.id ?? 0
    const second = await newPerson(provider, { roleIds: [roleId] })
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ tenantAdmin: true }).where('id', '=', second.id).execute(),
    )
    await signInFirst(demo, second)
    const login = { username: second.username, password: 'Orchid#2027', clientId: session.CLIENT_ID }
    const { token } = (await demo.nobody.send(session.login, { body: login })).data
    const other = demo.bearer({ token, userId: second.id, tenantId: provider.tenantId })
    const change = { kind: 'disable' as const }
    const answers = await Promise.all([
      provider.send(account.change, { body: { ids: [second.id], change } }),
      other.send(account.change, { body: { ids: [provider.userId], change } }),
    ])
    const left = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('id', 'in', [second.id, provider.userId])
        .where('status', '=', 'enabled')
        .select('id')
        .execute(),
    )
    expect(left).toHaveLength(1)
    const refused = answers.filter(({ status, data }) => status === 401 || data.refused.length === 1)
    expect(refused).toHaveLength(1)
    // The other tests' provider works on.
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ status: 'enabled' }).where('id', '=', provider.userId).execute(),
    )
  })
})

describe('an edit', () => {
  test('changes what was asked, ends the sessions when roles change, and is recorded', async () => {
    const made = await newPerson(manager, { phone: '13800000000' })
    const token = await signInFirst(demo, made)
    const before = await personNamed(manager, made.username)
    const team = await organizationNamed(manager, 'Quality')
    const roleId = await roleNamed(manager, 'Quality')
    const body = {
      ...bodyOf(before),
      name: 'Renamed',
      position: 'TSR' as const,
      orgId: team.id,
      roleIds: [roleId],
    }
    expect(await manager.send(account.modify, { body })).toMatchObject({ status: 200, code: 0 })
    expect(await detailOf(manager, made.id)).toMatchObject({
      ...{ name: 'Renamed', position: 'TSR', orgPath: team.path, phone: '13800000000', sessions: [] },
      version: before.version + 1,
    })
    const bearer = demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
    expect(await bearer.send(user.info)).toMatchObject({ status: 401 })
    const [record] = await records(manager.tenantId, 'account.modify')
    expect(record?.opContentAfter).toContain('Renamed')
    expect(record?.opContentAfter).not.toContain('13800000000')
  })

  test('of what somebody else has changed meanwhile is a conflict and changes nothing', async () => {
    const made = await newPerson(manager)
    const seen = await personNamed(manager, made.username)
    const edits = ['One', 'Other'].map((name) => ({ ...bodyOf(seen), name }))
    const answers = await Promise.all(edits.map((body) => manager.send(account.modify, { body })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const winner = edits[answers.findIndex(({ status }) => status === 200)]
    expect((await personNamed(manager, made.username)).name).toBe(winner?.name)
  })

  test('gives no disabled business type, and keeps the chosen one among the person’s own', async () => {
    const { businessTypes } = (await manager.send(account.options)).data
    const [first, second, third] = businessTypes.filter(({ isEnabled }) => isEnabled)
    if (!first || !second || !third) throw new Error('the demo has businesses')
    const made = await newPerson(manager, { businessTypeIds: [first.id, second.id] })
    const selected = () =>
      demo.asOwner(async (db) => {
        const row = db.selectFrom('appUser').where('id', '=', made.id).select('selectedBusinessTypeId')
        return (await row.executeTakeFirstOrThrow()).selectedBusinessTypeId
      })
    expect(await selected()).toBe(first.id)
    const take = { kind: 'removeBusinessTypes' as const, businessTypeIds: [first.id] }
    await manager.send(account.change, { body: { ids: [made.id], change: take } })
    expect(await selected()).toBe(second.id)
    await demo.asOwner((db) =>
      db.updateTable('businessType').set({ status: 'disabled' }).where('id', '=', third.id).execute(),
    )
    const give = { kind: 'addBusinessTypes' as const, businessTypeIds: [third.id] }
    expect(await manager.send(account.change, { body: { ids: [made.id], change: give } })).toMatchObject({
      code: ACCOUNT_REFUSALS.businessDisabled,
    })
    await demo.asOwner((db) =>
      db.updateTable('businessType').set({ status: 'enabled' }).where('id', '=', third.id).execute(),
    )
  })
})

describe('several people at once', () => {
  test('are moved, given roles, disabled and enabled, those left out named with the reason', async () => {
    const people = [await newPerson(manager), await newPerson(manager)]
    const ids = [...people.map(({ id }) => id), manager.userId]
    const team = await organizationNamed(manager, 'Quality')
    const roleId = await roleNamed(manager, 'Seat')
    const send = async (change: account.PersonChange) =>
      (await manager.send(account.change, { body: { ids, change } })).data
    for (const change of [
      { kind: 'move' as const, orgId: team.id },
      { kind: 'addRoles' as const, roleIds: [roleId] },
      { kind: 'disable' as const },
      { kind: 'enable' as const },
      { kind: 'removeRoles' as const, roleIds: [roleId] },
    ]) {
      expect(await send(change)).toMatchObject({ changed: 2, refused: [{ username: 'manager' }] })
    }
    expect(await personNamed(manager, people[0]?.username ?? '')).toMatchObject({
      ...{ orgPath: team.path, roles: [], status: 'enabled' },
    })
    expect(await records(manager.tenantId, 'account.move')).toHaveLength(2)
  })

  test('are all left as they were when one id is unknown', async () => {
    const made = await newPerson(manager)
    const body = { ids: [made.id, 999_999_999], change: { kind: 'disable' as const } }
    expect(await manager.send(account.change, { body })).toMatchObject({ status: 404 })
    expect((await personNamed(manager, made.username)).status).toBe('enabled')
  })

  test('get one-time passwords, and their sessions end', async () => {
    const people = [await newPerson(manager), await newPerson(manager)]
    const [first] = people
    if (!first) throw new Error('somebody was made')
    const token = await signInFirst(demo, first)
    const body = { ids: [...people.map(({ id }) => id), manager.userId] }
    const { passwords, refused } = (await manager.send(account.resetPasswords, { body })).data
    expect(passwords.map(({ username }) => username)).toEqual(people.map(({ username }) => username))
    expect(refused).toMatchObject([{ username: 'manager', code: ACCOUNT_REFUSALS.self }])
    const bearer = demo.bearer({ token, userId: first.id, tenantId: manager.tenantId })
    expect(await bearer.send(user.info)).toMatchObject({ status: 401 })
    const login = {
      username: first.username,
      password: passwords[0]?.password ?? '',
      clientId: session.CLIENT_ID,
    }
    expect(await demo.nobody.send(session.login, { body: login })).toMatchObject({ code: 0 })
    expect(JSON.stringify(await records(manager.tenantId, 'account.resetPassword'))).not.toContain(
      passwords[0]?.password,
    )
  })
})

test('whoever signed up waits, is enabled here, signs in and finds a message', async () => {
  const { code } = (await manager.send(company.renewInvitation)).data
  const password = 'Orchid#2028'
  const body = { invite: code, username: 'signed.up', name: 'Signed Up', password, confirmPassword: password }
  await demo.nobody.send(signUp.create, { body })
  const login = { username: 'signed.up', password, clientId: session.CLIENT_ID }
  demo.clock.forward(SIGN_IN_PAUSE_SECONDS)
  expect(await demo.nobody.send(session.login, { body: login })).toMatchObject({
    code: session.SIGN_IN_REFUSALS.accountDisabled,
  })
  const waiting = (await manager.send(account.list, { body: { status: 'waiting' } })).data.records
  expect(waiting).toMatchObject([{ username: 'signed.up', isWaiting: true }])
  const ids = waiting.map(({ id }) => id)
  await manager.send(account.change, { body: { ids, change: { kind: 'enable' } } })
  expect((await manager.send(account.list, { body: { status: 'waiting' } })).data.total).toBe(0)
  const { token } = (await demo.nobody.send(session.login, { body: login })).data
  const bearer = demo.bearer({ token, userId: ids[0] ?? 0, tenantId: manager.tenantId })
  const inbox = await bearer.send(message.inbox, { body: {} })
  expect(JSON.stringify(inbox.data)).toContain('Your account is enabled')
})

describe('personal data', () => {
  test('of a person come as one document, with the number in full, and taking them is recorded', async () => {
    const made = await newPerson(manager, { phone: '13811112222' })
    await signInFirst(demo, made)
    const { data } = await manager.send(account.personalData, { body: { id: made.id } })
    expect(data).toMatchObject({
      account: { username: made.username, phone: '13811112222' },
      accountPeriods: [{ disabledAt: null }],
      happened: { calls: { count: 0, from: null, to: null } },
    })
    expect(JSON.stringify(data)).toContain('session.signIn')
    expect(JSON.stringify(data)).not.toContain('argon2')
    expect((await records(manager.tenantId, 'account.personalData'))[0]?.targetName).toBe(made.username)
  })

  test('are erased only by who types the username; the id stays, the username is free again', async () => {
    const made = await newPerson(manager, {
      phone: '13899998888',
      roleIds: [await roleNamed(manager, 'Seat')],
    })
    const token = await signInFirst(demo, made)
    const wrong = { id: made.id, username: 'somebody' }
    expect(await manager.send(account.erase, { body: wrong })).toMatchObject({
      code: ACCOUNT_REFUSALS.notConfirmed,
    })
    const right = { id: made.id, username: made.username.toUpperCase() }
    expect(await manager.send(account.erase, { body: right })).toMatchObject({ status: 200, code: 0 })
    const left = await demo.asOwner((db) =>
      db.selectFrom('appUser').where('id', '=', made.id).selectAll().executeTakeFirstOrThrow(),
    )
    expect(left).toMatchObject({
      phone: null,
      nickName: null,
      name: `#${made.id}`,
      status: 'disabled',
      passwordHash: null,
    })
    const bearer = demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
    expect(await bearer.send(user.info)).toMatchObject({ status: 401 })
    const enable = { ids: [made.id], change: { kind: 'enable' as const } }
    expect((await manager.send(account.change, { body: enable })).data.refused).toMatchObject([
      { code: ACCOUNT_REFUSALS.erased },
    ])
    expect(await newPerson(manager, { username: made.username })).toMatchObject({ username: made.username })
    const [record] = await records(manager.tenantId, 'account.erase')
    expect(JSON.stringify(record)).not.toContain('13899998888')
    expect(JSON.stringify(record)).not.toContain(made.username)
  })
})

describe('an export of people', () => {
  async function rowsFor(person: Person): Promise<string[][]> {
    const request = { kind: 'people' as const, filter: { text: 'exported' } }
    const { id } = (await person.send(exports.start, { body: request })).data
    const url = await vi.waitUntil(async () => {
      const { jobs } = (await person.send(exports.list)).data
      return jobs.find((job) => job.id === id)?.fileURL
    })
    return rowsOf((await demo.get(url)).text)
  }

  test('has what the filters leave, masks phone numbers alike, and defuses what begins like a formula', async () => {
    const made = await newPerson(manager, { username: 'exported', phone: '13877776666' })
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ name: '=1+1' }).where('id', '=', made.id).execute(),
    )
    const [heads, row, ...more] = await rowsFor(manager)
    expect(heads?.slice(0, 6)).toEqual([
      'Username',
      'Name',
      'Organisation',
      'Roles',
      'Business types',
      'Phone',
    ])
    expect(row?.slice(0, 2)).toEqual(['exported', `'=1+1`])
    expect(row?.[5]).toBe('13877776666')
    expect(more).toEqual([])
    const clerk = await holderOf(['account', 'account.users'])
    expect((await rowsFor(clerk))[1]?.[5]).toBe('138••••••66')
  })

  test('is refused to who does not manage people', async () => {
    const request = { kind: 'people' as const, filter: {} }
    for (const username of ['seat-001', 'individual']) {
      expect(await (await demo.as(username)).send(exports.start, { body: request })).toMatchObject({
        status: 403,
      })
    }
  })
})
