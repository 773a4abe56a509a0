import { organization, user } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { ORGANIZATION_REFUSALS, MAX_DEPTH, MAX_NAME_CHARACTERS } = organization

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

const rowsOf = async (person = manager) => (await person.send(organization.tree)).data.rows

async function named(name: string, person = manager): Promise<organization.OrganizationRow> {
  const found = (await rowsOf(person)).find((row) => row.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

const create = (parentId: number, name: string, person = manager) =>
  person.send(organization.create, { body: { parentId, name } })

async function made(parentId: number, name: string): Promise<organization.OrganizationRow> {
  await create(parentId, name)
  return named(name)
}

const rootOf = async (person = manager) => {
  const root = (await rowsOf(person)).find(({ parentId }) => parentId === null)
  if (!root) throw new Error('there is no company')
  return root
}

const childNames = async (parentId: number) =>
  (await rowsOf()).filter((row) => row.parentId === parentId).map(({ name }) => name)

const lastRecord = () =>
  demo.inTenant(manager.tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'organization')
      .select(['opType', 'targetName', 'opContentBefore', 'opContentAfter'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

describe('the tree of organisations', () => {
  test('has every organisation with the number of its people, the company first [SHELL-049]', async () => {
    const rows = await rowsOf()
    expect(rows[0]).toMatchObject({ name: 'Harbour Mutual', parentId: null })
    const people = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('tenantId', '=', manager.tenantId)
        .select(['orgId', 'teamOrgId'])
        .execute(),
    )
    for (const { id, people: counted } of rows) {
      const there = people.filter(({ orgId, teamOrgId }) => orgId === id || teamOrgId === id)
      expect(counted).toBe(there.length)
    }
    expect(rows.reduce((sum, row) => sum + row.people, 0)).toBeGreaterThan(200)
  })

  test('names who leads each, enabled people only', async () => {
    const leaders = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('tenantId', '=', manager.tenantId)
        .where('type', '=', 'TeamAdmin')
        .where('status', '=', 'enabled')
        .where('teamOrgId', 'is not', null)
        .select(['id', 'name', 'teamOrgId'])
        .execute(),
    )
    const [first] = leaders
    if (!first) throw new Error('nobody leads')
    const namesOf = (orgId: number) =>
      leaders.filter(({ teamOrgId }) => teamOrgId === orgId).map(({ name }) => name)
    const rowOf = async () => (await rowsOf()).find(({ id }) => id === first.teamOrgId)
    expect([...((await rowOf())?.leaders ?? [])].sort()).toEqual(namesOf(first.teamOrgId ?? 0).sort())
    const disable = (status: 'disabled' | 'enabled') =>
      demo.asOwner((db) => db.updateTable('appUser').set({ status }).where('id', '=', first.id).execute())
    await disable('disabled')
    expect((await rowOf())?.leaders).toHaveLength(namesOf(first.teamOrgId ?? 0).length - 1)
    await disable('enabled')
  })

  test('is for those who hold its menu id, also by a hand-made call', async () => {
    const root = await rootOf()
    for (const name of ['quality', 'master', 'seat-001']) {
      const person = await demo.as(name)
      const { id, version } = root
      expect((await person.send(organization.tree)).status).toBe(403)
      expect((await create(id, 'Not theirs', person)).status).toBe(403)
      expect((await person.send(organization.rename, { body: { id, name: 'x', version } })).status).toBe(403)
      expect((await person.send(organization.remove, { query: { id, version: 1 } })).status).toBe(403)
      const move = { id, parentId: id, beforeId: null, version }
      expect((await person.send(organization.move, { body: move })).status).toBe(403)
    }
    expect((await demo.nobody.send(organization.tree)).status).toBe(401)
  })

  test('of another company answers like one that does not exist', async () => {
    const provider = await demo.as('provider-admin')
    const theirs = await rootOf(provider)
    const team = await made((await rootOf()).id, 'Stays here')
    const { id, version } = theirs
    expect(await create(id, 'Intruder')).toMatchObject({ status: 404 })
    expect(await manager.send(organization.rename, { body: { id, name: 'x', version } })).toMatchObject({
      status: 404,
    })
    expect(await manager.send(organization.remove, { query: { id, version: 1 } })).toMatchObject({
      status: 404,
    })
    expect(
      await manager.send(organization.move, {
        body: { id: team.id, parentId: id, beforeId: null, version: team.version },
      }),
    ).toMatchObject({ status: 404 })
    expect(
      await manager.send(organization.move, { body: { id, parentId: team.id, beforeId: null, version } }),
    ).toMatchObject({ status: 404 })
    expect(await rootOf(provider)).toEqual(theirs)
  })
})

describe('a new organisation', () => {
  test('is at the end of its parent, is chosen from by others, and is recorded', async () => {
    const root = await rootOf()
    const { data } = await create(root.id, '  Night desk  ')
    expect((await childNames(root.id)).at(-1)).toBe('Night desk')
    const { list } = (await manager.send(user.organizationList)).data
    expect(list[0]?.children.at(-1)).toMatchObject({ id: data.id, name: 'Night desk' })
    expect(await lastRecord()).toMatchObject({ opType: 'organization.create', targetName: 'Night desk' })
  })

  test.each(['', '   ', 'x'.repeat(MAX_NAME_CHARACTERS + 1), 'two\nlines', 'with\u0000'])(
    'is refused at the field for the name %j',
    async (name) => {
      const answer = await create((await rootOf()).id, name)
      expect(answer.status).toBe(400)
      expect(answer.fields).toHaveProperty('name')
    },
  )

  test('takes a name of the longest length', async () => {
    const name = 'ж'.repeat(MAX_NAME_CHARACTERS)
    expect((await create((await rootOf()).id, name)).code).toBe(0)
  })

  test('is refused where another has its name, in whatever case, and allowed elsewhere', async () => {
    const root = await rootOf()
    const desk = await made(root.id, 'Fax desk')
    expect(await create(root.id, 'FAX DESK')).toMatchObject({
      status: 200,
      code: ORGANIZATION_REFUSALS.nameTaken,
      message: expect.stringContaining('has this name'),
    })
    expect((await create(desk.id, 'Fax desk')).code).toBe(0)
  })

  test('of one name made by two people at once is made once', async () => {
    const root = await rootOf()
    const answers = await Promise.all([1, 2, 3].map(() => create(root.id, 'Made once')))
    const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
    expect(codes).toEqual([0, ORGANIZATION_REFUSALS.nameTaken, ORGANIZATION_REFUSALS.nameTaken])
  })

  test('is refused below the last level', async () => {
    let parent = await rootOf()
    for (let level = 2; level <= MAX_DEPTH; level += 1) parent = await made(parent.id, `Level ${level}`)
    expect(await create(parent.id, 'Too deep')).toMatchObject({ code: ORGANIZATION_REFUSALS.tooDeep })
    const branch = await made((await rootOf()).id, 'Branch')
    await made(branch.id, 'Twig')
    const last = await named(`Level ${MAX_DEPTH - 1}`)
    const body = { id: branch.id, parentId: last.id, beforeId: null, version: branch.version }
    expect(await manager.send(organization.move, { body })).toMatchObject({
      code: ORGANIZATION_REFUSALS.tooDeep,
    })
  })
})

describe('a new name', () => {
  test('is stored and recorded with the one before', async () => {
    const { id, version } = await made((await rootOf()).id, 'Old name')
    await manager.send(organization.rename, { body: { id, name: 'New name', version } })
    expect(await named('New name')).toMatchObject({ id, version: version + 1 })
    expect(await lastRecord()).toMatchObject({
      opType: 'organization.rename',
      opContentBefore: expect.stringContaining('Old name'),
      opContentAfter: expect.stringContaining('New name'),
    })
  })

  test('is a conflict when somebody changed the organisation meanwhile', async () => {
    const { id, version } = await made((await rootOf()).id, 'Two editors')
    const answers = await Promise.all(
      ['First', 'Second'].map((name) => manager.send(organization.rename, { body: { id, name, version } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is refused when a neighbour has it, but not when only its own case changes', async () => {
    const root = await rootOf()
    const { id, version } = await made(root.id, 'east')
    await made(root.id, 'West')
    expect(await manager.send(organization.rename, { body: { id, name: 'WEST', version } })).toMatchObject({
      code: ORGANIZATION_REFUSALS.nameTaken,
    })
    expect((await manager.send(organization.rename, { body: { id, name: 'East', version } })).code).toBe(0)
  })
})

describe('a move', () => {
  test('puts an organisation with all below it before another or at the end, and is recorded', async () => {
    const area = await made((await rootOf()).id, 'Area')
    const [a, b, c] = [await made(area.id, 'A1'), await made(area.id, 'B1'), await made(area.id, 'C1')]
    const move = (id: number, version: number, beforeId: number | null) =>
      manager.send(organization.move, { body: { id, parentId: area.id, beforeId, version } })
    await move(c.id, c.version, a.id)
    expect(await childNames(area.id)).toEqual(['C1', 'A1', 'B1'])
    await move(a.id, a.version, null)
    expect(await childNames(area.id)).toEqual(['C1', 'B1', 'A1'])
    await manager.send(organization.move, {
      body: { id: b.id, parentId: c.id, beforeId: null, version: b.version },
    })
    expect(await childNames(c.id)).toEqual(['B1'])
    const record = await lastRecord()
    expect(record).toMatchObject({ opType: 'organization.move', targetName: 'B1' })
    expect(record?.opContentAfter).toContain('Harbour Mutual / Area / C1 / B1')
  })

  test('is refused into itself and into what lies below, and for the company', async () => {
    const root = await rootOf()
    const top = await made(root.id, 'Top')
    const under = await made(top.id, 'Under')
    const lowest = await made(under.id, 'Lowest')
    for (const parentId of [top.id, under.id, lowest.id]) {
      const body = { id: top.id, parentId, beforeId: null, version: top.version }
      expect(await manager.send(organization.move, { body })).toMatchObject({
        status: 200,
        code: ORGANIZATION_REFUSALS.underItself,
      })
    }
    const body = { id: root.id, parentId: lowest.id, beforeId: null, version: root.version }
    expect(await manager.send(organization.move, { body })).toMatchObject({
      code: ORGANIZATION_REFUSALS.root,
    })
  })

  test('of two into each other at once never makes a circle', async () => {
    const root = await rootOf()
    const [left, right] = [await made(root.id, 'Left'), await made(root.id, 'Right')]
    const into = (from: organization.OrganizationRow, to: organization.OrganizationRow) =>
      manager.send(organization.move, {
        body: { id: from.id, parentId: to.id, beforeId: null, version: from.version },
      })
    const answers = await Promise.all([into(left, right), into(right, left)])
    const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
    expect(codes).toEqual([0, ORGANIZATION_REFUSALS.underItself])
    const parents = new Map((await rowsOf()).map(({ id, parentId }) => [id, parentId]))
    for (const id of [left.id, right.id]) {
      let above: number | null | undefined = id
      for (let step = 0; step < MAX_DEPTH && above != null; step += 1) above = parents.get(above)
      expect(above).toBeNull()
    }
  })

  test('is a conflict for an outdated version and for a neighbour that is elsewhere by now', async () => {
    const root = await rootOf()
    const [one, other] = [await made(root.id, 'One target'), await made(root.id, 'Other target')]
    const outdated = { id: one.id, parentId: other.id, beforeId: null, version: one.version + 1 }
    expect((await manager.send(organization.move, { body: outdated })).status).toBe(409)
    const removed = { id: one.id, parentId: other.id, beforeId: other.id, version: one.version }
    expect((await manager.send(organization.move, { body: removed })).status).toBe(409)
  })

  test('is refused where another has its name', async () => {
    const root = await rootOf()
    await made(root.id, 'Twin')
    const nest = await made(root.id, 'Nest')
    await create(nest.id, 'twin')
    const inner = (await rowsOf()).find(({ parentId }) => parentId === nest.id)
    const body = { id: inner?.id ?? 0, parentId: root.id, beforeId: null, version: inner?.version ?? 0 }
    expect(await manager.send(organization.move, { body })).toMatchObject({
      code: ORGANIZATION_REFUSALS.nameTaken,
    })
  })
})

describe('a deletion', () => {
  test('is refused with the numbers while there are people or organisations in it, and of the company', async () => {
    const department = await named('Sales centre Shanghai')
    expect(
      await manager.send(organization.remove, { query: { id: department.id, version: 1 } }),
    ).toMatchObject({
      status: 200,
      code: ORGANIZATION_REFUSALS.hasChildren,
      message: expect.stringContaining('4 organisations'),
    })
    const team = await named('Renewals team A')
    const answer = await manager.send(organization.remove, { query: { id: team.id, version: 1 } })
    expect(answer.code).toBe(ORGANIZATION_REFUSALS.hasPeople)
    expect(answer.message).toMatch(/\d+ accounts are in it/)
    const chinese = await manager.send(organization.remove, {
      query: { id: team.id, version: 1 },
      language: 'zh',
    })
    expect(chinese.message).toMatch(/其中有 \d+ 个账号/)
    const root = await rootOf()
    expect(await manager.send(organization.remove, { query: { id: root.id, version: 1 } })).toMatchObject({
      code: ORGANIZATION_REFUSALS.root,
    })
  })

  test('is refused while somebody elsewhere leads it', async () => {
    const led = await made((await rootOf()).id, 'Led from afar')
    const lead = (teamOrgId: number | null) =>
      demo.asOwner((db) =>
        db.updateTable('appUser').set({ teamOrgId }).where('username', '=', 'quality').execute(),
      )
    await lead(led.id)
    expect(await manager.send(organization.remove, { query: { id: led.id, version: 1 } })).toMatchObject({
      code: ORGANIZATION_REFUSALS.hasPeople,
      message: expect.stringContaining('1 person leads it'),
    })
    await lead(null)
    expect((await manager.send(organization.remove, { query: { id: led.id, version: 1 } })).code).toBe(0)
  })

  test('takes it out of every list, keeps its name for history, frees the name, and is recorded', async () => {
    const root = await rootOf()
    const { id } = await made(root.id, 'Short life')
    expect((await manager.send(organization.remove, { query: { id, version: 1 } })).code).toBe(0)
    expect((await rowsOf()).some((row) => row.id === id)).toBe(false)
    const { list } = (await manager.send(user.organizationList)).data
    expect(JSON.stringify(list)).not.toContain('Short life')
    const removed = await demo.asOwner((db) =>
      db.selectFrom('organization').where('id', '=', id).select(['name', 'removedAt']).executeTakeFirst(),
    )
    expect(removed).toEqual({ name: 'Short life', removedAt: demo.clock.now() })
    expect(await lastRecord()).toMatchObject({ opType: 'organization.remove', targetName: 'Short life' })
    expect((await manager.send(organization.remove, { query: { id, version: 1 } })).status).toBe(404)
    expect((await create(id, 'Below it')).status).toBe(404)
    expect((await create(root.id, 'Short life')).code).toBe(0)
  })

  test('of what was renamed meanwhile is a conflict, whichever of both at once is first', async () => {
    const root = await rootOf()
    const { id, version } = await made(root.id, 'Renamed or removed')
    const [renamed, removed] = await Promise.all([
      manager.send(organization.rename, { body: { id, name: 'Renamed instead', version } }),
      manager.send(organization.remove, { query: { id, version } }),
    ])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([renamed.status, removed.status])
    const late = await made(root.id, 'Renamed before')
    const body = { id: late.id, name: 'Renamed first', version: late.version }
    await manager.send(organization.rename, { body })
    const query = { id: late.id, version: late.version }
    expect((await manager.send(organization.remove, { query })).status).toBe(409)
    expect((await rowsOf()).some((row) => row.id === late.id)).toBe(true)
  })

  test('lets nobody come into what is removed', async () => {
    const { id } = await made((await rootOf()).id, 'Closed door')
    await manager.send(organization.remove, { query: { id, version: 1 } })
    for (const column of ['orgId', 'teamOrgId'] as const) {
      const enter = demo.inTenant(manager.tenantId, ({ db }) =>
        db
          .updateTable('appUser')
          .set({ [column]: id })
          .where('id', '=', manager.userId)
          .execute(),
      )
      await expect(enter).rejects.toThrow('does not exist')
    }
  })

  test('waits for anyone who is just being put there, and is then refused', async () => {
    const { id } = await made((await rootOf()).id, 'Just now')
    const home = await demo.inTenant(manager.tenantId, ({ db }) =>
      db.selectFrom('appUser').where('id', '=', manager.userId).select('orgId').executeTakeFirstOrThrow(),
    )
    const setOrg = (orgId: number | null, meanwhile?: () => void) =>
      demo.inTenant(manager.tenantId, async ({ db }) => {
        await db.updateTable('appUser').set({ orgId }).where('id', '=', manager.userId).execute()
        meanwhile?.()
      })
    let removal: Promise<{ code: number }> | undefined
    await setOrg(id, () => {
      removal = manager.send(organization.remove, { query: { id, version: 1 } })
    })
    expect((await removal)?.code).toBe(ORGANIZATION_REFUSALS.hasPeople)
    await setOrg(home.orgId)
  })
})

test('there are 30,000 organisations at most: the last is made once, those removed make room, all are answered', async () => {
  expect(organization.MAX_ORGANIZATIONS).toBe(30_000)
  const platform = await demo.as('platform-admin')
  const root = await rootOf(platform)
  const missing = organization.MAX_ORGANIZATIONS - 1 - (await rowsOf(platform)).length
  await demo.asOwner((db) =>
    sql`insert into organization (tenant_id, parent_id, name, sort)
      select ${platform.tenantId}::bigint, ${root.id}::bigint, 'Branch ' || n, n
      from generate_series(1, ${missing}::int) n`.execute(db),
  )
  const answers = await Promise.all(['Last', 'Too late'].map((name) => create(root.id, name, platform)))
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    0,
    ORGANIZATION_REFUSALS.tooMany,
  ])
  const refused = await create(root.id, 'More', platform)
  expect(refused).toMatchObject({ status: 200, code: ORGANIZATION_REFUSALS.tooMany })
  expect(refused.message).toMatch(/30,?000/)
  const rows = await rowsOf(platform)
  expect(rows).toHaveLength(organization.MAX_ORGANIZATIONS)
  const last = rows.find(({ name }) => name === 'Last' || name === 'Too late')
  await platform.send(organization.remove, { query: { id: last?.id ?? 0, version: 1 } })
  expect((await create(root.id, 'Its replacement', platform)).code).toBe(0)
})

test('a tree of 20,000 organisations is answered whole', async () => {
  const provider = await demo.as('provider-admin')
  const root = await rootOf(provider)
  const count = 20_000
  await demo.asOwner((db) =>
    sql`insert into organization (tenant_id, parent_id, name, sort)
      select ${provider.tenantId}::bigint, ${root.id}::bigint, 'Shop ' || n, n from generate_series(1, ${count}::int) n`.execute(
      db,
    ),
  )
  const rows = await rowsOf(provider)
  expect(rows.length).toBeGreaterThan(count)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})
