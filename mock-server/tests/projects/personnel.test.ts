import { account, projectPersonnel, PROJECT_REFUSALS, type QueryOf } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendConcurrently } from '../support/concurrent.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { applied, lastProjectRecord, getLog, newBusiness, postProject } from '../support/provided-projects.ts'

const { personnel } = projectPersonnel

let demo: Demo
let provider: Person
let owner: Person
let seats: number[]
beforeAll(async () => {
  demo = await startDemo()
  provider = await demo.as('provider-admin')
  owner = await demo.as('manager')
  seats = await peopleOf(provider, ['TSR', 'TeamTSR'])
})
afterAll(() => demo.stop())

async function peopleOf(
  { tenantId }: Person,
  types: readonly ('SuperAdmin' | 'TeamAdmin' | 'TSR' | 'TeamTSR')[],
) {
  const rows = await demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', 'in', types)
      .where('status', '=', 'enabled')
      .select('id')
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ id }) => id)
}
const seat = (index: number): number => seats.at(index) ?? 0

async function working(status: 'pending' | 'rejected' | 'passed' = 'passed') {
  const projectId = await postProject(demo, owner)
  const { id: businessTypeId, name } = await newBusiness(demo, provider)
  const id = await applied(demo, provider, { projectId, ownerId: owner.tenantId, businessTypeId, status })
  return { projectId, businessTypeId, businessName: name, id }
}
const sendAs = (person: Person, projectId: number) =>
  person.send(projectPersonnel.place, { body: { projectId, placed: [seat(1)], withdrawn: [] } })
const send = (projectId: number, placed: number[], withdrawn: number[] = []) =>
  provider.send(projectPersonnel.place, { body: { projectId, placed, withdrawn } })
const listed = (projectId: number, query: Partial<QueryOf<typeof personnel>> = {}, person = provider) =>
  person.send(personnel, { query: { projectId, size: 100, ...query } })
const placedIn = async (projectId: number) =>
  (await listed(projectId, { isPlaced: true })).data.records
    .map(({ userId }) => userId)
    .toSorted((a, b) => a - b)
const selectionOf = (userId: number) =>
  demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('id', '=', userId)
      .select(['selectedBusinessTypeId', 'version'])
      .executeTakeFirstOrThrow(),
  )

describe('the seats of a provider', () => {
  test('are its enabled ones, those of the project first, then by name [PROV-025]', async () => {
    const { projectId, businessTypeId, businessName } = await working()
    await send(projectId, [seat(3), seat(20)])
    const { data } = await listed(projectId)
    expect(data.total).toBe(seats.length)
    expect(data.records.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(seats)
    expect(data.records.map(({ isPlaced }) => isPlaced)).toEqual(seats.map((_, index) => index < 2))
    const names = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where(
          'id',
          'in',
          seats.filter((id) => id !== seat(3) && id !== seat(20)),
        )
        .select('name')
        .orderBy('name')
        .orderBy('id')
        .execute(),
    )
    expect(data.records.slice(2).map(({ name }) => name)).toEqual(names.map(({ name }) => name))
    expect([data.manpowerAssigned, data.confirmedManpower]).toEqual([10, 2])
    const [first] = data.records
    expect(first?.orgName).toEqual(expect.any(String))
    expect(first?.otherBusinesses.length).toBeGreaterThan(0)
    expect(first?.otherBusinesses).not.toContain(businessName)
    expect(businessTypeId).toBeGreaterThan(0)
  })

  test('are found by part of their name or account, and by whether they are placed', async () => {
    const { projectId } = await working()
    await send(projectId, [seat(0)])
    const [one] = (await listed(projectId, { isPlaced: true })).data.records
    const { account: username = '', name = '' } = one ?? {}
    const found = async (text: string) => (await listed(projectId, { name: text })).data.records
    expect((await found(username.toUpperCase())).map(({ userId }) => userId)).toEqual([seat(0)])
    expect((await found(name)).map(({ userId }) => userId)).toContain(seat(0))
    expect(await found('%')).toEqual([])
    const away = (await listed(projectId, { isPlaced: false })).data
    expect([away.total, away.records.some(({ userId }) => userId === seat(0))]).toEqual([
      seats.length - 1,
      false,
    ])
  })

  test('come by page', async () => {
    const { projectId } = await working()
    const first = (await listed(projectId, { size: 5 })).data
    const second = (await listed(projectId, { size: 5, current: 2 })).data
    expect(first.total).toBe(seats.length)
    expect(new Set([...first.records, ...second.records].map(({ userId }) => userId)).size).toBe(10)
  })

  test('are shown to who works for the project, and to nobody else', async () => {
    const { projectId } = await working()
    expect((await listed(projectId, {}, await demo.as('provider-unverified'))).status).toBe(404)
    expect((await listed(projectId, {}, owner)).status).toBe(403)
    expect((await listed((await working('pending')).projectId)).status).toBe(404)
    expect((await listed(9_999_999)).status).toBe(404)
  })
})

describe('placing seats', () => {
  test('puts them in the business, which the figures and the owner’s log show [PROV-025]', async () => {
    const { projectId, businessTypeId, id } = await working()
    const before = await selectionOf(seat(1))
    const answer = await send(projectId, [seat(1), seat(2)])
    expect([answer.code, answer.data]).toEqual([0, { confirmedManpower: 2 }])
    expect(await placedIn(projectId)).toEqual([seat(1), seat(2)])
    expect(await getLog(demo, projectId)).toMatchObject([
      {
        kind: 'staffing.change',
        applicationId: id,
        before: { confirmedManpower: 0 },
        after: { contractor: provider.tenantId, confirmedManpower: 2 },
      },
    ])
    const record = await lastProjectRecord(demo, provider.tenantId)
    expect(record).toMatchObject({
      opType: 'project.place',
      opUserName: 'Lin Yue',
      before: { confirmedManpower: 0 },
      after: {
        projectId,
        bizTypeId: businessTypeId,
        placed: [expect.any(String), expect.any(String)],
        withdrawn: [],
      },
    })
    // Anyone who edits the person meanwhile gets a conflict by the version.
    expect(await selectionOf(seat(1))).toEqual({ ...before, version: before.version + 1 })
  })

  test('and withdrawing others is one step, which changes and records nothing the second time', async () => {
    const { projectId } = await working()
    await send(projectId, [seat(1), seat(2)])
    expect((await send(projectId, [seat(3)], [seat(1)])).data).toEqual({ confirmedManpower: 2 })
    expect(await placedIn(projectId)).toEqual([seat(2), seat(3)])
    const version = (await selectionOf(seat(3))).version
    const entries = await getLog(demo, projectId)
    const record = await lastProjectRecord(demo, provider.tenantId)
    expect((await send(projectId, [seat(3)], [seat(1)])).data).toEqual({ confirmedManpower: 2 })
    expect(await getLog(demo, projectId)).toEqual(entries)
    expect(await lastProjectRecord(demo, provider.tenantId)).toEqual(record)
    expect((await selectionOf(seat(3))).version).toBe(version)
  })

  test('for as many others is no change of their number', async () => {
    const { projectId } = await working()
    await send(projectId, [seat(1), seat(2)])
    const entries = await getLog(demo, projectId)
    expect((await send(projectId, [seat(3)], [seat(1)])).data).toEqual({ confirmedManpower: 2 })
    expect(await getLog(demo, projectId)).toEqual(entries)
    expect((await send(projectId, [seat(4), seat(5)], [seat(3)])).data).toEqual({ confirmedManpower: 3 })
    expect((await getLog(demo, projectId)).at(-1)).toMatchObject({
      before: { confirmedManpower: 2 },
      after: { confirmedManpower: 3 },
    })
  })

  test('leaves a person in a business of theirs when the selected one is taken', async () => {
    const { projectId, businessTypeId } = await working()
    await send(projectId, [seat(5)])
    await demo.asOwner((db) =>
      db
        .updateTable('appUser')
        .set({ selectedBusinessTypeId: businessTypeId })
        .where('id', '=', seat(5))
        .execute(),
    )
    await send(projectId, [], [seat(5)])
    const own = await demo.asOwner((db) =>
      db
        .selectFrom('userBusinessType')
        .where('userId', '=', seat(5))
        .select('businessTypeId')
        .orderBy('businessTypeId')
        .execute(),
    )
    expect((await selectionOf(seat(5))).selectedBusinessTypeId).toBe(own[0]?.businessTypeId)
  })

  test('of two people at once both holds', async () => {
    const { projectId } = await working()
    await Promise.all([send(projectId, [seat(6), seat(7)]), send(projectId, [seat(8), seat(7)])])
    expect(await placedIn(projectId)).toEqual([seat(6), seat(7), seat(8)])
    expect((await listed(projectId)).data.confirmedManpower).toBe(3)
  })

  test('by two people at once is recorded by each as a step from what the other left', async () => {
    const { projectId, id } = await working()
    const sent = await sendConcurrently(demo, {
      locked: { table: 'project_application', ids: [id] },
      first: () => send(projectId, [seat(1)]),
      second: () => send(projectId, [seat(2)]),
    })
    expect(sent).toEqual([0, 0])
    expect(await lastProjectRecord(demo, provider.tenantId)).toMatchObject({
      opType: 'project.place',
      before: { confirmedManpower: 1 },
      after: { confirmedManpower: 2 },
    })
  })

  test('is for enabled seats of the own company, and is refused as a whole where one is not', async () => {
    const { projectId } = await working()
    const [admin = 0] = await peopleOf(provider, ['SuperAdmin'])
    const [foreign = 0] = await peopleOf(owner, ['TSR', 'TeamTSR'])
    const disabled = seat(-1)
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ status: 'disabled' }).where('id', '=', disabled).execute(),
    )
    for (const id of [admin, foreign, disabled, 9_999_999]) {
      const answer = await send(projectId, [seat(1), id])
      expect([answer.code, answer.message]).toEqual([
        PROJECT_REFUSALS.notASeat,
        'Only enabled seats of your company can be placed.',
      ])
    }
    for (const id of [foreign, 9_999_999])
      expect((await send(projectId, [seat(1)], [id])).code).toBe(PROJECT_REFUSALS.notASeat)
    expect(await placedIn(projectId)).toEqual([])
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ status: 'enabled' }).where('id', '=', disabled).execute(),
    )
  })

  test('withdraws also who was disabled meanwhile', async () => {
    const { projectId, businessTypeId } = await working()
    await send(projectId, [seat(9)])
    await provider.send(account.change, { body: { ids: [seat(9)], change: { kind: 'disable' } } })
    expect((await send(projectId, [], [seat(9)])).code).toBe(0)
    await provider.send(account.change, { body: { ids: [seat(9)], change: { kind: 'enable' } } })
    expect((await listed(projectId)).data.confirmedManpower).toBe(0)
    expect(businessTypeId).toBeGreaterThan(0)
  })

  test.each([
    ['pending', 'notPassed'],
    ['rejected', 'notPassed'],
  ] as const)('for an application that is %s is refused', async (status, reason) => {
    const { projectId } = await working(status)
    expect((await send(projectId, [seat(1)])).code).toBe(PROJECT_REFUSALS[reason])
  })

  test('for a project that is not under way is refused', async () => {
    const { projectId } = await working()
    await demo.asOwner((db) =>
      db.updateTable('project').set({ status: 'suspended' }).where('id', '=', projectId).execute(),
    )
    expect((await send(projectId, [seat(1)])).code).toBe(PROJECT_REFUSALS.notOpen)
  })

  test('for a project of others is not found, and not for the owner at all', async () => {
    const { projectId } = await working()
    expect((await sendAs(await demo.as('provider-unverified'), projectId)).status).toBe(404)
    expect((await sendAs(owner, projectId)).status).toBe(403)
    expect((await send(9_999_999, [seat(1)])).status).toBe(404)
  })

  test('of nobody, of the same person twice over, and of too many is malformed', async () => {
    const { projectId } = await working()
    const many = Array.from({ length: projectPersonnel.MAX_PLACED_AT_ONCE + 1 }, (_, index) => index + 1)
    for (const [placed, withdrawn] of [
      [[], []],
      [[1], [1]],
      [many, []],
    ])
      expect(
        (await provider.sendRaw(projectPersonnel.place, { body: { projectId, placed, withdrawn } })).status,
      ).toBe(400)
  })
})
