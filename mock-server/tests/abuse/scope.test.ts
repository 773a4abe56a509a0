import { account, organization, role } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { toPersonEdit, organizationNamed, personNamed, roleNamed } from '../support/people.ts'

const { seesMore, holdsMore } = account.ACCOUNT_REFUSALS

/** Leads a part of the company that has seats, and administers accounts, roles and organisations. */
let leader: Person
let manager: Person
let demo: Demo
let own: number
let elsewhere: number
let withPages: number
let withoutPages: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  leader = await demo.as('master', 'account.users', 'account.role', 'account.organization')
  own = (await organizationNamed(manager, 'Sales centre Shanghai')).id
  elsewhere = (await organizationNamed(manager, 'Service centre Chengdu')).id
  withPages = await roleNamed(manager, 'Senior group master')
  withoutPages = await roleNamed(manager, 'Seat')
})
afterAll(() => demo.stop())

type NewPerson = { position: account.Person['position']; orgId: number; roleIds: number[] }
let made = 0

function create(actor: Person, fields: NewPerson) {
  made += 1
  const body = {
    username: `scope.person-${made}`,
    name: 'Lin',
    nickName: '',
    phone: '',
    businessTypeIds: [],
    ...fields,
  }
  return actor.send(account.create, { body })
}

/** Creates a person as somebody who sees the whole company. */
async function existing(fields: NewPerson): Promise<account.Person> {
  const { data, code } = await create(manager, fields)
  expect(code).toBe(0)
  return personNamed(manager, data.username)
}

describe('who leads a part of the company and administers accounts', () => {
  test('makes leaders within it, and people without pages anywhere', async () => {
    expect(await create(leader, { position: 'TeamAdmin', orgId: own, roleIds: [withPages] })).toMatchObject({
      code: 0,
    })
    expect(await create(leader, { position: 'TSR', orgId: own, roleIds: [withoutPages] })).toMatchObject({
      code: 0,
    })
    expect(await create(leader, { position: null, orgId: elsewhere, roleIds: [] })).toMatchObject({ code: 0 })
  })

  test.each([
    ['a wider position', 'SuperAdmin', () => own],
    ['no position', null, () => own],
    ['the position of a seat', 'TSR', () => own],
    ['another organisation', 'TeamAdmin', () => elsewhere],
  ] as const)('makes nobody who opens pages with %s', async (_what, position, orgId) => {
    const answer = await create(leader, { position, orgId: orgId(), roleIds: [withPages] })
    expect(answer).toMatchObject({ status: 200, code: seesMore })
    expect((await create(manager, { position, orgId: orgId(), roleIds: [withPages] })).code).toBe(0)
  })

  test('widens nobody by a position, an organisation or a role', async () => {
    const teamLeader = await existing({ position: 'TeamAdmin', orgId: own, roleIds: [withPages] })
    const modify = (person: account.Person, change: object) =>
      leader.send(account.modify, { body: { ...toPersonEdit(person), ...change } })
    expect(await modify(teamLeader, { position: 'SuperAdmin' })).toMatchObject({ code: seesMore })
    expect(await modify(teamLeader, { orgId: elsewhere })).toMatchObject({ code: seesMore })
    const change = { kind: 'move', orgId: elsewhere } as const
    expect(await leader.send(account.change, { body: { ids: [teamLeader.id], change } })).toMatchObject({
      code: seesMore,
    })
    const seat = await existing({ position: 'TSR', orgId: own, roleIds: [withoutPages] })
    expect(await modify(seat, { roleIds: [withoutPages, withPages] })).toMatchObject({ code: seesMore })
    const addRoles = { kind: 'addRoles' as const, roleIds: [withPages] }
    expect(await leader.send(account.change, { body: { ids: [seat.id], change: addRoles } })).toMatchObject({
      code: seesMore,
    })
    expect(await personNamed(manager, seat.username)).toMatchObject({ roles: [{ id: withoutPages }] })
    expect(await modify(teamLeader, { name: 'Yu' })).toMatchObject({ code: 0 })
  })

  test('changes nobody who sees more: no password of theirs is a way up', async () => {
    const wide = await existing({ position: null, orgId: own, roleIds: [withPages] })
    expect(await personNamed(leader, wide.username)).toMatchObject({ hindrance: 'holdsMore' })
    expect(await personNamed(manager, wide.username)).toMatchObject({ hindrance: null })
    const answer = await leader.send(account.resetPasswords, { body: { ids: [wide.id] } })
    expect(answer.data).toMatchObject({ refused: [{ id: wide.id, code: holdsMore }] })
  })

  test('does not become free of the part by giving its seats away', async () => {
    const { records } = (await manager.send(account.list, { body: { orgId: own, pageSize: 100 } })).data
    const seats = records.filter(({ position }) => position === 'TSR' || position === 'TeamTSR')
    expect(seats.length).toBeGreaterThan(10)
    const all = await demo.asOwner((db) =>
      db
        .updateTable('appUser')
        .set({ type: null })
        .where(
          'id',
          'in',
          seats.slice(1).map(({ id }) => id),
        )
        .returning('type')
        .execute(),
    )
    expect(all.length).toBeGreaterThan(10)
    const rest = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('type', 'in', ['TSR', 'TeamTSR'])
        .where('orgId', 'in', [...new Set(records.flatMap(({ orgId }) => orgId ?? []))])
        .select('id')
        .execute(),
    )
    const change = { kind: 'move', orgId: elsewhere } as const
    const ids = rest.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(await leader.send(account.change, { body: { ids, change } })).toMatchObject({ code: seesMore })
  })

  test('adds no page to a role that others have', async () => {
    const { data } = await manager.send(role.detail, { query: { id: withoutPages } })
    const { id, version, name, menuIds, permissions } = data
    const body = { id, version, name, menuIds: [...menuIds, 'account.users'], permissions }
    expect(await leader.send(role.modify, { body })).toMatchObject({ status: 403 })
    expect(await leader.send(role.modify, { body: { ...body, menuIds } })).toMatchObject({ status: 200 })
  })

  test('moves no organisation into the part, nor out of it', async () => {
    const { rows } = (await manager.send(organization.tree)).data
    const of = (orgId: number) => rows.find(({ id }) => id === orgId)
    const team = rows.find(({ parentId }) => parentId === elsewhere)
    const move = (id: number | undefined, parentId: number) =>
      leader.send(organization.move, {
        body: { id: id ?? 0, version: of(id ?? 0)?.version ?? 0, parentId, beforeId: null },
      })
    const { beyondScope } = organization.ORGANIZATION_REFUSALS
    expect(team).toBeDefined()
    expect(await move(team?.id, own)).toMatchObject({ code: beyondScope })
    const ownTeam = rows.find(({ parentId }) => parentId === own)
    expect(await move(ownTeam?.id, elsewhere)).toMatchObject({ code: beyondScope })
    expect(await move(ownTeam?.id, own)).toMatchObject({ code: 0 })
  })
})
