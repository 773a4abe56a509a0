import { audit, workspace } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endUnconfirmedWatches, UNCONFIRMED_MS } from '../../src/modules/workspace/seat-room/end-watch.ts'
import { upsertWatch } from '../../src/modules/workspace/seat-room/seat-watch.store.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { projectRow } from '../support/projects.ts'
import { cut, leave, openRealtime, type RealtimeClient } from '../support/realtime-client.ts'
import { enterBody, exitBody } from '../support/room-client.ts'
import { seatReporter } from '../support/seat-events.ts'

const clock = manualClock()
let server: TestServer
let manager: string
beforeAll(async () => {
  // Rights are checked, and watches confirmed, with every heartbeat.
  server = await startTestServer({ clock, realtime: { limits: { recheckMs: 0 } } })
  manager = await server.signIn('manager')
})
afterAll(() => server.stop())

const personNamed = (username: string) =>
  server.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('username', '=', username)
      .select(['id', 'name', 'tenantId'])
      .executeTakeFirstOrThrow(),
  )
const companyOf = async (tenantId: number) =>
  server.asOwner(async (db) => {
    const { nameEn } = await db
      .selectFrom('tenant')
      .where('id', '=', tenantId)
      .select('nameEn')
      .executeTakeFirstOrThrow()
    return nameEn
  })
const watches = () =>
  server.asOwner((db) => db.selectFrom('seatWatch').selectAll().orderBy('seatId').execute())

async function connected(token: string, sessionId?: string): Promise<RealtimeClient> {
  const client = await openRealtime(server.url)
  const sent = sessionId === undefined ? { token } : { token, sessionId, ack: 1 }
  expect(await client.signIn(sent)).toMatchObject({ code: 0, resumed: sessionId !== undefined })
  return client
}
async function answered(client: RealtimeClient, body: Parameters<RealtimeClient['send']>[1]): Promise<void> {
  client.send({ requestId: 'r' }, body)
  expect(await client.next(({ requestId }) => requestId === 'r')).toMatchObject({ id: 1008, code: 0 })
}

type Entry = { targetName: string | null; opUserId: number | null; opUserName: string; after: unknown }
/** Records of watches in a company's log, oldest first. */
async function recordsOf(tenantId: number): Promise<Entry[]> {
  const rows = await server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .where('tenantId', '=', tenantId)
      .where('opType', '=', 'seatWatch.watch')
      .select(['targetName', 'opUserId', 'opUserName', 'opContentAfter'])
      .orderBy('seq')
      .execute(),
  )
  return rows.map(({ opContentAfter, ...row }) => ({ ...row, after: JSON.parse(opContentAfter ?? '') }))
}

describe('a watch of a seat of one’s own company', () => {
  test('is audited when it ends, once, also after a lost connection, and is in the page of the log with its name', async () => {
    const [person, seat] = [await personNamed('manager'), await personNamed('seat-001')]
    const company = await companyOf(person.tenantId)
    const earlier = await recordsOf(person.tenantId)
    const beganAt = clock.now()
    const first = await connected(manager)
    await answered(first, enterBody(workspace.seatRoomId(seat.id)))
    expect(await watches()).toMatchObject([
      { seatId: seat.id, watcherId: person.id, seatName: seat.name, beganAt, seenAt: beganAt },
    ])
    clock.forward(50)
    await cut(first)
    const second = await connected(manager, first.received[0]?.sessionId ?? '')
    clock.forward(40)
    expect(await recordsOf(person.tenantId)).toEqual(earlier)
    await answered(second, exitBody(workspace.seatRoomId(seat.id)))
    await leave(second)
    const record = {
      targetName: seat.name,
      opUserId: person.id,
      opUserName: person.name,
      after: {
        seatId: seat.id,
        seatCompany: company,
        watcherCompany: company,
        beganAt: beganAt.toISOString(),
        endedAt: clock.now().toISOString(),
        seconds: 90,
        isEndKnown: true,
      },
    }
    await expect.poll(() => recordsOf(person.tenantId)).toEqual([...earlier, record])
    expect(await watches()).toEqual([])
    for (const [language, name] of [
      ['en', 'Watch a seat'],
      ['zh', '监看坐席'],
    ] as const) {
      const { data } = await server.send(audit.query, {
        token: manager,
        language,
        query: { module: 'seatWatch' },
      })
      expect(data.records).toHaveLength(earlier.length + 1)
      expect(data.records[0]).toMatchObject({ targetName: seat.name, opTypeShowName: name })
    }
  })

  test('is none for the seat itself, nor where the entry is refused, and one for each session of a person', async () => {
    const [{ tenantId }, seat] = [await personNamed('manager'), await personNamed('seat-002')]
    const before = (await recordsOf(tenantId)).length
    const own = await connected(await server.signIn('seat-002'))
    await answered(own, enterBody(workspace.seatRoomId(seat.id)))
    own.send({ requestId: 'refused' }, enterBody(workspace.seatRoomId(seat.id + 1)))
    expect(await own.next(({ requestId }) => requestId === 'refused')).toMatchObject({ code: 403 })
    const clients = [await connected(manager), await connected(manager)]
    for (const client of clients) await answered(client, enterBody(workspace.seatRoomId(seat.id)))
    expect(await watches()).toHaveLength(2)
    for (const client of [own, ...clients]) await leave(client)
    await expect.poll(watches).toEqual([])
    expect(await recordsOf(tenantId)).toHaveLength(before + 2)
  })

  test('is confirmed while it goes on, and after 5 minutes without confirmation ends where it was last confirmed', async () => {
    const [person, seat] = [await personNamed('manager'), await personNamed('seat-003')]
    const before = (await recordsOf(person.tenantId)).length
    const client = await connected(manager)
    await answered(client, enterBody(workspace.seatRoomId(seat.id)))
    const beganAt = clock.now()
    clock.forward(70)
    client.beat({ token: manager, requestId: 'beat' })
    await client.next(({ requestId }) => requestId === 'beat')
    const seenAt = clock.now()
    await expect.poll(watches).toMatchObject([{ seatId: seat.id, beganAt, seenAt }])
    // As what a killed server leaves.
    await server.asOwner((db) => db.updateTable('seatWatch').set({ stayId: 'killed' }).execute())
    const { ctx } = server
    const end = () => endUnconfirmedWatches(ctx, ctx.db.outside, clock.now())
    clock.forward(UNCONFIRMED_MS / 1000)
    await end()
    expect(await recordsOf(person.tenantId)).toHaveLength(before)
    clock.forward(0.001)
    await Promise.all([end(), end()])
    const records = await recordsOf(person.tenantId)
    expect(records).toHaveLength(before + 1)
    expect(records.at(-1)).toMatchObject({
      targetName: seat.name,
      opUserId: person.id,
      opUserName: person.name,
      after: { endedAt: seenAt.toISOString(), seconds: 70, isEndKnown: false },
    })
    await leave(client)
  })
})

test('a provider’s seat that an owner watches is in the logs of both companies, with both names', async () => {
  const [owner, provider] = [await personNamed('manager'), await personNamed('provider-admin')]
  const longAgo = new Date('2026-01-01T00:00:00Z')
  const seat = await server.asOwner((db) =>
    db
      .selectFrom('appUser')
      .innerJoin('userBusinessType', 'userBusinessType.userId', 'appUser.id')
      .where('appUser.tenantId', '=', provider.tenantId)
      .where('appUser.type', 'in', ['TSR', 'TeamTSR'])
      .where('appUser.status', '=', 'enabled')
      .select(['appUser.id', 'appUser.name', 'appUser.username', 'businessTypeId'])
      .orderBy('appUser.id')
      .executeTakeFirstOrThrow(),
  )
  const { businessTypeId } = seat
  await server.asOwner(async (db) => {
    const { id: projectId } = await db
      .insertInto('project')
      .values(projectRow({ tenantId: owner.tenantId, name: 'Watched', createdAt: longAgo }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('projectAssignment')
      .values({
        tenantId: provider.tenantId,
        projectId,
        businessTypeId,
        confirmedFrom: longAgo,
        confirmedUntil: null,
      })
      .execute()
  })
  const { inTenant } = server.ctx.db
  const report = seatReporter({
    tenantId: provider.tenantId,
    businessTypeId,
    inTenant,
    now: () => clock.now(),
  })
  await report.status(seat.username, 4, 10)
  const client = await connected(manager)
  await answered(client, enterBody(workspace.seatRoomId(seat.id)))
  clock.forward(12)
  await leave(client)
  const after = {
    seatId: seat.id,
    seatCompany: await companyOf(provider.tenantId),
    watcherCompany: await companyOf(owner.tenantId),
    seconds: 12,
  }
  const entry = { targetName: seat.name, opUserName: owner.name, after }
  await expect.poll(() => recordsOf(provider.tenantId)).toMatchObject([{ ...entry, opUserId: null }])
  expect((await recordsOf(owner.tenantId)).at(-1)).toMatchObject({ ...entry, opUserId: owner.id })
})

test('a watch of a seat that one may not watch is not started, whatever requests it', async () => {
  const [owner, provider] = [await personNamed('master'), await personNamed('provider-admin')]
  await server.ctx.db.inTenant(provider.tenantId, (tx) =>
    upsertWatch(tx, { stayId: 'foreign', seatId: owner.id, watcherId: provider.id, now: clock.now() }),
  )
  expect(await watches()).toEqual([])
})
