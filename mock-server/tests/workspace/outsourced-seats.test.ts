import { user, workspace } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViewers } from '../../src/modules/workspace/seat-picture/public.ts'
import { upsertPresence } from '../../src/modules/workspace/seat-presence/public.ts'
import type { Person } from '../support/demo.ts'
import { startOutsourcedFixture, type OutsourcedFixture } from '../support/outsourced-fixture.ts'
import { leave, openRealtime } from '../support/realtime-client.ts'
import { enterBody } from '../support/room-client.ts'
import { seatReporter, type SeatReporter } from '../support/seat-events.ts'

let fixture: OutsourcedFixture
let owner: Person
let report: SeatReporter
let seat: { id: number; username: string }
beforeAll(async () => {
  fixture = await startOutsourcedFixture()
  const { demo, provider, businesses, seats } = fixture
  owner = await demo.as('manager', 'project.monitor')
  await demo.as('provider-admin', 'project.monitor')
  await demo.as('platform-admin', 'project.monitor')
  const ids = seats.map(({ id }) => id)
  seat = await demo.asOwner(async (db) => {
    const placed = await db
      .selectFrom('userBusinessType')
      .innerJoin('appUser', 'appUser.id', 'userBusinessType.userId')
      .where('businessTypeId', '=', businesses.current)
      .where('userId', 'in', ids)
      .where('appUser.status', '=', 'enabled')
      .select(['appUser.id', 'appUser.username'])
      .orderBy('appUser.id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('seatPicture')
      .values({
        tenantId: provider.tenantId,
        userId: placed.id,
        jpeg: Buffer.from([0xff, 0xd8, 0xff]),
        takenAt: demo.clock.now(),
      })
      .execute()
    return placed
  })
  report = reporterFor(businesses.current)
})
afterAll(() => fixture.demo.stop())
// The seat works for the project since two minutes, and nothing else is known of it.
beforeEach(async () => {
  await fixture.demo.asOwner(async (db) => {
    for (const table of ['statusEvent', 'call', 'seatPresence'] as const)
      await db.deleteFrom(table).where('userId', '=', seat.id).execute()
  })
  await report.status(seat.username, 4, 120)
})

const reporterFor = (businessTypeId: number): SeatReporter => {
  const { demo, provider } = fixture
  const { inTenant, clock } = demo
  return seatReporter({ tenantId: provider.tenantId, businessTypeId, inTenant, now: () => clock.now() })
}
const usersOf = (person: Person, bizTypeId: number) =>
  person.send(workspace.orgUsersByBusiness, { body: { bizTypeId } })
const seenBy = async (person: Person) =>
  (await usersOf(person, fixture.businesses.current)).data.users.find(({ user }) => user.id === seat.id)
const pictureStatus = async (person: Person) => {
  const { method, path } = workspace.monitorPicture
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ roomID: workspace.seatRoomId(seat.id) })
  const answer = await fixture.demo.fetch(path, { method, headers, body })
  await answer.arrayBuffer()
  return answer.status
}
/** The answer of the seat's room to a person: 0, or the code of a refusal. */
const roomStatus = async ({ token }: Person): Promise<number> => {
  const client = await openRealtime(fixture.demo.url)
  await client.signIn({ token })
  client.send({ requestId: 'enter' }, enterBody(workspace.seatRoomId(seat.id)))
  const { code } = await client.next(({ requestId }) => requestId === 'enter')
  await leave(client)
  return code
}
/** Stores heartbeats of these people, as if their seat pages had just sent them. */
const storeHeartbeats = (...userIds: readonly number[]) => {
  const { demo, provider } = fixture
  const now = demo.clock.now()
  const until = new Date(now.getTime() + 45_000)
  const heard = userIds.map((userId) => ({ userId, version: '2.5.1.7', at: now, until }))
  return demo.inTenant(provider.tenantId, (tx) => upsertPresence(tx, heard, { now, isSimulated: false }))
}
const setAssignment = (until: Date | null) =>
  fixture.demo.asOwner((db) =>
    db
      .updateTable('projectAssignment')
      .set({ confirmedUntil: until })
      .where('businessTypeId', '=', fixture.businesses.current)
      .where('projectId', '=', fixture.projects.renewals)
      .execute(),
  )

describe('the seats of an outsourced business', () => {
  test('are seen by the provider and by the owner of the project, with the same status [LIVE-007]', async () => {
    const own = await seenBy(fixture.provider)
    expect(own).toMatchObject({ status: 2, statusDuration: 120, roomID: `seat-${seat.id}` })
    expect(await seenBy(owner)).toMatchObject({
      status: 2,
      statusDuration: 120,
      roomID: `seat-${seat.id}`,
      isCollected: false,
    })
    await report.call(seat.username, { started: 50, answered: 40 })
    expect(await seenBy(owner)).toMatchObject({ status: 3, statusDuration: 40 })
    expect(await seenBy(fixture.provider)).toMatchObject({ status: 3, statusDuration: 40 })
  })

  test('are offline for the owner while they do other work, and are neither seen nor watched then [LIVE-007]', async () => {
    await report.call(seat.username, { started: 30, answered: 29, ended: 28 })
    await reporterFor(fixture.businesses.free).status(seat.username, 4, 10)
    expect(await seenBy(owner)).toMatchObject({ status: 1, roomID: '' })
    // A picture would show that work.
    expect([await pictureStatus(owner), await pictureStatus(fixture.provider)]).toEqual([404, 200])
    expect([await roomStatus(owner), await roomStatus(fixture.provider)]).toEqual([404, 0])
    expect(await seenBy(fixture.provider)).toMatchObject({ status: 2 })
    await report.status(seat.username, 4, 5)
    expect(await seenBy(owner)).toMatchObject({ status: 2, statusDuration: 5 })
    expect([await pictureStatus(owner), await roomStatus(owner)]).toEqual([200, 0])
  })

  test('learn who of the owner’s looks at their screenshots, which is in the logs of both companies', async () => {
    const { demo, provider } = fixture
    demo.clock.forward(1)
    const now = demo.clock.now()
    await demo.asOwner((db) => db.deleteFrom('seatLook').execute())
    await demo.asOwner((db) => db.updateTable('seatPicture').set({ takenAt: now }).execute())
    expect([await pictureStatus(owner), await pictureStatus(owner)]).toEqual([200, 200])
    const { name } = (await owner.send(user.info)).data
    const since = new Date(now.getTime() - 1)
    const viewersIn = (tenantId: number) =>
      demo.inTenant(tenantId, (tx) => findViewers(tx, { userId: seat.id, since, now }))
    expect([await viewersIn(provider.tenantId), await viewersIn(owner.tenantId)]).toEqual([[name], []])
    const records = await demo.asOwner((db) =>
      db
        .selectFrom('auditRecord')
        .where('opType', '=', 'seatWatch.look')
        .where('opAt', '=', now)
        .select(['tenantId', 'opUserName'])
        .orderBy('tenantId')
        .execute(),
    )
    expect(records).toEqual(
      [owner.tenantId, provider.tenantId]
        .toSorted((a, b) => a - b)
        .map((tenantId) => ({ tenantId, opUserName: name })),
    )
  })

  test('have their client’s version for the owner, and are offline when it is lost, as their company sees it [LIVE-007]', async () => {
    const { demo, provider } = fixture
    await report.status(seat.username, 4, 1)
    expect(await seenBy(owner)).toMatchObject({ status: 2, version: '' })
    await storeHeartbeats(seat.id)
    expect((await seenBy(owner))?.version).toBe('2.5.1.7')
    demo.clock.forward(45)
    for (const person of [owner, provider])
      expect(await seenBy(person)).toMatchObject({ status: 2, version: '2.5.1.7' })
    demo.clock.forward(1)
    const lost = { status: 1, statusDuration: 1, version: '', roomID: '' }
    for (const person of [owner, provider]) expect(await seenBy(person)).toMatchObject(lost)
    // A platform that sends heartbeats proves that the seat is there, until it has missed three.
    await report.status(seat.username, 2, 0)
    demo.clock.forward(45)
    for (const person of [owner, provider]) expect(await seenBy(person)).toMatchObject({ status: 2 })
    demo.clock.forward(1)
    for (const person of [owner, provider]) expect(await seenBy(person)).toMatchObject(lost)
  })

  test('show the presence of their clients to the owner while they work for the project, to nobody else, and of no other seat [LIVE-007]', async () => {
    const { demo, provider, platform, businesses, seats } = fixture
    await report.status(seat.username, 4, 1)
    const other = seats.find(({ id }) => id !== seat.id)?.id ?? 0
    expect(await storeHeartbeats(seat.id, other)).toEqual([seat.id, other].toSorted((a, b) => a - b))
    const shownTo = ({ tenantId }: Person) =>
      demo.inTenant(tenantId, async ({ db }) => {
        const { rows } = await sql<{ id: number; version: string }>`
          select user_id as id, version
          from outsourced_presence(array[${seat.id}, ${other}]::bigint[], ${demo.clock.now()})`.execute(db)
        return rows
      })
    expect(await shownTo(owner)).toEqual([{ id: seat.id, version: '2.5.1.7' }])
    expect([await shownTo(platform), await shownTo(provider)]).toEqual([[], []])
    demo.clock.forward(1)
    await reporterFor(businesses.free).status(seat.username, 4, 0)
    expect(await shownTo(owner)).toEqual([])
    expect(await seenBy(owner)).toMatchObject({ status: 1, version: '' })
    expect(await seenBy(provider)).toMatchObject({ status: 2, version: '2.5.1.7' })
  })

  test('have masked numbers for the owner', async () => {
    await fixture.demo.asOwner((db) =>
      db.updateTable('appUser').set({ phone: '13900001234' }).where('id', '=', seat.id).execute(),
    )
    expect((await seenBy(owner))?.user.phone).toBe('139****1234')
  })

  test('are not found by another owner, by who leads one branch of the owner, nor of a business that works for nobody', async () => {
    const { demo, platform, businesses, london } = fixture
    const master = await demo.as('master', 'project.monitor')
    expect((await usersOf(platform, businesses.current)).status).toBe(404)
    expect((await usersOf(master, businesses.current)).status).toBe(404)
    expect((await usersOf(owner, businesses.free)).status).toBe(404)
    // Its work begins later.
    expect((await usersOf(owner, london.future)).status).toBe(404)
  })

  test('are nobody once the assignment has ended', async () => {
    await setAssignment(fixture.demo.clock.now())
    expect((await usersOf(owner, fixture.businesses.current)).data.users).toEqual([])
    expect([await pictureStatus(owner), await roomStatus(owner)]).toEqual([404, 404])
    await setAssignment(null)
    expect((await usersOf(owner, fixture.businesses.current)).data.users.length).toBeGreaterThan(0)
  })
})

test('are not watched by an owner once they have gone offline, nor by anybody else’s company', async () => {
  expect([await roomStatus(owner), await roomStatus(fixture.platform)]).toEqual([0, 404])
  await report.status(seat.username, 0, 1)
  expect([await roomStatus(owner), await pictureStatus(owner)]).toEqual([404, 404])
  await report.status(seat.username, 4, 0)
  expect([await roomStatus(owner), await pictureStatus(owner)]).toEqual([0, 200])
})

test('the picture of such a seat is for its provider and the owner of the project alone [LIVE-009]', async () => {
  const { demo, provider, platform } = fixture
  const requestedAt = () =>
    demo.asOwner(async (db) => {
      const row = db.selectFrom('seatPicture').where('userId', '=', seat.id).select('requestedAt')
      return (await row.executeTakeFirstOrThrow()).requestedAt
    })
  demo.clock.forward(20)
  const before = await requestedAt()
  expect(await pictureStatus(platform)).toBe(404)
  expect(await pictureStatus(await demo.as('master', 'project.monitor'))).toBe(404)
  expect(await requestedAt()).toEqual(before)
  expect(await pictureStatus(owner)).toBe(200)
  expect(await requestedAt()).toEqual(demo.clock.now())
  expect(await pictureStatus(provider)).toBe(200)
})
