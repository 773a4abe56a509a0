import { workspace } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { seatReporter, type SeatReporter } from '../support/seat-events.ts'

const { SEAT_STATUS, PERSON_TYPE } = workspace

let demo: Demo
let manager: Person
let master: Person
let business: number
let report: SeatReporter
/** Organisation of the first seat, and one of another branch than the master's. */
let team: number
let otherBranch: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  master = await demo.as('master')
  const { tenantId } = manager
  const found = await demo.asOwner((db) =>
    db.selectFrom('businessType').where('tenantId', '=', tenantId).select('id').orderBy('id').execute(),
  )
  business = found[0]?.id ?? 0
  report = seatReporter({
    tenantId,
    businessTypeId: business,
    inTenant: demo.inTenant,
    now: () => demo.clock.now(),
  })
  team = (await seatNamed('seat-001')).orgId ?? 0
  otherBranch = await findForeignBranch(master)
})
afterAll(() => demo.stop())

const seatNamed = (username: string) =>
  demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('username', '=', username)
      .select(['id', 'orgId', 'phone', 'name'])
      .executeTakeFirstOrThrow(),
  )

/** An organisation with seats that the person does not lead. */
async function findForeignBranch(person: Person): Promise<number> {
  const own = idsOf((await treeOf(person)).orgList)
  const all = flat((await treeOf(manager)).orgList)
  return all.find(({ orgID, ownSeatCnt }) => (ownSeatCnt ?? 0) > 0 && !own.includes(orgID))?.orgID ?? 0
}

const treeOf = async (person: Person) =>
  (await person.send(workspace.orgTree, { body: { businessTypeID: business } })).data
const flat = (nodes: readonly workspace.OrgNode[]): workspace.OrgNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)])
const idsOf = (nodes: readonly workspace.OrgNode[]) => flat(nodes).map(({ orgID }) => orgID)
const usersOf = (person: Person, orgID: number) => person.send(workspace.orgUsers, { body: { orgID } })
const seatIn = async (username: string) => {
  const { id, orgId } = await seatNamed(username)
  const { data } = await usersOf(manager, orgId ?? 0)
  const found = data.users.find(({ user }) => user.id === id)
  if (!found) throw new Error(`${username} is not listed`)
  return found
}

describe('the tree of organisations', () => {
  test('has the company above its branches, with the seats of each and of all below it [WORK-002]', async () => {
    const [root, ...others] = (await treeOf(manager)).orgList
    if (!root) throw new Error('no organisation')
    expect(others).toEqual([])
    expect([root.orgName, root.ownSeatCnt]).toEqual(['Harbour Mutual', 0])
    const { count } = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('tenantId', '=', manager.tenantId)
        .where('type', 'in', ['TSR', 'TeamTSR'])
        .where('status', '=', 'enabled')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    )
    expect(count).toBeGreaterThan(100)
    expect(root.seatCnt).toBe(count)
    const nodes = flat([root])
    expect(nodes.length).toBeGreaterThan(5)
    for (const { seatCnt, ownSeatCnt = 0, children } of nodes)
      expect(seatCnt).toBe(children.reduce((sum, child) => sum + child.seatCnt, ownSeatCnt))
  })

  test('is the branch of a person who leads one, and is without removed organisations [WORK-002]', async () => {
    const [own, ...others] = (await treeOf(master)).orgList
    expect([own?.orgName, others]).toEqual(['Sales centre Shanghai', []])
    expect(idsOf((await treeOf(manager)).orgList)).toContain(otherBranch)
    expect(idsOf((await treeOf(master)).orgList)).not.toContain(otherBranch)
    const gone = await demo.asOwner((db) =>
      db
        .insertInto('organization')
        .values({ tenantId: manager.tenantId, parentId: team, name: 'Gone', sort: 1, removedAt: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    expect(idsOf((await treeOf(manager)).orgList)).not.toContain(gone.id)
  })

  test('of a business of another company is not found, and is refused to seats', async () => {
    const foreign = await demo.as('provider-admin', 'workspace.wall')
    expect((await foreign.send(workspace.orgTree, { body: { businessTypeID: business } })).status).toBe(404)
    const seat = await demo.as('seat-001')
    expect((await seat.send(workspace.orgTree, { body: { businessTypeID: business } })).status).toBe(403)
  })
})

describe('the people of an organisation', () => {
  test('are its own, leaders first, each with all that a card needs [WORK-007, WORK-021]', async () => {
    const { orgID } = flat((await treeOf(master)).orgList)[0] ?? { orgID: 0 }
    const led = (await usersOf(manager, orgID)).data.users
    expect(led.map(({ user }) => [user.id, user.type])).toContainEqual([
      master.userId,
      PERSON_TYPE.groupMaster,
    ])
    const { users } = (await usersOf(manager, team)).data
    const seats = users.filter(({ user }) => user.type >= PERSON_TYPE.groupSeat)
    expect(seats.length).toBeGreaterThan(5)
    expect(seats.map(({ user }) => user.name.toLowerCase())).toEqual(
      seats.map(({ user }) => user.name.toLowerCase()).toSorted((a, b) => (a < b ? -1 : Number(a > b))),
    )
    expect(Object.keys(seats[0] ?? {}).toSorted()).toEqual([
      'isCollected',
      'roomID',
      'status',
      'statusDuration',
      'user',
      'version',
    ])
    expect(await usersOf(manager, team)).toMatchObject({ data: { users } })
  })

  test('are 0 and 1 where they lead, 2 in a team and 3 without one [WORK-021]', async () => {
    expect([PERSON_TYPE.operationMaster, PERSON_TYPE.groupMaster]).toEqual([0, 1])
    const setType = (username: string, type: 'TSR' | 'TeamTSR') =>
      demo.asOwner((db) => db.updateTable('appUser').set({ type }).where('username', '=', username).execute())
    await setType('seat-001', 'TSR')
    expect((await seatIn('seat-001')).user.type).toBe(3)
    await setType('seat-001', 'TeamTSR')
    expect((await seatIn('seat-001')).user.type).toBe(2)
    const root = flat((await treeOf(manager)).orgList)[0]?.orgID ?? 0
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ orgId: root }).where('id', '=', manager.userId).execute(),
    )
    const { users } = (await usersOf(manager, root)).data
    expect(users.find(({ user }) => user.id === manager.userId)).toMatchObject({
      user: { type: 0 },
      roomID: '',
    })
  })

  test('who lead are online while they are signed in, else offline [WORK-022]', async () => {
    const { orgID } = flat((await treeOf(master)).orgList)[0] ?? { orgID: 0 }
    const statusOf = async () =>
      (await usersOf(manager, orgID)).data.users.find(({ user }) => user.id === master.userId)?.status
    expect(workspace.MASTER_STATUS).toEqual({ unknown: 0, offline: 1, online: 2 })
    expect(await statusOf()).toBe(2)
    const ended = await demo.asOwner((db) =>
      db
        .updateTable('session')
        .set({ expiresAt: demo.clock.now() })
        .where('userId', '=', master.userId)
        .execute(),
    )
    expect(ended.length).toBe(1)
    expect(await statusOf()).toBe(1)
    await demo.asOwner((db) =>
      db
        .updateTable('session')
        .set({ expiresAt: new Date(demo.clock.now().getTime() + 3_600_000) })
        .where('userId', '=', master.userId)
        .execute(),
    )
    expect(await statusOf()).toBe(2)
  })

  test('of other branches and companies are not found', async () => {
    const foreign = await demo.as('provider-admin', 'workspace.wall')
    expect((await usersOf(master, otherBranch)).status).toBe(404)
    expect((await usersOf(foreign, team)).status).toBe(404)
    expect((await usersOf(manager, 987_654_321)).status).toBe(404)
    expect((await usersOf(master, flat((await treeOf(master)).orgList)[0]?.orgID ?? 0)).status).toBe(200)
  })

  test('have phone numbers for those who may see them only', async () => {
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ phone: '13900001234' }).where('username', '=', 'seat-001').execute(),
    )
    const seat = await seatNamed('seat-001')
    const phoneFor = async (person: Person) =>
      (await usersOf(person, team)).data.users.find(({ user }) => user.id === seat.id)?.user.phone
    expect(await phoneFor(manager)).toBe('13900001234')
    await demo.asOwner((db) =>
      db
        .updateTable('role')
        .set({ permissions: [] })
        .where('id', 'in', (eb) =>
          eb.selectFrom('userRole').where('userId', '=', manager.userId).select('roleId'),
        )
        .execute(),
    )
    expect(await phoneFor(manager)).toBe('139••••••34')
  })
})

describe('the status of a seat', () => {
  test('follows what it reports, with its seconds and a room while it is there [WORK-015, WORK-007]', async () => {
    const { id } = await seatNamed('seat-002')
    expect(await seatIn('seat-002')).toMatchObject({
      status: SEAT_STATUS.offline,
      statusDuration: 0,
      roomID: '',
    })
    await report.status('seat-002', 4, 300)
    expect(await seatIn('seat-002')).toMatchObject({ status: 2, statusDuration: 300, roomID: `seat-${id}` })
    await report.call('seat-002', { started: 30 })
    expect(await seatIn('seat-002')).toMatchObject({ status: 5, statusDuration: 30, roomID: `seat-${id}` })
    await report.call('seat-002', { started: 20, answered: 12 })
    expect(await seatIn('seat-002')).toMatchObject({ status: 3, statusDuration: 12 })
    await report.call('seat-002', { started: 10, answered: 9, ended: 5 })
    expect(await seatIn('seat-002')).toMatchObject({ status: 2, statusDuration: 5 })
    await report.status('seat-002', 7, 4)
    await report.status('seat-002', 5, 2)
    // Idle and a break are one status here.
    expect(await seatIn('seat-002')).toMatchObject({ status: 4, statusDuration: 4 })
    await report.status('seat-002', 0, 1)
    expect(await seatIn('seat-002')).toMatchObject({ status: 1, statusDuration: 1, roomID: '' })
  })

  test('is unknown a day after a report that nothing ended [LIVE-007]', async () => {
    await report.status('seat-003', 4, 40 * 3600)
    expect(await seatIn('seat-003')).toMatchObject({ status: 0, roomID: '' })
    await report.status('seat-004', 0, 40 * 3600)
    expect((await seatIn('seat-004')).status).toBe(1)
  })

  test('is offline 45 s after its last heartbeat [LIVE-007]', async () => {
    await report.status('seat-005', 4, 300)
    await report.status('seat-005', 2, 46)
    expect(await seatIn('seat-005')).toMatchObject({ status: 1, statusDuration: 1 })
    await report.status('seat-005', 2, 45)
    expect((await seatIn('seat-005')).status).toBe(2)
  })

  test('counts as active unless it is offline or unknown [WORK-017]', () => {
    const all = Object.values(SEAT_STATUS).toSorted((a, b) => a - b)
    expect(all.map((status) => workspace.isActive(status))).toEqual([false, false, true, true, true, true])
  })
})

describe('raised hands', () => {
  const raised = async (person: Person, userIDList: number[]) =>
    (await person.send(workspace.userFlags, { body: { key: 'handup', userIDList } })).data

  test('are those of the requested seats that are up [WORK-023]', async () => {
    const [one, two] = [(await seatNamed('seat-006')).id, (await seatNamed('seat-007')).id]
    expect(await raised(manager, [one, two])).toEqual([])
    await report.hand('seat-006', true, 3)
    await report.hand('seat-007', true, 2)
    expect(await raised(manager, [one, two])).toEqual([one, two])
    expect(await raised(manager, [two])).toEqual([two])
    await report.hand('seat-006', false, 1)
    expect(await raised(manager, [one, two])).toEqual([two])
  })

  test('of other companies and branches are left out [WORK-023]', async () => {
    const { id } = await seatNamed('seat-007')
    const foreign = await demo.as('provider-admin', 'workspace.wall')
    expect(await raised(foreign, [id])).toEqual([])
    const elsewhere = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .where('orgId', '=', otherBranch)
        .where('type', 'in', ['TSR', 'TeamTSR'])
        .select(['id', 'username'])
        .executeTakeFirstOrThrow(),
    )
    await report.hand(elsewhere.username, true)
    expect(await raised(manager, [elsewhere.id])).toEqual([elsewhere.id])
    expect(await raised(master, [elsewhere.id])).toEqual([])
  })

  test.each([
    ['another flag', { key: 'foot', userIDList: [1] }],
    ['no list', { key: 'handup' }],
    ['2001 people', { key: 'handup', userIDList: Array.from({ length: 2001 }, (_, index) => index + 1) }],
  ])('%s is refused', async (_name, body) => {
    expect((await manager.sendRaw(workspace.userFlags, { body })).status).toBe(400)
  })
})

describe('the seats of a business', () => {
  test('are those placed in it whom the caller may see', async () => {
    const usersOfBusiness = (person: Person) =>
      person.send(workspace.orgUsersByBusiness, { body: { bizTypeId: business } })
    const { users } = (await usersOfBusiness(manager)).data
    expect(users.length).toBeGreaterThan(10)
    const own = (await usersOfBusiness(master)).data.users.map(({ user }) => user.id)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(users.length)
    expect(users.map(({ user }) => user.id)).toEqual(expect.arrayContaining(own))
    expect((await usersOfBusiness(await demo.as('provider-admin', 'project.monitor'))).status).toBe(404)
    expect((await usersOfBusiness(await demo.as('seat-001'))).status).toBe(403)
  })
})
