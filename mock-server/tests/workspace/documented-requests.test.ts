import { stat, workspace } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { listBusinessIds, nth } from '../support/messages.ts'

// Requests as the customer's documents have them, with what the query before answered (R60).
let demo: Demo
let manager: Person
let business: number
let headers: Record<string, string>
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager', 'workspace.wall')
  business = nth(await listBusinessIds(demo, manager), 0)
  headers = { app: 'web', version: '2.5.0.5000', businessTypeId: String(business) }
})
afterAll(() => demo.stop())

const flat = (nodes: readonly workspace.OrgNode[]): workspace.OrgNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)])
const SUCCESS = { status: 200, code: 0 }

/** The tree without a body, and the seats of its first organisation that has some. */
async function seatsOfTree() {
  const tree = await manager.send(workspace.orgTree, { headers })
  expect(tree).toMatchObject(SUCCESS)
  const branch = flat(tree.data.orgList).find(({ ownSeatCnt = 0 }) => ownSeatCnt > 0)
  const orgID = branch?.orgID ?? 0
  const users = await manager.send(workspace.orgUsers, { body: { orgID }, headers })
  expect(users).toMatchObject(SUCCESS)
  return { orgID, ids: users.data.users.map(({ user }) => user.id) }
}

test('the tree needs no body where the header has the business type, unless that is another company’s', async () => {
  const { ids } = await seatsOfTree()
  expect(ids.length).toBeGreaterThan(1)
  const foreign = { ...headers, businessTypeId: '987654321' }
  expect((await manager.send(workspace.orgTree, { headers: foreign })).status).toBe(404)
})

test('figures, hands, rank and pins take the ids of the people', async () => {
  const { orgID, ids } = await seatsOfTree()
  const figures = { businessTypeID: business, orgID, userID: ids }
  expect(await manager.send(workspace.businessStats, { body: figures, headers })).toMatchObject(SUCCESS)
  const hands = { key: 'handup' as const, userIDList: ids }
  expect(await manager.send(workspace.userFlags, { body: hands, headers })).toMatchObject(SUCCESS)
  const today = '20261101'
  const rank = { beginDay: today, endDay: today, orgId: orgID, bizTypeId: business }
  const query = { ...rank, rankType: 'talkTime', strategy: 'user' } as const
  expect((await manager.send(stat.rank, { query, headers })).status).toBe(200)
  for (const operationType of Object.values(workspace.PIN_OPERATION)) {
    const body = { operationType, targetOrgID: orgID, targetUserID: nth(ids, 0) }
    expect(await manager.send(workspace.pin, { body, headers })).toMatchObject(SUCCESS)
  }
})

test('warning settings are saved as they were answered without a version, again and again, and each save is recorded', async () => {
  const load = async () => (await manager.send(stat.warnIndicators, { headers })).data
  const recorded = () =>
    demo.inTenant(manager.tenantId, ({ db }) =>
      db
        .selectFrom('auditRecord')
        .where('opType', 'like', 'monitor.warnLimit.%')
        .select('opType')
        .orderBy('seq')
        .execute(),
    )
  const before = (await recorded()).length
  for (const callCnt of [11, 12]) {
    const { version: _version, ...settings } = await load()
    const body = { ...settings, workTimes: [{ start: '09:00', end: '18:00' }], callCnt }
    expect(await manager.send(stat.saveWarnIndicators, { body, headers })).toMatchObject({
      status: 200,
      code: 200,
    })
  }
  expect(await load()).toMatchObject({ callCnt: 12 })
  expect((await recorded()).slice(before).map(({ opType }) => opType)).toEqual([
    'monitor.warnLimit.create',
    'monitor.warnLimit.update',
  ])
})
