import { account, session, user, workspace } from '@console/contracts'
import { MonitorCommandType } from '@console/realtime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GATEWAY_LIMITS } from '../../src/gateway/limits.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { projectRow } from '../support/projects.ts'
import { leave, openRealtime, type RealtimeClient } from '../support/realtime-client.ts'
import { brief, enterBody, exitBody, peerBody } from '../support/room-client.ts'
import { seatReporter } from '../support/seat-events.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')

let server: TestServer
let manager: string
beforeAll(async () => {
  // Rights are checked again with every heartbeat.
  server = await startTestServer({ realtime: { limits: { recheckMs: 0 } } })
  manager = await server.signIn('manager')
})
afterEach(() => server.asOwner((db) => db.deleteFrom('signInAttempt').execute()))
afterAll(() => server.stop())

const room = (userId: number): string => workspace.seatRoomId(userId)
const infoOf = async (token: string) => (await server.send(user.info, { token })).data

async function connected(token: string): Promise<RealtimeClient> {
  const client = await openRealtime(server.url)
  expect(await client.signIn({ token })).toMatchObject({ code: 0 })
  return client
}

let requests = 0
/** The code of a refusal, or the confirmation in short. */
async function entering(client: RealtimeClient, roomId: string): Promise<number | string> {
  const requestId = `enter-${(requests += 1)}`
  client.send({ requestId }, enterBody(roomId))
  const { code, body } = await client.next((envelope) => envelope.requestId === requestId)
  return body?.kind === 'roomStatus' ? brief(body.value) : code
}
async function nextStatus(client: RealtimeClient): Promise<string> {
  const { body } = await client.next(({ id }) => id === 1008)
  return body?.kind === 'roomStatus' ? brief(body.value) : 'no status'
}
/** Signs in, enters one room and leaves again. */
async function enteringOnce(token: string, roomId: string): Promise<number | string> {
  const client = await connected(token)
  const answer = await entering(client, roomId)
  await leave(client)
  return answer
}
/** Resolves once the rights of a client's rooms have been checked again. */
async function recheck(client: RealtimeClient, token: string): Promise<void> {
  const requestId = `beat-${(requests += 1)}`
  client.beat({ token, requestId })
  await client.next((envelope) => envelope.requestId === requestId)
}

const personNamed = (username: string) =>
  server.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('username', '=', username)
      .select(['id', 'tenantId', 'orgId', 'teamOrgId'])
      .executeTakeFirstOrThrow(),
  )
const moveTo = (id: number, orgId: number | null) =>
  server.asOwner((db) => db.updateTable('appUser').set({ orgId }).where('id', '=', id).execute())

/** Enabled seats of a company. */
async function seatsOf(tenantId: number) {
  return server.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', 'in', ['TSR', 'TeamTSR'])
      .where('status', '=', 'enabled')
      .select(['id', 'orgId', 'username'])
      .orderBy('id')
      .execute(),
  )
}

describe('the room of a seat', () => {
  test('is open to the seat itself as its owner, and closed to other seats', async () => {
    const token = await server.signIn('seat-001')
    const seat = await connected(token)
    const { userId, name } = await infoOf(token)
    expect(await entering(seat, room(userId))).toBe(
      `ONESELF_ENTER_ROOM ${room(userId)}: ${userId} [${userId}]`,
    )
    const { body } = seat.received.at(-1) ?? {}
    expect(body?.kind === 'roomStatus' && body.value.member).toMatchObject({ userId, name, isOwner: true })
    const { id } = await personNamed('seat-002')
    expect(await entering(seat, room(id))).toBe(403)
    await leave(seat)
  })

  test('is open to masters of its organisation and of those above it, but answers 403 for the seats of another branch', async () => {
    const master = await personNamed('master')
    const [seat] = await seatsOf(master.tenantId)
    if (!seat) throw new Error('no seat')
    const token = await server.signIn('master')
    const entered = `ONESELF_ENTER_ROOM ${room(seat.id)}: ${master.id} [${master.id}]`
    const below = await server.asOwner((db) =>
      db
        .selectFrom('organization')
        .where('parentId', '=', master.teamOrgId)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    const elsewhere = await server.asOwner((db) =>
      db
        .selectFrom('organization')
        .where('tenantId', '=', master.tenantId)
        .where('parentId', 'is', null)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    const answers: (number | string)[] = []
    for (const orgId of [master.teamOrgId, below.id, elsewhere.id]) {
      await moveTo(seat.id, orgId)
      answers.push(await enteringOnce(token, room(seat.id)))
    }
    const { userId } = await infoOf(manager)
    expect(await enteringOnce(manager, room(seat.id))).toBe(
      `ONESELF_ENTER_ROOM ${room(seat.id)}: ${userId} [${userId}]`,
    )
    await moveTo(seat.id, seat.orgId)
    expect(answers).toEqual([entered, entered, 403])
  })

  test('is unknown where there is no such seat: 404 for nobody’s id, for a master’s, for a disabled seat and for other ids', async () => {
    const master = await personNamed('master')
    const seat = await personNamed('seat-003')
    const setStatus = (status: 'enabled' | 'disabled') =>
      server.asOwner((db) => db.updateTable('appUser').set({ status }).where('id', '=', seat.id).execute())
    await setStatus('disabled')
    const client = await connected(manager)
    const answers: (number | string)[] = []
    for (const roomId of ['seat-999999999', room(master.id), room(seat.id), 'seat-', '', 'room-1'])
      answers.push(await entering(client, roomId))
    await setStatus('enabled')
    await leave(client)
    expect(answers).toEqual([404, 404, 404, 404, 404, 404])
  })
})

/** Reports that the seat is idle in a business, which at this moment may work for a project. */
function reportIdle(
  username: string,
  { tenantId, businessTypeId }: { tenantId: number; businessTypeId: number },
) {
  const { clock, db } = server.ctx
  const company = { tenantId, businessTypeId, inTenant: db.inTenant, now: () => clock.now() }
  return seatReporter(company).status(username, 4, 0)
}

describe('the room of another company’s seat', () => {
  const project = { id: 0, seat: 0, username: '', providerId: 0, businessTypeId: 0 }
  beforeAll(async () => {
    const { tenantId } = await infoOf(manager)
    const { tenantId: providerId } = await personNamed('provider-admin')
    const [seat] = await seatsOf(providerId)
    const { id } = await server.asOwner((db) =>
      db
        .insertInto('project')
        .values(projectRow({ tenantId, name: 'Watched', createdAt: LONG_AGO }))
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const placed = await server.asOwner((db) =>
      db
        .selectFrom('userBusinessType')
        .where('userId', '=', seat?.id ?? 0)
        .select('businessTypeId')
        .orderBy('businessTypeId')
        .executeTakeFirstOrThrow(),
    )
    const { businessTypeId } = placed
    Object.assign(project, { id, seat: seat?.id ?? 0, username: seat?.username, providerId, businessTypeId })
  })

  async function assign(confirmed: { from: Date; until: Date | null }): Promise<void> {
    const { id: projectId, providerId: tenantId, businessTypeId } = project
    const row = {
      tenantId,
      projectId,
      businessTypeId,
      confirmedFrom: confirmed.from,
      confirmedUntil: confirmed.until,
    }
    await server.asOwner(async (db) => {
      await db.deleteFrom('projectAssignment').where('projectId', '=', projectId).execute()
      await db.insertInto('projectAssignment').values(row).execute()
    })
    await reportIdle(project.username, { tenantId, businessTypeId })
  }
  const present = () => server.ctx.clock.now().getTime()

  test('is unknown to everybody while it works for no project of theirs, and known to its own company', async () => {
    expect(await enteringOnce(manager, room(project.seat))).toBe(404)
    await assign({ from: new Date(present() + 60_000), until: null })
    expect(await enteringOnce(manager, room(project.seat))).toBe(404)
    await assign({ from: LONG_AGO, until: new Date(present() - 60_000) })
    expect(await enteringOnce(manager, room(project.seat))).toBe(404)
    const provider = await server.signIn('provider-admin')
    const { userId } = await infoOf(provider)
    expect(await enteringOnce(provider, room(project.seat))).toBe(
      `ONESELF_ENTER_ROOM ${room(project.seat)}: ${userId} [${userId}]`,
    )
  })

  test('is open to the owner of a project that it works for, not to a leader of a branch, until the work ends', async () => {
    await assign({ from: LONG_AGO, until: null })
    const { userId } = await infoOf(manager)
    const owner = await connected(manager)
    expect(await entering(owner, room(project.seat))).toBe(
      `ONESELF_ENTER_ROOM ${room(project.seat)}: ${userId} [${userId}]`,
    )
    expect(await enteringOnce(await server.signIn('master'), room(project.seat))).toBe(404)
    const provider = await connected(await server.signIn('provider-admin'))
    expect(await entering(provider, room(project.seat))).toMatch(/^ONESELF_ENTER_ROOM/)
    expect(await nextStatus(owner)).toMatch(/^SOMEONE_ENTER_ROOM/)
    await recheck(owner, manager)
    await assign({ from: LONG_AGO, until: new Date(present() - 1000) })
    await recheck(owner, manager)
    expect(await nextStatus(owner)).toBe(`ONESELF_EXIT_ROOM ${room(project.seat)}: ${userId} []`)
    expect(await nextStatus(provider)).toMatch(
      new RegExp(`^SOMEONE_KICK_OFF ${room(project.seat)}: ${userId} `),
    )
    await Promise.all([leave(owner), leave(provider)])
  })

  test('with the live page alone one sees those who work for a project, of one’s own company too', async () => {
    const quality = await personNamed('quality')
    await server.asOwner((db) =>
      db
        .updateTable('role')
        .set({ menuIds: ['project', 'project.monitor'] })
        .where('tenantId', '=', quality.tenantId)
        .where('id', 'in', (of) =>
          of.selectFrom('userRole').where('userId', '=', quality.id).select('roleId'),
        )
        .execute(),
    )
    const token = await server.signIn('quality')
    const [own] = await seatsOf(quality.tenantId)
    await assign({ from: LONG_AGO, until: null })
    const client = await connected(token)
    expect(await entering(client, room(project.seat))).toMatch(/^ONESELF_ENTER_ROOM/)
    expect(await entering(client, room(own?.id ?? 0))).toBe(403)
    const placed = await server.asOwner((db) =>
      db
        .selectFrom('userBusinessType')
        .where('userId', '=', own?.id ?? 0)
        .select(['tenantId', 'businessTypeId'])
        .executeTakeFirstOrThrow(),
    )
    await server.asOwner((db) =>
      db
        .insertInto('projectAssignment')
        .values({ ...placed, projectId: project.id, confirmedFrom: LONG_AGO, confirmedUntil: null })
        .execute(),
    )
    expect(await entering(client, room(own?.id ?? 0))).toBe(403)
    await reportIdle(own?.username ?? '', placed)
    expect(await entering(client, room(own?.id ?? 0))).toMatch(/^ONESELF_ENTER_ROOM/)
    await leave(client)
  })
})

describe('a right that is taken away', () => {
  /** Checks that a lost right expels the watcher, without any heartbeat. */
  async function expelledBy(takeAway: (of: { watcher: number; seat: number }) => Promise<unknown>) {
    const [person, seat] = [await personNamed('master'), await personNamed('seat-006')]
    await moveTo(seat.id, person.teamOrgId)
    const watcher = await connected(await server.signIn('master'))
    expect(await entering(watcher, room(seat.id))).toMatch(/^ONESELF_ENTER_ROOM/)
    await takeAway({ watcher: person.id, seat: seat.id })
    const status = await nextStatus(watcher)
    await moveTo(seat.id, seat.orgId)
    await leave(watcher)
    return status === `ONESELF_EXIT_ROOM ${room(seat.id)}: ${person.id} []`
  }
  const setMenuIds = (watcher: number, menuIds: string[]) =>
    server.asOwner((db) =>
      db
        .updateTable('role')
        .set({ menuIds })
        .where('id', 'in', (of) => of.selectFrom('userRole').where('userId', '=', watcher).select('roleId'))
        .execute(),
    )

  test('ends a watch by itself within two seconds: a page of a role, a move of the seat, a disabled seat', async () => {
    expect(GATEWAY_LIMITS.visitorRecheckMs).toBe(1000)
    const { id } = await personNamed('master')
    const { menuIds } = await server.asOwner((db) =>
      db
        .selectFrom('role')
        .innerJoin('userRole', 'userRole.roleId', 'role.id')
        .where('userRole.userId', '=', id)
        .select('menuIds')
        .executeTakeFirstOrThrow(),
    )
    expect(menuIds).toContain('workspace.wall')
    const withoutWatching = menuIds.filter((menuId) => !/^(workspace|project)/.test(menuId))
    expect(await expelledBy(({ watcher }) => setMenuIds(watcher, withoutWatching))).toBe(true)
    await setMenuIds(id, menuIds)
    expect(await expelledBy(({ seat }) => moveTo(seat, null))).toBe(true)
    const setStatus = (seat: number, status: 'enabled' | 'disabled') =>
      server.asOwner((db) => db.updateTable('appUser').set({ status }).where('id', '=', seat).execute())
    expect(await expelledBy(({ seat }) => setStatus(seat, 'disabled'))).toBe(true)
    await setStatus((await personNamed('seat-006')).id, 'enabled')
  })
})

describe('over sockets', () => {
  test('a watcher enters, starts a view with its period, and leaves [RT-015] [RT-016] [RT-017] [RT-018] [RT-022]', async () => {
    const token = await server.signIn('seat-004')
    const { userId: seatId } = await infoOf(token)
    const { userId } = await infoOf(manager)
    const [seat, watcher] = [await connected(token), await connected(manager)]
    await entering(seat, room(seatId))
    expect(await entering(watcher, room(seatId))).toBe(
      `ONESELF_ENTER_ROOM ${room(seatId)}: ${userId} [${seatId} ${userId}]`,
    )
    const monitor = { command: MonitorCommandType.START, period: 10, streams: [] }
    watcher.send({}, peerBody({ roomId: room(seatId), toUserId: seatId, monitor }))
    const { body } = await seat.next(({ id }) => id === 1009)
    expect(body?.kind === 'directMessage' && body.value).toMatchObject({
      fromUserId: userId,
      monitor: { period: 10 },
    })
    watcher.send({}, exitBody(room(seatId)))
    expect(await nextStatus(watcher)).toBe(`ONESELF_EXIT_ROOM ${room(seatId)}: ${userId} [${seatId}]`)
    await Promise.all([leave(seat), leave(watcher)])
  })

  test('a seat that is kicked off is announced as such, one that logs out as an exit [RT-019] [RT-024]', async () => {
    const watcher = await connected(manager)
    const { userId } = await infoOf(manager)
    const { id } = await personNamed('seat-005')
    await entering(watcher, room(id))
    const first = await connected(await server.signIn('seat-005'))
    await entering(first, room(id))
    await server.send(account.endSessions, { token: manager, query: { id } })
    expect(await first.closed).toBe(4409)
    const token = await server.signIn('seat-005')
    const second = await connected(token)
    await entering(second, room(id))
    await server.send(session.logout, { token, body: { token, clientId: session.CLIENT_ID } })
    expect(await second.closed).toBe(4401)
    const seen: string[] = []
    for (let count = 0; count < 4; count += 1) seen.push(await nextStatus(watcher))
    expect(seen).toEqual([
      `SOMEONE_ENTER_ROOM ${room(id)}: ${id} [${userId} ${id}]`,
      `SOMEONE_KICK_OFF ${room(id)}: ${id} [${userId}]`,
      `SOMEONE_ENTER_ROOM ${room(id)}: ${id} [${userId} ${id}]`,
      `SOMEONE_EXIT_ROOM ${room(id)}: ${id} [${userId}]`,
    ])
    await leave(watcher)
  })
})
