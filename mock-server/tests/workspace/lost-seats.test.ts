import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seat as seatCalls, user, workspace } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ingestEvents } from '../../src/modules/facts/ingest/public.ts'
import { rollUpAll } from '../../src/modules/statistics/rollup/index.ts'
import { endAllLostPresences } from '../../src/modules/workspace/seat-presence/end-lost-presences.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { startProgram } from '../../src/testing/program.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { leave, openRealtime, type RealtimeClient } from '../support/realtime-client.ts'
import { enterBody } from '../support/room-client.ts'

const { offline, online } = workspace.SEAT_STATUS
const ACCOUNT = 'seat-001'

/** Two servers over one database, with one clock. */
let database: TestDatabase
let servers: readonly TestServer[]
let one: TestServer
let manager: string
let agent: { token: string; userId: number; tenantId: number; orgId: number; businessTypeId: number }
let clock: ReturnType<typeof manualClock>
beforeAll(async () => {
  database = await cloneDatabase()
  clock = manualClock()
  one = await startTestServer({ database, clock })
  servers = [one, await startTestServer({ database, clock })]
  manager = await one.signIn('manager')
  const token = await one.signIn(ACCOUNT)
  const { data } = await one.send(user.info, { token })
  agent = {
    token,
    userId: data.userId,
    tenantId: data.tenantId ?? 0,
    orgId: data.orgId ?? 0,
    businessTypeId: data.businessTypes?.[0]?.businessTypeId ?? 0,
  }
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
})

/** Each test begins some minutes after the one before. */
let begin: Date
beforeEach(async () => {
  clock.forward(300)
  begin = clock.now()
  await one.asOwner((db) => db.deleteFrom('seatPresence').where('userId', '=', agent.userId).execute())
})
const after = (seconds: number) => new Date(begin.getTime() + seconds * 1000)

const set = (status: seatCalls.OwnStatus) =>
  one.send(seatCalls.setStatus, {
    token: agent.token,
    body: { status, businessTypeId: agent.businessTypeId },
  })
const ownStatus = async () => {
  const { ownStatus, isLost } = (await one.send(seatCalls.describe, { token: agent.token })).data
  return { ownStatus, isLost }
}
const presence = () =>
  one.asOwner((db) =>
    db
      .selectFrom('seatPresence')
      .where('userId', '=', agent.userId)
      .select(['presentUntil', 'isSimulated'])
      .executeTakeFirst(),
  )
/** The status events since the test began, without heartbeats. */
const events = () =>
  one.asOwner((db) =>
    db
      .selectFrom('statusEvent')
      .where('userId', '=', agent.userId)
      .where('evtAt', '>=', begin)
      .where('evt', '<>', 2)
      .select(['evt', 'evtAt'])
      .orderBy('evtAt')
      .orderBy('receipt')
      .execute(),
  )
async function onWall() {
  const { data } = await one.send(workspace.orgUsers, { token: manager, body: { orgID: agent.orgId } })
  const found = data.users.find((person) => person.user.id === agent.userId)
  return { status: found?.status, seconds: found?.statusDuration }
}
/** Connects as the seat page does; resolves once its presence is stored. */
async function openPage(url: string): Promise<RealtimeClient> {
  const page = await openRealtime(url)
  expect(await page.signIn({ token: agent.token })).toMatchObject({ code: 0 })
  page.send({ seq: 1, requestId: 'enter' }, enterBody(workspace.seatRoomId(agent.userId)))
  expect((await page.next(({ requestId }) => requestId === 'enter')).code).toBe(0)
  await expect.poll(presence, { timeout: 10_000 }).toMatchObject({ isSimulated: false })
  return page
}
/** Both servers look for lost seats, at the same time. */
const endLostPresences = () =>
  Promise.all(servers.map(({ ctx }) => endAllLostPresences(ctx, ctx.db.outside, clock.now())))
/** Reports a status as the seat's platform would. */
const report = (evt: number, at: Date) =>
  one.ctx.db.inTenant(agent.tenantId, (tx) =>
    ingestEvents(tx, {
      events: [
        {
          type: 'status',
          eventId: `platform-${at.getTime()}-${evt}`,
          account: ACCOUNT,
          businessTypeId: agent.businessTypeId,
          evt,
          at: at.getTime() / 1000,
        },
      ],
      now: one.ctx.clock.now(),
      language: 'en',
    }),
  )

/** Online seconds of the day, computed now. */
async function onlineSeconds(): Promise<number> {
  await rollUpAll(one.ctx)
  const { rows } = await one.asOwner((db) =>
    sql<{ seconds: number }>`
      select coalesce(sum(online_seconds), 0)::int as seconds from stat_user_day
      where user_id = ${agent.userId} and day = ${begin.toISOString().slice(0, 10)}`.execute(db),
  )
  return rows[0]?.seconds ?? 0
}

test('a seat whose client is lost is offline from the end of its time, in the facts, on the wall and in the statistics', async () => {
  const secondsBefore = await onlineSeconds()
  await set('online')
  await one.send(seatCalls.setHand, { token: agent.token, body: { isRaised: true } })
  const page = await openPage(one.url)
  page.socket.terminate()
  // A heartbeat may be stored up to 5 s late.
  clock.forward(50)
  await endLostPresences()
  expect((await events()).map(({ evt }) => evt)).toEqual([1])
  expect(await onWall()).toEqual({ status: offline, seconds: 5 })
  clock.forward(1)
  await endLostPresences()
  await endLostPresences()
  expect(await events()).toEqual([
    { evt: 1, evtAt: begin },
    { evt: 0, evtAt: after(45) },
  ])
  expect(await presence()).toBeUndefined()
  expect(await onWall()).toEqual({ status: offline, seconds: 6 })
  expect((await one.send(seatCalls.describe, { token: agent.token })).data).toMatchObject({
    ownStatus: 'offline',
    isLost: true,
    hand: { isRaised: false },
  })
  clock.forward(60)
  expect(await onlineSeconds()).toBe(secondsBefore + 45)
})

test('one that comes back in time goes on, and one that comes back later is offline until a status is set', async () => {
  await set('online')
  const first = await openPage(one.url)
  first.socket.terminate()
  clock.forward(45)
  const second = await openPage(servers[1]?.url ?? '')
  await expect.poll(presence, { timeout: 10_000 }).toMatchObject({ presentUntil: after(90) })
  expect(await events()).toEqual([{ evt: 1, evtAt: begin }])
  expect(await onWall()).toEqual({ status: online, seconds: 45 })
  second.socket.terminate()
  clock.forward(46)
  // Before any server looks.
  const third = await openPage(one.url)
  await expect.poll(presence, { timeout: 10_000 }).toMatchObject({ presentUntil: after(136) })
  expect(await events()).toEqual([
    { evt: 1, evtAt: begin },
    { evt: 0, evtAt: after(90) },
  ])
  expect(await onWall()).toEqual({ status: offline, seconds: 1 })
  expect(await ownStatus()).toEqual({ ownStatus: 'offline', isLost: true })
  expect((await set('online')).data).toMatchObject({ ownStatus: 'online', status: online })
  expect((await events()).slice(2)).toEqual([{ evt: 1, evtAt: after(91) }])
  clock.forward(1)
  await set('offline')
  expect(await ownStatus()).toEqual({ ownStatus: 'offline', isLost: false })
  await leave(third)
})

test('a status that is set after the time has run out begins after the end of the lost one', async () => {
  await set('online')
  const page = await openPage(one.url)
  page.socket.terminate()
  clock.forward(60)
  expect(await ownStatus()).toEqual({ ownStatus: 'offline', isLost: true })
  await set('rest')
  clock.forward(60)
  await endLostPresences()
  expect(await events()).toEqual([
    { evt: 1, evtAt: begin },
    { evt: 0, evtAt: after(45) },
    { evt: 1, evtAt: after(59.999) },
    { evt: 5, evtAt: after(60) },
  ])
  await set('offline')
})

test('nothing ends where the agent went offline, where the platform’s heartbeats go on, and for simulated seats', async () => {
  await set('online')
  const page = await openPage(one.url)
  clock.forward(10)
  await set('offline')
  page.socket.terminate()
  clock.forward(60)
  await endLostPresences()
  expect((await events()).map(({ evt }) => evt)).toEqual([1, 0])
  expect(await presence()).toBeUndefined()

  begin = clock.now()
  await report(1, begin)
  const again = await openPage(one.url)
  again.socket.terminate()
  clock.forward(60)
  // The last status by which the seat is still present when the time of its client ends.
  await report(2, after(0))
  await endLostPresences()
  expect(await presence()).toBeUndefined()
  expect((await events()).map(({ evt }) => evt)).toEqual([1])

  clock.forward(300)
  begin = clock.now()
  await report(1, begin)
  await one.asOwner((db) =>
    db
      .insertInto('seatPresence')
      .values({
        tenantId: agent.tenantId,
        userId: agent.userId,
        version: '',
        presentUntil: after(1),
        isSimulated: true,
      })
      .execute(),
  )
  clock.forward(600)
  await endLostPresences()
  expect(await presence()).toMatchObject({ isSimulated: true })
  expect((await events()).map(({ evt }) => evt)).toEqual([1])
  await report(0, clock.now())
})

test('a server that is killed with the seat’s connection leaves the end to another one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'console-killed-'))
  // A database of its own, where time goes on by itself.
  const others = { database, servers, one, agent }
  database = await cloneDatabase()
  onTestFinished(async () => {
    await one.stop()
    await database.drop()
    ;({ database, servers, one, agent } = others)
    await rm(dataDir, { recursive: true, force: true })
  })
  const killed = startProgram(dataDir, {
    DATABASE_URL: database.appUrl,
    DATABASE_ADMIN_URL: database.adminUrl,
    SECRET_KEY_FILE: database.secretKeyFile,
  })
  const url = await killed.ready
  // The clock of this server is a minute ahead: for it the time of the seat runs out at once.
  const later = { ...systemClock, now: () => new Date(Date.now() + 60_000) }
  one = await startTestServer({ database, clock: later })
  servers = [one]
  agent = { ...agent, token: await one.signIn(ACCOUNT) }
  begin = new Date()
  await report(1, begin)
  await openPage(url)
  const lostAt = (await presence())?.presentUntil
  await killed.end('SIGKILL')
  await expect.poll(events, { timeout: 20_000 }).toEqual([
    { evt: 1, evtAt: begin },
    { evt: 0, evtAt: lostAt },
  ])
  expect(lostAt?.getTime()).toBeGreaterThan(begin.getTime() + 44_000)
}, 60_000)
