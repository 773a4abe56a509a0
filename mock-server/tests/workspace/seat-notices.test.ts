import { STATUS_EVENT, user, workspace, type ingest } from '@console/contracts'
import type { Envelope } from '@console/realtime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ingestEvents } from '../../src/modules/facts/ingest/ingest-events.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock, type ManualClock } from '../support/clock.ts'
import { leave, openRealtime, type RealtimeClient } from '../support/realtime-client.ts'
import { seatReporter, type SeatReporter } from '../support/seat-events.ts'

const ONLINE_DETAIL = 1004
const SEAT_STATUS = 1005
const MASTER_STATUS = 1006

let server: TestServer
let clock: ManualClock
let report: SeatReporter
let manager: { token: string; tenantId: number }
let business: number
let otherBusiness: number
/** In the branch of `master`, and in another one. */
let near: { id: number; username: string; orgId: number }
let far: { id: number; username: string; orgId: number }
beforeAll(async () => {
  clock = manualClock()
  server = await startTestServer({ clock })
  const token = await server.signIn('manager')
  const { tenantId } = (await server.send(user.info, { token })).data
  manager = { token, tenantId }
  const master = await server.signIn('master')
  const types = (await server.send(user.info, { token: master })).data.businessTypes
  business = types?.[0]?.businessTypeId ?? 0
  otherBusiness = types?.[1]?.businessTypeId ?? 0
  const inTenant = server.ctx.db.inTenant
  report = seatReporter({ tenantId, businessTypeId: business, inTenant, now: () => clock.now() })
  const { data } = await server.send(workspace.orgTree, {
    token: master,
    body: { businessTypeID: business },
  })
  const flat = (nodes: readonly workspace.OrgNode[]): number[] =>
    nodes.flatMap(({ orgID, children }) => [orgID, ...flat(children)])
  near = await findSeat(flat(data.orgList), true)
  far = await findSeat(flat(data.orgList), false)
})
afterAll(() => server.stop())
// Nothing is known of the seats, and access is looked up again.
beforeEach(async () => {
  clock.forward(60)
  await server.asOwner(async (db) => {
    for (const table of ['statusEvent', 'call'] as const)
      await db.deleteFrom(table).where('userId', 'in', [near.id, far.id]).execute()
  })
})

/** A seat of one of these organisations, or of none of them, that works for the first business alone. */
async function findSeat(organizations: number[], isIn: boolean) {
  const { tenantId } = manager
  return server.asOwner(async (db) => {
    const seats = db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', 'in', ['TSR', 'TeamTSR'])
      .where('orgId', isIn ? 'in' : 'not in', organizations)
    const { id, username, orgId } = await seats
      .select(['id', 'username', 'orgId'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('userBusinessType').where('userId', '=', id).execute()
    await db
      .insertInto('userBusinessType')
      .values({ tenantId, userId: id, businessTypeId: business })
      .execute()
    return { id, username, orgId: orgId ?? 0 }
  })
}

async function connected(token: string, businessTypeId: number): Promise<RealtimeClient> {
  const client = await openRealtime(server.url)
  expect(await client.signIn({ token, businessTypeId })).toMatchObject({ code: 0 })
  return client
}
const seatNotice = async (client: RealtimeClient) => {
  const { body } = await client.next(({ id }) => id === SEAT_STATUS)
  if (body?.kind !== 'seatStatus') throw new Error('no seat status')
  return body.value
}
const detailOf = async (client: RealtimeClient, orgId: number) => {
  const isOf = ({ body }: Envelope) => body?.kind === 'onlineDetail' && body.value.orgId === orgId
  const { body } = await client.next(isOf)
  if (body?.kind !== 'onlineDetail') throw new Error('no online detail')
  return body.value
}
const idsOf = (client: RealtimeClient, kind: number) => client.received.filter(({ id }) => id === kind).length

/** Does work and waits until all its notices have been sent, so that a later test does not receive them. */
async function sent(notices: number, work: () => Promise<void>): Promise<void> {
  const watcher = await connected(manager.token, business)
  await work()
  for (let received = 0; received < notices; received += 1) await seatNotice(watcher)
  await leave(watcher)
}

describe('a change of a seat', () => {
  test('is sent to those who may watch it and have its business type selected [RT-013]', async () => {
    const whole = await connected(manager.token, business)
    const branch = await connected(await server.signIn('master'), business)
    const elsewhere = await connected(await server.signIn('master'), otherBusiness)
    const foreign = await connected(await server.signIn('provider-admin'), 0)
    const seat = await connected(await server.signIn('seat-001'), 0)
    await report.status(near.username, 4, 30)
    const expected = {
      businessTypeId: business,
      orgId: near.orgId,
      userId: near.id,
      status: workspace.SEAT_STATUS.online,
      statusStartTime: Math.floor(clock.now().getTime() / 1000) - 30,
      statusDuration: 30,
      roomId: `seat-${near.id}`,
      version: '',
      isHandup: false,
    }
    expect(await seatNotice(whole)).toMatchObject(expected)
    expect(await seatNotice(branch)).toMatchObject(expected)
    // Only the company's administrator learns of the other branch.
    await report.status(far.username, 7, 20)
    expect(await seatNotice(whole)).toMatchObject({ userId: far.id, status: 4, statusDuration: 20 })
    await report.call(near.username, { started: 10 })
    expect(await seatNotice(branch)).toMatchObject({ userId: near.id, status: 5, statusDuration: 10 })
    expect(await seatNotice(whole)).toMatchObject({ userId: near.id, status: 5 })
    await report.hand(near.username, true)
    expect(await seatNotice(branch)).toMatchObject({ userId: near.id, isHandup: true })
    await report.call(near.username, { started: 9, answered: 8, ended: 7 })
    await report.status(near.username, 0, 1)
    const isGone = ({ body }: Envelope) => body?.kind === 'seatStatus' && body.value.status === 1
    expect((await branch.next(isGone)).body?.value).toMatchObject({
      userId: near.id,
      status: 1,
      roomId: '',
      isHandup: false,
    })
    for (const other of [elsewhere, foreign, seat]) expect(idsOf(other, SEAT_STATUS)).toBe(0)
    await Promise.all([whole, branch, elsewhere, foreign, seat].map(leave))
  })

  test('is in the outbox once for a batch, with all seats that it changed', async () => {
    const { tenantId } = manager
    const at = Math.floor(clock.now().getTime() / 1000)
    const statusOf = (account: string, eventId: string): ingest.SentEvent => ({
      type: 'status',
      eventId,
      account,
      businessTypeId: business,
      at,
      evt: STATUS_EVENT.work,
    })
    const events = [statusOf(near.username, 'batch-1'), statusOf(far.username, 'batch-2')]
    const ingestBatch = () =>
      server.ctx.db.inTenant(tenantId, (tx) => ingestEvents(tx, { events, now: clock.now(), language: 'en' }))
    await sent(2, async () => {
      expect(await ingestBatch()).toMatchObject({ accepted: 2 })
    })
    // The same batch again changes nothing.
    expect(await ingestBatch()).toMatchObject({ duplicates: 2 })
    const stored = await server.asOwner((db) =>
      db.selectFrom('outboxEvent').where('key', 'like', 'batch-%').select(['topic', 'key', 'ids']).execute(),
    )
    expect(stored).toEqual([
      { topic: 'seats.changed', key: 'batch-1', ids: expect.arrayContaining([near.id, far.id]) },
    ])
  })

  test('is sent to those who may watch it by now, a minute after they may at the latest', async () => {
    const token = await server.signIn('master')
    const { userId } = (await server.send(user.info, { token })).data
    const client = await connected(token, business)
    await detailOf(client, near.orgId)
    const led = await server.asOwner((db) =>
      db.selectFrom('appUser').where('id', '=', userId).select('teamOrgId').executeTakeFirstOrThrow(),
    )
    const lead = (teamOrgId: number | null) =>
      server.asOwner((db) => db.updateTable('appUser').set({ teamOrgId }).where('id', '=', userId).execute())
    await lead(far.orgId)
    clock.forward(60)
    await report.status(near.username, 4, 3)
    await report.status(far.username, 4, 2)
    expect(await seatNotice(client)).toMatchObject({ userId: far.id })
    await lead(led.teamOrgId)
    clock.forward(60)
    await report.status(near.username, 4, 1)
    expect(await seatNotice(client)).toMatchObject({ userId: near.id })
    await leave(client)
  })

  test('is not sent of facts that were rolled back', async () => {
    const { tenantId } = manager
    const failing = seatReporter({
      tenantId,
      businessTypeId: business,
      inTenant: (tenant, work) =>
        server.ctx.db.inTenant(tenant, async (tx) => {
          await work(tx)
          throw new Error('rolled back')
        }),
      now: () => clock.now(),
    })
    const events = () =>
      server.asOwner((db) =>
        db.selectFrom('outboxEvent').where('topic', '=', 'seats.changed').select('id').execute(),
      )
    await sent(1, () => report.status(near.username, 4, 2))
    const before = await events()
    expect(before.length).toBeGreaterThan(0)
    await expect(failing.status(near.username, 4, 1)).rejects.toThrow('rolled back')
    expect(await events()).toEqual(before)
  })
})

describe('who signs in at the socket with a business type', () => {
  test('is sent the whole state of each organisation that they may watch, and of no other [RT-012]', async () => {
    await sent(2, async () => {
      await report.status(near.username, 4, 40)
      await report.status(far.username, 4, 40)
    })
    const branch = await connected(await server.signIn('master'), business)
    const detail = await detailOf(branch, near.orgId)
    expect(detail).toMatchObject({ businessTypeId: business, orgId: near.orgId, onlineSeatCnt: 1 })
    expect(detail.seats).toMatchObject([{ userId: near.id, status: 2, roomId: `seat-${near.id}` }])
    const whole = await connected(manager.token, business)
    expect((await detailOf(whole, far.orgId)).seats).toMatchObject([{ userId: far.id, status: 2 }])
    expect((await detailOf(whole, near.orgId)).seats).toMatchObject([{ userId: near.id }])
    const organizations = branch.received.flatMap(({ body }) =>
      body?.kind === 'onlineDetail' ? body.value.orgId : [],
    )
    expect(organizations).toContain(near.orgId)
    expect(organizations).not.toContain(far.orgId)
    await Promise.all([whole, branch].map(leave))
  })

  test('is sent it again after a switch of the business type, and nothing without one [RT-012]', async () => {
    const token = await server.signIn('master')
    const client = await connected(token, 0)
    client.beat({ token, businessTypeId: otherBusiness, requestId: 'switch' })
    expect(await client.next(({ requestId }) => requestId === 'switch')).toMatchObject({ code: 0 })
    expect(await detailOf(client, near.orgId)).toMatchObject({ businessTypeId: otherBusiness })
    // Only echoes of heartbeats came before the switch: nothing was sent without a business type.
    expect(client.received.slice(0, 2).map(({ id }) => id)).toEqual([1001, 1001])
    const count = idsOf(client, ONLINE_DETAIL)
    client.beat({ token, businessTypeId: otherBusiness, requestId: 'same' })
    await client.next(({ requestId }) => requestId === 'same')
    expect(idsOf(client, ONLINE_DETAIL)).toBe(count)
    await leave(client)
  })

  test('is sent none where they may not open the wall', async () => {
    const token = await server.signIn('seat-001')
    const own = (await server.send(user.info, { token })).data.businessTypes?.[0]?.businessTypeId ?? 0
    const client = await connected(token, own)
    const whole = await connected(manager.token, business)
    // Sessions are greeted in their order: the seat's turn is over.
    await detailOf(whole, near.orgId)
    expect(idsOf(client, ONLINE_DETAIL)).toBe(0)
    await Promise.all([client, whole].map(leave))
  })
})

test('a leader who signs in or out is reported to those above [RT-014]', async () => {
  const whole = await connected(manager.token, business)
  await detailOf(whole, near.orgId)
  const { userId, orgId } = (await server.send(user.info, { token: await server.signIn('quality') })).data
  const notice = async () => {
    const isOf = ({ body }: Envelope) => body?.kind === 'masterStatus' && body.value.userId === userId
    return (await whole.next(isOf)).body
  }
  expect(await notice()).toMatchObject({ value: { orgId, status: 2, businessTypeId: business } })
  await server.asOwner((db) =>
    db
      .updateTable('session')
      .set({ endedAt: clock.now() })
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .execute(),
  )
  expect(await notice()).toMatchObject({ value: { status: 1 } })
  expect(idsOf(whole, MASTER_STATUS)).toBeGreaterThan(1)
  await leave(whole)
})
