import { liveView, seat as seatCalls, seatHand, user, workspace } from '@console/contracts'
import { RoomStatusType } from '@console/realtime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { leave, openRealtime } from '../support/realtime-client.ts'
import { enterBody } from '../support/room-client.ts'

const { offline, online, nonworking } = workspace.SEAT_STATUS

let demo: Demo
let manager: Person
let agent: Person
let businessTypeId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  agent = await demo.as('seat-001')
  const { data } = await agent.send(user.info)
  businessTypeId = data.businessTypes?.[0]?.businessTypeId ?? 0
})
afterAll(() => demo.stop())
// Nothing is known of the seat.
beforeEach(async () => {
  demo.clock.forward(60)
  await demo.asOwner(async (db) => {
    for (const table of ['statusEvent', 'raisedHand', 'seatPresence'] as const)
      await db.deleteFrom(table).where('userId', '=', agent.userId).execute()
  })
})

const set = (status: seatCalls.OwnStatus) =>
  agent.send(seatCalls.setStatus, { body: { status, businessTypeId } })
const nowSeconds = () => Math.floor(demo.clock.now().getTime() / 1000)
/** The seat as the wall shows it to the company's administrator. */
async function onWall() {
  const { orgId } = (await agent.send(user.info)).data
  const { data } = await manager.send(workspace.orgUsers, { body: { orgID: orgId ?? 0 } })
  const found = data.users.find((one) => one.user.id === agent.userId)
  if (!found) throw new Error('the seat is not on the wall')
  return found
}
const eventsSince = (seconds: number) =>
  demo.asOwner((db) =>
    db
      .selectFrom('statusEvent')
      .where('userId', '=', agent.userId)
      .where('evtAt', '>=', new Date(seconds * 1000))
      .select(['evt', 'subEvt'])
      .orderBy('evtAt')
      .orderBy('receipt')
      .execute(),
  )

describe('the status that an agent sets', () => {
  test('becomes a fact, which the wall shows at once', async () => {
    const begin = nowSeconds()
    expect((await agent.send(seatCalls.describe)).data).toMatchObject({
      ownStatus: 'offline',
      status: offline,
      isLost: false,
    })
    const signedIn = await set('online')
    expect(signedIn.data).toEqual({
      ownStatus: 'online',
      status: online,
      isLost: false,
      statusStartTime: begin,
      hand: null,
      isPictureRequested: false,
      pictureViewers: [],
      now: begin,
    })
    demo.clock.forward(30)
    expect(await onWall()).toMatchObject({
      status: online,
      statusDuration: 30,
      roomID: `seat-${agent.userId}`,
    })
    expect((await set('rest')).data).toMatchObject({ ownStatus: 'rest', status: nonworking })
    demo.clock.forward(10)
    expect(await onWall()).toMatchObject({ status: nonworking, statusDuration: 10 })
    await set('online')
    demo.clock.forward(10)
    expect((await set('offline')).data).toMatchObject({ ownStatus: 'offline', status: offline })
    expect(await eventsSince(begin)).toEqual([
      { evt: 1, subEvt: null },
      { evt: 5, subEvt: 'shortBreak' },
      { evt: 6, subEvt: null },
      { evt: 0, subEvt: null },
    ])
  })

  test('from offline to rest signs in first, and begins nothing new when it is set again', async () => {
    const begin = nowSeconds()
    expect((await set('rest')).data).toMatchObject({ ownStatus: 'rest', statusStartTime: begin })
    demo.clock.forward(10)
    expect((await set('rest')).data).toMatchObject({ ownStatus: 'rest', statusStartTime: begin })
    expect((await eventsSince(begin - 1)).map(({ evt }) => evt)).toEqual([1, 5])
    await set('offline')
  })

  test('is refused for another business type, and from who is no seat', async () => {
    const { data } = await (await demo.as('provider-admin')).send(user.info)
    const foreign = data.businessTypes?.[0]?.businessTypeId ?? 0
    const body = { status: 'online', businessTypeId: foreign } as const
    expect((await agent.send(seatCalls.setStatus, { body })).status).toBe(404)
    expect((await agent.sendRaw(seatCalls.setStatus, { body: { ...body, status: 'work' } })).status).toBe(400)
    const own = { status: 'online', businessTypeId } as const
    expect((await manager.send(seatCalls.setStatus, { body: own })).status).toBe(403)
    expect((await manager.send(seatCalls.setHand, { body: { isRaised: true } })).status).toBe(403)
    expect((await manager.send(seatCalls.describe)).status).toBe(403)
    expect((await demo.nobody.send(seatCalls.describe)).status).toBe(401)
  })
})

describe('the hand', () => {
  const hand = (isRaised: boolean) => agent.send(seatCalls.setHand, { body: { isRaised } })
  const flags = async (more: { withAges?: boolean } = {}, viewer = manager) => {
    const body = { key: 'handup' as const, userIDList: [agent.userId], ...more }
    return (await viewer.send(workspace.userFlags, { body })).data
  }
  const seenAt = async () => (await agent.send(seatCalls.describe)).data.hand?.seenAt

  test('that an agent raises is seen by who may watch them, until it is lowered', async () => {
    await set('online')
    demo.clock.forward(1)
    const raisedAt = nowSeconds()
    const raised = { isRaised: true, raisedAt, seenAt: null, answer: null, answeredByName: null }
    expect((await hand(true)).data.hand).toEqual(raised)
    expect(await flags()).toEqual([agent.userId])
    demo.clock.forward(5)
    expect((await hand(false)).data.hand).toEqual({ ...raised, seenAt: raisedAt, isRaised: false })
    expect(await flags()).toEqual([])
  })

  test('has its age for a wall that requests it, and ids alone for a documented request [WORK-023]', async () => {
    await set('online')
    demo.clock.forward(1)
    await hand(true)
    demo.clock.forward(61)
    expect(await flags({ withAges: true })).toEqual([{ userID: agent.userId, raisedSeconds: 61 }])
    expect(await flags()).toEqual([agent.userId])
    await hand(false)
  })

  test('says when a leader’s page was first sent it: nobody else has seen it', async () => {
    await set('online')
    demo.clock.forward(1)
    await hand(true)
    expect(await flags({}, await demo.as('provider-admin', 'workspace.wall'))).toEqual([])
    demo.clock.forward(40)
    expect(await seenAt()).toBeNull()
    const first = nowSeconds()
    expect((await manager.send(liveView.people, { query: { pageSize: 100 } })).status).toBe(200)
    expect(await seenAt()).toBe(first)
    demo.clock.forward(2)
    await flags()
    expect(await seenAt()).toBe(first)
    await hand(false)
    demo.clock.forward(1)
    await hand(true)
    expect(await seenAt()).toBeNull()
    const second = nowSeconds()
    expect((await manager.send(seatHand.list, { query: { state: 'open' } })).status).toBe(200)
    expect(await seenAt()).toBe(second)
    await hand(false)
  })

  test('cannot be raised while the seat is offline, and says why, but can be lowered', async () => {
    const refused = await hand(true)
    expect(refused).toMatchObject({
      status: 409,
      message: 'You are offline, where nobody sees your hand. Set another status first.',
    })
    expect(await flags()).toEqual([])
    expect((await hand(false)).status).toBe(200)
    await set('online')
    demo.clock.forward(1)
    expect((await hand(true)).status).toBe(200)
    await set('offline')
  })

  test('is lowered by going offline', async () => {
    await set('online')
    demo.clock.forward(1)
    await hand(true)
    demo.clock.forward(1)
    expect((await set('offline')).data.hand).toMatchObject({ isRaised: false })
    expect(await flags()).toEqual([])
  })
})

describe('the seat page’s realtime session', () => {
  async function connected(person: Person) {
    const client = await openRealtime(demo.url)
    expect(await client.signIn({ token: person.token, version: '2.5.1.7' })).toMatchObject({ code: 0 })
    return client
  }
  const presence = () =>
    demo.asOwner((db) =>
      db.selectFrom('seatPresence').where('userId', '=', agent.userId).selectAll().executeTakeFirst(),
    )

  test('in the seat’s room is its heartbeat and client version, and the seat is offline 45 s after the last one', async () => {
    await set('online')
    const console = await connected(agent)
    const page = await connected(agent)
    page.send({ seq: 1, requestId: 'enter' }, enterBody(`seat-${agent.userId}`))
    const { body } = await page.next(({ requestId }) => requestId === 'enter')
    expect(body?.kind === 'roomStatus' && body.value.type).toBe(RoomStatusType.ONESELF_ENTER_ROOM)
    await expect.poll(presence, { timeout: 10_000 }).toMatchObject({ version: '2.5.1.7', isSimulated: false })
    expect(await onWall()).toMatchObject({ status: online, version: '2.5.1.7' })
    demo.clock.forward(40)
    // The console's own session proves nothing.
    console.beat({ token: agent.token, requestId: 'console' })
    await console.next(({ requestId }) => requestId === 'console')
    page.beat({ token: agent.token, version: '2.5.1.8', requestId: 'page' })
    await page.next(({ requestId }) => requestId === 'page')
    await expect.poll(presence, { timeout: 10_000 }).toMatchObject({ version: '2.5.1.8' })
    await leave(page)
    demo.clock.forward(45)
    expect(await onWall()).toMatchObject({ status: online, version: '2.5.1.8' })
    demo.clock.forward(1)
    console.beat({ token: agent.token, requestId: 'still' })
    await console.next(({ requestId }) => requestId === 'still')
    expect(await onWall()).toMatchObject({ status: offline, version: '', roomID: '' })
    await leave(console)
  })

  test('that begins is notified to who watches, with its version', async () => {
    const { orgId } = (await agent.send(user.info)).data
    const watcher = await openRealtime(demo.url)
    await watcher.signIn({ token: manager.token, businessTypeId })
    await set('online')
    const { body: before } = await watcher.next(({ body }) => body?.kind === 'seatStatus')
    expect(before?.value).toMatchObject({ userId: agent.userId, orgId, status: online })
    const page = await connected(agent)
    page.send({ seq: 1, requestId: 'enter' }, enterBody(`seat-${agent.userId}`))
    const { body } = await watcher.next(
      ({ body: got }) => got?.kind === 'seatStatus' && got.value.version !== '',
    )
    expect(body?.value).toMatchObject({ userId: agent.userId, orgId, status: online, version: '2.5.1.7' })
    await leave(page)
    await leave(watcher)
  })
})
