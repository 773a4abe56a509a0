import { account, project, projectPersonnel, PROJECT_REFUSALS, type projectEntity } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendConcurrently, type LockedRows, type Sent } from '../support/concurrent.ts'
import {
  assignSeats,
  listSeatIds,
  startProjectFixture,
  type ProjectFixture,
} from '../support/project-fixture.ts'

let fixture: ProjectFixture
let seats: number[]
beforeAll(async () => {
  fixture = await startProjectFixture()
  seats = await listSeatIds(fixture, fixture.provider.tenantId, 2)
})
afterAll(() => fixture.demo.stop())

async function setStatus(id: number, status: projectEntity.ProjectStatus) {
  const { name, industryID, manpowerDemand, description, version } = await fixture.detailOf(id)
  const body = { id, name, industryID, manpowerDemand, description, version, status }
  return fixture.owner.send(project.update, { body })
}
const assign = (projectId: number, placed: number[]) =>
  fixture.provider.send(projectPersonnel.place, { body: { projectId, placed, withdrawn: [] } })

const change = (ids: number[], kind: 'disable' | 'enable') =>
  fixture.provider.send(account.change, { body: { ids, change: { kind } } })

const atOnce = (locked: LockedRows, first: () => Sent, second: () => Sent) =>
  sendConcurrently(fixture.demo, { locked, first, second })

/** A business that worked for a project which has ceased, and works for another that continues. */
async function createReassignedBusiness() {
  const before = await fixture.post()
  const former = await fixture.passed(before)
  await setStatus(before, 'ceased')
  const now = await fixture.post()
  const { businessTypeId } = former
  const present = await fixture.passed(now, { businessTypeId })
  return { before, former, now, present }
}

test('seats are placed while the project is suspended: both hold, in either order', async () => {
  for (const isPlacedFirst of [true, false]) {
    const { now, present } = await createReassignedBusiness()
    const placing = () => assign(now, seats)
    const suspending = () => setStatus(now, 'suspended')
    const [first, second] = isPlacedFirst ? [placing, suspending] : [suspending, placing]
    expect(await atOnce({ table: 'project_application', ids: [present.id] }, first, second)).toEqual([0, 0])
    // Suspended first, it keeps the number that it had.
    expect(await fixture.detailOf(now)).toMatchObject({
      status: 'suspended',
      confirmedManpower: isPlacedFirst ? seats.length : 0,
    })
    const open = await fixture.demo.asOwner((db) =>
      db
        .selectFrom('projectAssignment')
        .where('businessTypeId', '=', present.businessTypeId)
        .where('confirmedUntil', 'is', null)
        .select('id')
        .execute(),
    )
    expect(open).toEqual([])
  }
})

test('seats are placed while the project of before is taken up again, which is refused', async () => {
  const { before, former, now } = await createReassignedBusiness()
  expect(
    await atOnce(
      { table: 'project_application', ids: [former.id] },
      () => assign(now, seats),
      () => setStatus(before, 'normal'),
    ),
  ).toEqual([0, PROJECT_REFUSALS.businessTakenElsewhere])
  expect((await fixture.detailOf(now)).confirmedManpower).toBe(seats.length)
})

test('two projects that share their contractors change their status at once', async () => {
  const ids = await Promise.all([fixture.post(), fixture.post()])
  const [one, two] = ids
  const first = await fixture.passed(one)
  const second = await fixture.passed(one, { by: fixture.otherProvider })
  await assignSeats(fixture, first, seats)
  await setStatus(one, 'ceased')
  // The other way round, so that the first contractor of each project is the last of the other.
  const third = await fixture.passed(two, {
    by: fixture.otherProvider,
    businessTypeId: second.businessTypeId,
  })
  const fourth = await fixture.passed(two, { businessTypeId: first.businessTypeId })
  expect([first.id, second.id, third.id, fourth.id].toSorted((a, b) => a - b)).toEqual([
    first.id,
    second.id,
    third.id,
    fourth.id,
  ])
  expect(
    await atOnce(
      { table: 'project_application', ids: [second.id, fourth.id] },
      () => setStatus(one, 'suspended'),
      () => setStatus(two, 'suspended'),
    ),
  ).toEqual([0, 0])
  for (const id of ids) expect((await fixture.detailOf(id)).status).toBe('suspended')
})

test('an application passes while another project of its business is taken up again: one of them is refused', async () => {
  for (const isReviewFirst of [true, false]) {
    const before = await fixture.post()
    const former = await fixture.passed(before)
    await setStatus(before, 'ceased')
    const { businessTypeId } = former
    const application = await fixture.apply(await fixture.post(), { businessTypeId })
    const reviewing = () => fixture.review(application, { manpowerAssigned: 1 })
    const resuming = () => setStatus(before, 'normal')
    const [first, second] = isReviewFirst ? [reviewing, resuming] : [resuming, reviewing]
    const { businessTakenElsewhere, businessBusy } = PROJECT_REFUSALS
    expect(await atOnce({ table: 'business_type', ids: [businessTypeId] }, first, second)).toEqual([
      0,
      isReviewFirst ? businessTakenElsewhere : businessBusy,
    ])
  }
})

test('an application is sent in and passed while seats are placed in its business: they are counted', async () => {
  const id = await fixture.post()
  const businessTypeId = await fixture.newBusiness()
  const { tenantId } = fixture.provider
  const sent = await fixture.demo.asOwner((db) =>
    db.transaction().execute(async (placing) => {
      await placing
        .insertInto('userBusinessType')
        .values(seats.map((userId) => ({ tenantId, userId, businessTypeId })))
        .execute()
      let isStored = false
      const passed = fixture.passed(id, { businessTypeId }).finally(() => (isStored = true))
      await vi.waitFor(async () => {
        const { rows } =
          await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(placing)
        expect(isStored || rows.length > 0).toBe(true)
      }, 10_000)
      // Not waited for here: it continues when this transaction ends.
      return { passed }
    }),
  )
  await sent.passed
  expect((await fixture.detailOf(id)).confirmedManpower).toBe(seats.length)
})

test('people are disabled while the number of their project is changed: both hold', async () => {
  const application = await fixture.passed(await fixture.post())
  const [idle = 0, placed = 0] = seats
  await assignSeats(fixture, application, [placed])
  expect(
    await atOnce(
      { table: 'project_application', ids: [application.id] },
      () => fixture.review(application, { manpowerAssigned: 7 }),
      () => change([idle, placed], 'disable'),
    ),
  ).toEqual([0, 0])
  expect(await fixture.detailOf(application.projectId)).toMatchObject({
    manpowerAssigned: 7,
    confirmedManpower: 0,
  })
  await change([idle, placed], 'enable')
})
