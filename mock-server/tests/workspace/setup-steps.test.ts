import { STATUS_EVENT, tenantAdmin, workspace } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCompanySteps } from '../../src/modules/identity/company/public.ts'
import { startDemo, type Demo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

test('the steps of a new company are done as it gets a business, teams, roles, people and a seat', async () => {
  const platform = await demo.as('platform-admin')
  const created = await platform.send(tenantAdmin.create, {
    body: {
      code: 'larch',
      nameEn: 'Larch Services',
      nameZh: '落叶松服务',
      shortName: 'Larch',
      tenantType: 'Standard',
      timezone: 'Asia/Shanghai',
      currency: 'CNY',
      adminUsername: 'larch-admin',
      adminName: 'Lin Yue',
    },
  })
  const tenantId = created.data.id
  const findSteps = () => demo.inTenant(tenantId, findCompanySteps)
  expect(await findSteps()).toEqual({
    businesses: false,
    organisation: false,
    roles: false,
    users: false,
    seats: false,
  })
  const { businessId, userId } = await demo.inTenant(tenantId, async ({ db }) => {
    const root = await db.selectFrom('organization').select('id').executeTakeFirstOrThrow()
    const business = await db
      .insertInto('businessType')
      .values({ tenantId, name: 'Renewals' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('organization').values({ tenantId, parentId: root.id, name: 'Team' }).execute()
    await db.insertInto('role').values({ tenantId, name: 'Seats' }).execute()
    const person = await db
      .insertInto('appUser')
      .values({ tenantId, username: 'larch-1', name: 'Ann', orgId: root.id, type: 'TSR' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { businessId: business.id, userId: person.id }
  })
  const filled = { businesses: true, organisation: true, roles: true, users: true }
  expect(await findSteps()).toEqual({ ...filled, seats: false })
  await demo.inTenant(tenantId, ({ db }) =>
    db.insertInto('userBusinessType').values({ tenantId, userId, businessTypeId: businessId }).execute(),
  )
  expect(await findSteps()).toEqual({ ...filled, seats: true })
})

test('the last step is done with the first status, which a heartbeat is not', async () => {
  const manager = await demo.as('manager')
  const report = (evt: number) =>
    demo.inTenant(manager.tenantId, async ({ db, tenantId }) => {
      const seat = await db
        .selectFrom('person')
        .innerJoin('userBusinessType', 'userBusinessType.userId', 'person.id')
        .where('username', '=', 'seat-001')
        .select(['person.id as userId', 'person.orgId', 'businessTypeId'])
        .executeTakeFirstOrThrow()
      await db
        .insertInto('statusEvent')
        .values({ ...seat, tenantId, projectId: null, evtAt: new Date(), evt, subEvt: null })
        .execute()
    })
  const done = ['businesses', 'organisation', 'roles', 'users', 'seats']
  const sample = { state: 'unavailable' }
  await report(STATUS_EVENT.heartbeat)
  expect((await manager.send(workspace.setupSteps)).data).toEqual({ done, sample })
  await report(STATUS_EVENT.online)
  expect((await manager.send(workspace.setupSteps)).data).toEqual({ done: [...done, 'firstStatus'], sample })
})

test('a person without the page of businesses is refused the steps', async () => {
  const seat = await demo.as('seat-001')
  expect(await seat.send(workspace.setupSteps)).toMatchObject({ status: 403 })
})
