import { account, organization, session, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import {
  accountRecords,
  fetchPersonDetail,
  toPersonEdit,
  personWithRole,
  newPerson,
  organizationNamed,
  personNamed,
  roleNamed,
  signInFirst,
} from '../support/people.ts'

const { ACCOUNT_REFUSALS } = account

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

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

  test('shows phone numbers to anyone who may see them, and masks them for others', async () => {
    await newPerson(manager, { username: 'with-phone', phone: '+86 138 0000 1234' })
    expect((await personNamed(manager, 'with-phone')).phone).toBe('+86 138 0000 1234')
    const other = await personWithRole(demo, manager, ['account', 'account.users'])
    expect((await personNamed(other, 'with-phone')).phone).toBe('+86••••••34')
    expect(await fetchPersonDetail(other, (await personNamed(other, 'with-phone')).id)).toMatchObject({
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
    const found = await fetchPersonDetail(manager, quality.userId)
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
    const [one] = (await fetchPersonDetail(manager, made.id)).sessions
    const query = { id: made.id, session: one?.id ?? '' }
    expect((await manager.send(account.endSessions, { query })).data).toEqual({ ended: 1 })
    expect(await manager.send(account.endSessions, { query })).toMatchObject({ status: 404 })
    expect((await manager.send(account.endSessions, { query: { id: made.id } })).data).toEqual({ ended: 1 })
    const bearer = demo.bearer({ token: first, userId: made.id, tenantId: manager.tenantId })
    expect(await bearer.send(user.info)).toMatchObject({ status: 401 })
    expect((await accountRecords(demo, manager.tenantId, 'account.endSessions'))[0]?.targetName).toBe(
      made.username,
    )
  })
})

describe('an edit', () => {
  test('changes what was requested, ends the sessions when roles change, and is recorded', async () => {
    const made = await newPerson(manager, { phone: '13800000000' })
    const token = await signInFirst(demo, made)
    const before = await personNamed(manager, made.username)
    const team = await organizationNamed(manager, 'Quality')
    const roleId = await roleNamed(manager, 'Quality')
    const body = {
      ...toPersonEdit(before),
      name: 'Renamed',
      position: 'TSR' as const,
      orgId: team.id,
      roleIds: [roleId],
    }
    expect(await manager.send(account.modify, { body })).toMatchObject({ status: 200, code: 0 })
    expect(await fetchPersonDetail(manager, made.id)).toMatchObject({
      name: 'Renamed',
      position: 'TSR',
      orgPath: team.path,
      phone: '13800000000',
      sessions: [],
      version: before.version + 1,
    })
    const bearer = demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
    expect(await bearer.send(user.info)).toMatchObject({ status: 401 })
    const [record] = await accountRecords(demo, manager.tenantId, 'account.modify')
    expect(record?.opContentAfter).toContain('Renamed')
    expect(record?.opContentAfter).not.toContain('13800000000')
  })

  test('of what somebody else has changed meanwhile is a conflict and changes nothing', async () => {
    const made = await newPerson(manager)
    const seen = await personNamed(manager, made.username)
    const edits = ['One', 'Other'].map((name) => ({ ...toPersonEdit(seen), name }))
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
    const unassign = { kind: 'removeBusinessTypes' as const, businessTypeIds: [first.id] }
    await manager.send(account.change, { body: { ids: [made.id], change: unassign } })
    expect(await selected()).toBe(second.id)
    await demo.asOwner((db) =>
      db.updateTable('businessType').set({ status: 'disabled' }).where('id', '=', third.id).execute(),
    )
    const assign = { kind: 'addBusinessTypes' as const, businessTypeIds: [third.id] }
    expect(await manager.send(account.change, { body: { ids: [made.id], change: assign } })).toMatchObject({
      code: ACCOUNT_REFUSALS.businessDisabled,
    })
    await demo.asOwner((db) =>
      db.updateTable('businessType').set({ status: 'enabled' }).where('id', '=', third.id).execute(),
    )
  })
})

test('nobody is made in, moved into or looked for in an organisation that was removed', async () => {
  const { id: parentId } = await organizationNamed(manager, '')
  const created = await manager.send(organization.create, { body: { parentId, name: 'Closed desk' } })
  const orgId = created.data.id
  const offered = async () =>
    (await manager.send(account.organizations, { query: { text: 'Closed desk' } })).data.organizations
  expect(await offered()).toHaveLength(1)
  const made = await newPerson(manager)
  const person = await personNamed(manager, made.username)
  expect((await manager.send(organization.remove, { query: { id: orgId, version: 1 } })).code).toBe(0)
  expect(await offered()).toEqual([])
  const body = { username: 'too-late', name: 'A', nickName: '', phone: '', position: null, orgId }
  const answers = [
    await manager.send(account.create, { body: { ...body, roleIds: [], businessTypeIds: [] } }),
    await manager.send(account.modify, { body: { ...toPersonEdit(person), orgId } }),
    await manager.send(account.change, { body: { ids: [made.id], change: { kind: 'move', orgId } } }),
    await manager.send(account.list, { body: { orgId } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('of a removal and a move into the organisation at once, whichever is first, the other is refused', async () => {
  const { id: parentId } = await organizationNamed(manager, '')
  const made = await newPerson(manager)
  for (const name of ['Race 1', 'Race 2', 'Race 3']) {
    const orgId = (await manager.send(organization.create, { body: { parentId, name } })).data.id
    const [moved, removed] = await Promise.all([
      manager.send(account.change, { body: { ids: [made.id], change: { kind: 'move', orgId } } }),
      manager.send(organization.remove, { query: { id: orgId, version: 1 } }),
    ])
    const isMoved = moved.status === 200
    expect([200, 404]).toContain(moved.status)
    expect(removed.code).toBe(isMoved ? organization.ORGANIZATION_REFUSALS.hasPeople : 0)
  }
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
      { kind: 'setPosition' as const, position: 'TeamTSR' as const },
      { kind: 'addRoles' as const, roleIds: [roleId] },
      { kind: 'disable' as const },
      { kind: 'enable' as const },
      { kind: 'removeRoles' as const, roleIds: [roleId] },
    ]) {
      expect(await send(change)).toMatchObject({ changed: 2, refused: [{ username: 'manager' }] })
    }
    expect(await personNamed(manager, people[0]?.username ?? '')).toMatchObject({
      orgPath: team.path,
      position: 'TeamTSR',
      roles: [],
      status: 'enabled',
    })
    const positions = await accountRecords(demo, manager.tenantId, 'account.setPosition')
    expect(
      positions.filter((one) => people.some(({ username }) => username === one?.targetName)),
    ).toHaveLength(2)
    const moves = await accountRecords(demo, manager.tenantId, 'account.move')
    const ownMoves = moves.filter((move) => people.some(({ username }) => username === move?.targetName))
    expect(ownMoves).toHaveLength(2)
  })

  test('are left as they are where somebody else changed them since, and the answer has their versions', async () => {
    const people = [await newPerson(manager), await newPerson(manager)]
    const [first, second] = people.map(({ id }) => ({ id, version: 1 }))
    if (!first || !second) throw new Error('nobody was made')
    const setPosition = async (position: 'TSR' | 'TeamTSR', seen: account.PersonVersion[]) => {
      const change = { kind: 'setPosition' as const, position }
      return (await manager.send(account.change, { body: { ids: seen.map(({ id }) => id), change, seen } }))
        .data
    }
    const once = await setPosition('TSR', [first])
    expect(once).toEqual({ changed: 1, refused: [], versions: [{ id: first.id, version: 2 }] })
    const stale = await setPosition('TeamTSR', [first, second])
    expect(stale).toMatchObject({
      changed: 1,
      refused: [{ id: first.id, code: 409, reason: 'This was changed meanwhile. Load it again.' }],
      versions: [{ id: second.id, version: 2 }],
    })
    expect((await personNamed(manager, people[0]?.username ?? '')).position).toBe('TSR')
    expect(await setPosition('TeamTSR', once.versions)).toMatchObject({ changed: 1, refused: [] })
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
    expect(
      JSON.stringify(await accountRecords(demo, manager.tenantId, 'account.resetPassword')),
    ).not.toContain(passwords[0]?.password)
  })
})
