import { account, project, projectLog, type projectEntity } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId, startIngest, type Ingest } from './_ingest.ts'
import {
  placeSeats,
  seatsOf,
  startProjectWorld,
  type Application,
  type ProjectWorld,
} from './_project-world.ts'

let world: ProjectWorld
let seats: number[]
let ingest: Ingest
beforeAll(async () => {
  world = await startProjectWorld()
  seats = await seatsOf(world, world.provider.tenantId, 4)
  ingest = await startIngest(world.demo, world.provider)
})
afterAll(() => world.demo.stop())

const change = async (ids: readonly number[], of: account.PersonChange) => {
  const { data } = await world.provider.send(account.change, { body: { ids: [...ids], change: of } })
  expect(data).toMatchObject({ changed: ids.length, refused: [] })
}
const place = ({ businessTypeId }: Application, ids: readonly number[]) =>
  change(ids, { kind: 'addBusinessTypes', businessTypeIds: [businessTypeId] })
const withdraw = ({ businessTypeId }: Application, ids: readonly number[]) =>
  change(ids, { kind: 'removeBusinessTypes', businessTypeIds: [businessTypeId] })
const confirmedIn = async (projectId: number) => (await world.detailOf(projectId)).confirmedManpower

async function setStatus(id: number, status: projectEntity.ProjectStatus) {
  const { name, industryID, manpowerDemand, description, version } = await world.detailOf(id)
  const body = { id, name, industryID, manpowerDemand, description, version, status }
  return world.owner.send(project.update, { body })
}

const nowSeconds = () => world.demo.clock.now().getTime() / 1000
/** Periods in which the application's business worked for its project, in unix seconds. */
async function periodsOf({ projectId, businessTypeId }: Application) {
  const rows = await world.demo.asOwner((db) =>
    db
      .selectFrom('projectAssignment')
      .where('projectId', '=', projectId)
      .where('businessTypeId', '=', businessTypeId)
      .select(['confirmedFrom', 'confirmedUntil'])
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ confirmedFrom: from, confirmedUntil: until }) => [
    from.getTime() / 1000,
    until && until.getTime() / 1000,
  ])
}
const staffingOf = async (projectId: number) =>
  (await world.owner.send(projectLog.log, { query: { projectId, pageSize: 100 } })).data.records.filter(
    ({ kind }) => kind === 'staffing.change',
  )

describe('seats that a provider places in its business', () => {
  test('are confirmed manpower of the project, in one entry of its log a change [PROJ-007, PROV-Q11]', async () => {
    const id = await world.post({ manpowerDemand: 6 })
    const application = await world.passed(id, { manpowerAssigned: 3 })
    expect(await staffingOf(id)).toEqual([])
    await place(application, seats.slice(0, 2))
    expect(await world.detailOf(id)).toMatchObject({ confirmedManpower: 2, manpowerGap: 4 })
    world.demo.clock.forward(10)
    await place(application, seats)
    expect(await confirmedIn(id)).toBe(4)
    world.demo.clock.forward(10)
    await withdraw(application, seats.slice(0, 1))
    expect(await confirmedIn(id)).toBe(3)
    const entries = await staffingOf(id)
    expect(entries.map(({ before, after }) => [JSON.parse(before ?? ''), JSON.parse(after)])).toEqual([
      [{ confirmedManpower: 4 }, { contractor: 'Lantern Call Services', confirmedManpower: 3 }],
      [{ confirmedManpower: 2 }, { contractor: 'Lantern Call Services', confirmedManpower: 4 }],
      [{ confirmedManpower: 0 }, { contractor: 'Lantern Call Services', confirmedManpower: 2 }],
    ])
    expect(entries[0]).toMatchObject({
      createTime: nowSeconds(),
      createByName: '林悦',
      createByCompany: 'Lantern Call Services',
    })
  })

  test('count while their accounts are enabled [PROJ-007]', async () => {
    const id = await world.post()
    const application = await world.passed(id)
    await place(application, seats.slice(0, 2))
    await change(seats.slice(0, 1), { kind: 'disable' })
    expect(await confirmedIn(id)).toBe(1)
    await change(seats.slice(0, 1), { kind: 'enable' })
    expect(await confirmedIn(id)).toBe(2)
    expect(await staffingOf(id)).toHaveLength(3)
  })

  test('count as seats only: others in the business do not [PROJ-007]', async () => {
    const id = await world.post()
    const application = await world.passed(id)
    const before = await confirmedIn(id)
    await placeSeats(world, application, [world.provider.userId])
    expect([before, await confirmedIn(id)]).toEqual([0, 0])
    expect(await periodsOf(application)).toEqual([])
  })

  test('count from the moment that the application passes', async () => {
    const id = await world.post()
    const application = await world.apply(id)
    await place(application, seats.slice(0, 3))
    expect(await confirmedIn(id)).toBe(0)
    expect(await periodsOf(application)).toEqual([])
    world.demo.clock.forward(10)
    await world.review(application, { manpowerAssigned: 3 })
    expect(await confirmedIn(id)).toBe(3)
    expect(await periodsOf(application)).toEqual([[nowSeconds(), null]])
  })
})

describe('the period in which a business works for a project', () => {
  test('begins with the first seat and ends with the last', async () => {
    const application = await world.passed(await world.post())
    await place(application, seats.slice(0, 1))
    const began = nowSeconds()
    world.demo.clock.forward(30)
    await place(application, seats.slice(1, 3))
    expect(await periodsOf(application)).toEqual([[began, null]])
    await withdraw(application, seats.slice(0, 2))
    expect(await periodsOf(application)).toEqual([[began, null]])
    world.demo.clock.forward(30)
    await change(seats.slice(2, 3), { kind: 'disable' })
    expect(await periodsOf(application)).toEqual([[began, began + 60]])
    world.demo.clock.forward(30)
    await change(seats.slice(2, 3), { kind: 'enable' })
    expect(await periodsOf(application)).toEqual([
      [began, began + 60],
      [began + 90, null],
    ])
  })

  test('ends while the project is suspended or has ceased, and begins anew when it goes on', async () => {
    const id = await world.post()
    const application = await world.passed(id)
    await place(application, seats.slice(0, 1))
    const began = nowSeconds()
    world.demo.clock.forward(60)
    await setStatus(id, 'suspended')
    expect(await periodsOf(application)).toEqual([[began, began + 60]])
    await place(application, seats.slice(1, 2))
    expect(await periodsOf(application)).toEqual([[began, began + 60]])
    world.demo.clock.forward(60)
    await setStatus(id, 'normal')
    expect(await periodsOf(application)).toEqual([
      [began, began + 60],
      [began + 120, null],
    ])
    world.demo.clock.forward(60)
    await setStatus(id, 'ceased')
    expect((await periodsOf(application)).at(-1)).toEqual([began + 120, began + 180])
    expect(await confirmedIn(id)).toBe(2)
  })

  test('is not left open by a project that ceases while an application passes', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await world.post()
      const application = await world.apply(id)
      await place(application, seats.slice(0, 1))
      await Promise.all([setStatus(id, 'ceased'), world.review(application, { manpowerAssigned: 1 })])
      expect((await world.detailOf(id)).status).toBe('ceased')
      const open = (await periodsOf(application)).filter(([, until]) => until === null)
      expect(open).toEqual([])
      await withdraw(application, seats.slice(0, 1))
    }
  })
})

test('facts taken in afterwards carry the project, those of before and of a suspension do not', async () => {
  const id = await world.post()
  const application = await world.passed(id)
  const seat = await world.demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('id', '=', seats[0] ?? 0)
      .select('username')
      .executeTakeFirstOrThrow(),
  )
  const callAt = (at: number) => ({
    type: 'call.started',
    eventId: newId(),
    callId: newId('staffed'),
    sessionId: newId('s'),
    account: seat.username,
    businessTypeId: application.businessTypeId,
    direction: 'outbound',
    customer: '138****0001',
    at,
  })
  const began = nowSeconds()
  await place(application, seats.slice(0, 1))
  world.demo.clock.forward(60)
  await setStatus(id, 'suspended')
  world.demo.clock.forward(60)
  const at = [began - 1, began, began + 59, began + 60, began + 119]
  await ingest.take(...at.map(callAt))
  const rows = await ingest.rows(
    `select tenant_id as "tenantId", project_id as "projectId" from call
     where business_type_id = ${application.businessTypeId} order by started_at`,
  )
  expect(rows.map((row) => row['projectId'])).toEqual([null, id, id, null, null])
})
