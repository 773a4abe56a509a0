import { workspace } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let business: number
let seat: { id: number; orgId: number | null }
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const { tenantId } = manager
  const found = await demo.asOwner((db) =>
    db.selectFrom('businessType').where('tenantId', '=', tenantId).select('id').executeTakeFirstOrThrow(),
  )
  business = found.id
  seat = await demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('username', '=', 'seat-001')
      .select(['id', 'orgId'])
      .executeTakeFirstOrThrow(),
  )
})
afterAll(() => demo.stop())

const change = (person: Person, operationType: 1 | 2, target: { orgID?: number; userID?: number } = {}) =>
  person.send(workspace.pin, {
    body: {
      operationType,
      targetOrgID: target.orgID ?? seat.orgId ?? 0,
      targetUserID: target.userID ?? seat.id,
    },
  })
const isPinnedFor = async (person: Person) => {
  const { data } = await person.send(workspace.orgUsers, { body: { orgID: seat.orgId ?? 0 } })
  return data.users.find(({ user }) => user.id === seat.id)?.isCollected
}

test('a seat is pinned with 1 and unpinned with 2 for the caller alone, and twice is no error [LIVE-012]', async () => {
  const master = await demo.as('master')
  expect(await isPinnedFor(manager)).toBe(false)
  expect((await change(manager, 1)).code).toBe(0)
  expect((await change(manager, 1)).code).toBe(0)
  expect([await isPinnedFor(manager), await isPinnedFor(master)]).toEqual([true, false])
  expect((await change(manager, 2)).code).toBe(0)
  expect((await change(manager, 2)).code).toBe(0)
  expect(await isPinnedFor(manager)).toBe(false)
})

test('whom the caller may not watch, who is no seat, and a seat of another organisation are not found [LIVE-012]', async () => {
  const foreign = await demo.as('provider-admin', 'workspace.wall')
  const master = await demo.as('master')
  const { data } = await master.send(workspace.orgTree, { body: { businessTypeID: business } })
  const flat = (nodes: readonly workspace.OrgNode[]): number[] =>
    nodes.flatMap(({ orgID, children }) => [orgID, ...flat(children)])
  const beyond = await demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('tenantId', '=', manager.tenantId)
      .where('type', 'in', ['TSR', 'TeamTSR'])
      .where('orgId', 'not in', flat(data.orgList))
      .select(['id', 'orgId'])
      .executeTakeFirstOrThrow(),
  )
  const answers = [
    await change(foreign, 1),
    await change(manager, 1, { userID: 987_654_321 }),
    await change(manager, 1, { userID: manager.userId }),
    await change(manager, 1, { orgID: (seat.orgId ?? 0) + 1 }),
    await change(master, 1, { userID: beyond.id, orgID: beyond.orgId ?? 0 }),
  ]
  for (const { status } of answers) expect(status).toBe(404)
  expect((await change(await demo.as('seat-001'), 1)).status).toBe(403)
  const stored = await demo.asOwner((db) => db.selectFrom('seatPin').selectAll().execute())
  expect(stored).toEqual([])
})
