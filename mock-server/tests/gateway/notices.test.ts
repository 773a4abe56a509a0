import { account, company, exports, message, role, session, user } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pushMessage } from '../../src/modules/messaging/message/push-message.ts'
import { startOutboxReader } from '../../src/platform/outbox/outbox-reader.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { cut, leave, openRealtime, type RealtimeClient } from '../support/realtime-client.ts'

/** Time within which the connections of an ended right are closed. */
const KICK_OFF_MS = 2_000

let server: TestServer
let manager: string
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.signIn('manager')
})
// Sign-ins of this file must not wait for each other.
afterEach(() => server.asOwner((db) => db.deleteFrom('signInAttempt').execute()))
afterAll(() => server.stop())

async function connected(token: string): Promise<RealtimeClient> {
  const client = await openRealtime(server.url)
  expect(await client.signIn({ token })).toMatchObject({ code: 0 })
  return client
}
const infoOf = async (token: string) => (await server.send(user.info, { token })).data

/** Measures what a client gets by the end of its console session, and whether in time. */
async function kickOffBy(client: RealtimeClient, end: () => Promise<unknown>) {
  const start = performance.now()
  await end()
  const { id, seq, body } = await client.next()
  const fromIp = body?.kind === 'kickOff' ? body.value.fromIp : null
  const code = await client.closed
  return { id, seq, fromIp, code, isInTime: performance.now() - start < KICK_OFF_MS }
}
/** The detail of the refusal of a call with the token of a session that is over. */
async function callDetail(token: string): Promise<unknown> {
  const answer = await server.fetch(user.info.path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(401)
  const { data } = (await answer.json()) as { data: unknown }
  return data
}
const kickedOff = (fromIp: string) => ({ id: 1002, seq: 0, fromIp, code: 4409, isInTime: true })

describe('a console session that ends', () => {
  test('is kicked off when its owner ends it elsewhere, with the address of the owner, while others stay [RT-010]', async () => {
    const [here, there] = [await server.signIn('seat-001'), await server.signIn('seat-001')]
    const [own, other] = [await connected(here), await connected(there)]
    expect(await kickOffBy(other, () => server.send(session.revokeOthers, { token: here }))).toEqual(
      kickedOff('127.0.0.1'),
    )
    expect(await callDetail(there)).toEqual({ endedFrom: '127.0.0.1' })
    own.beat({ token: here, requestId: 'still' })
    expect(await own.next()).toMatchObject({ requestId: 'still', code: 0 })
    // The token signs in nowhere any more, and its session cannot be resumed.
    const again = await openRealtime(server.url)
    expect(await again.signIn({ token: there })).toMatchObject({ code: 401 })
    expect(await again.closed).toBe(4401)
  })

  test('is kicked off when an administrator ends it, and when the password is reset [RT-010]', async () => {
    const { userId: id } = await infoOf(await server.signIn('seat-002'))
    const first = await connected(await server.signIn('seat-002'))
    expect(
      await kickOffBy(first, () => server.send(account.endSessions, { token: manager, query: { id } })),
    ).toEqual(kickedOff('127.0.0.1'))
    const second = await connected(await server.signIn('seat-002'))
    expect(
      await kickOffBy(second, () =>
        server.send(account.resetPasswords, { token: manager, body: { ids: [id] } }),
      ),
    ).toEqual(kickedOff('127.0.0.1'))
  })

  test('is kicked off when the password is changed elsewhere [RT-010]', async () => {
    const [here, there] = [await server.signIn('seat-003'), await server.signIn('seat-003')]
    const { userId: id } = await infoOf(here)
    const newPassword = 'Orchid#2027'
    const body = { id, password: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword }
    expect(
      await kickOffBy(await connected(there), () =>
        server.send(session.modifyLoginUserPwd, { token: here, body }),
      ),
    ).toEqual(kickedOff('127.0.0.1'))
  })

  test('is kicked off when roles or status change, without an address where no person did it [RT-010]', async () => {
    for (const change of ['role', 'status'] as const) {
      const token = await server.signIn('seat-004')
      const { userId } = await infoOf(token)
      expect(
        await kickOffBy(await connected(token), () =>
          server.asOwner(async (db) => {
            if (change === 'role') await db.deleteFrom('userRole').where('userId', '=', userId).execute()
            else
              await db.updateTable('appUser').set({ status: 'disabled' }).where('id', '=', userId).execute()
          }),
        ),
      ).toEqual(kickedOff(''))
      expect(await callDetail(token)).toEqual({ endedFrom: '' })
    }
  })

  test('is kicked off by another sign-in where the company allows one a person only [RT-010]', async () => {
    const rule = (oneSignIn: boolean) =>
      server.send(company.setSignInRule, { token: manager, body: { oneSignIn } })
    const first = await connected(await server.signIn('seat-005'))
    const second = await connected(await server.signIn('seat-005'))
    expect(first.received.map(({ id }) => id)).toEqual([1001])
    await rule(true)
    expect(await kickOffBy(first, () => server.signIn('seat-005'))).toEqual(kickedOff('127.0.0.1'))
    expect(await second.closed).toBe(4409)
    await rule(false)
    const third = await connected(await server.signIn('seat-005'))
    await server.signIn('seat-005')
    expect(third.received.map(({ id }) => id)).toEqual([1001])
    await leave(third)
  })

  test('is closed with 4401 and without KickOff by its own logout [RT-024]', async () => {
    const token = await server.signIn('seat-005')
    const client = await connected(token)
    await server.send(session.logout, { token, body: { token, clientId: session.CLIENT_ID } })
    expect(await client.closed).toBe(4401)
    expect(client.received.map(({ id }) => id)).toEqual([1001])
    expect(await callDetail(token)).toBeNull()
  })
})

test('a lost notification only delays: the table is read again', async () => {
  const keys: string[] = []
  await server.asAdmin((admin) => admin.query('alter table outbox_event disable trigger outbox_event_stored'))
  const { ctx, database } = server
  const stop = await startOutboxReader({
    db: ctx.db.outside,
    databaseUrl: database.appUrl,
    since: ctx.clock.now(),
    topics: ['test.happened'],
    onEvents: async (events) => {
      keys.push(...events.map(({ key }) => key))
      if (keys.length === 1) throw new Error('once')
    },
    log: ctx.log,
    pollMs: 50,
  })
  const { tenantId } = await infoOf(manager)
  await ctx.db.inTenant(tenantId, (tx) => tx.emit({ topic: 'test.happened', key: 'one' }))
  await expect.poll(() => keys).toEqual(['one', 'one'])
  await ctx.db.inTenant(tenantId, (tx) => tx.emit({ topic: 'test.happened', key: 'two' }))
  await expect.poll(() => keys).toEqual(['one', 'one', 'two'])
  await stop()
  await server.asAdmin((admin) => admin.query('alter table outbox_event enable trigger outbox_event_stored'))
})

test('events of one topic and company that are found together are handled at once, those of others apart', async () => {
  await server.asAdmin((admin) => admin.query('alter table outbox_event disable trigger outbox_event_stored'))
  const { ctx, database } = server
  const groups: string[][] = []
  const stop = await startOutboxReader({
    db: ctx.db.outside,
    databaseUrl: database.appUrl,
    since: ctx.clock.now(),
    topics: ['test.batched', 'test.other'],
    onEvents: async (events) => void groups.push(events.map(({ key, about }) => `${key} ${about.join()}`)),
    log: ctx.log,
    pollMs: 50,
  })
  const { tenantId } = await infoOf(manager)
  const { tenantId: abroad } = await infoOf(await server.signIn('provider-admin'))
  await ctx.db.inTenant(tenantId, async (tx) => {
    await tx.emit({ topic: 'test.batched', key: 'one', ids: [7, 8] })
    await tx.emit({ topic: 'test.other', key: 'two' })
    await tx.emit({ topic: 'test.batched', key: 'three', ids: [9] })
  })
  await expect.poll(() => groups).toEqual([['one 7,8', 'three 9'], ['two ']])
  await ctx.db.inTenant(abroad, (tx) => tx.emit({ topic: 'test.batched', key: 'one', ids: [1] }))
  await expect.poll(() => groups.at(-1)).toEqual(['one 1'])
  await stop()
  await server.asAdmin((admin) => admin.query('alter table outbox_event enable trigger outbox_event_stored'))
})

describe('a message that is pushed', () => {
  async function push(userId: number, tenantId: number): Promise<void> {
    await server.ctx.db.inTenant(tenantId, async (tx) => {
      const { id } = await tx.db.selectFrom('businessType').select('id').limit(1).executeTakeFirstOrThrow()
      await pushMessage(tx, {
        businessTypeId: id,
        msgRuleCode: 'gateway',
        triggerId: 'gateway',
        title: 'Message',
        content: '<p>Message</p>',
        btnOptions: [],
        isCron: false,
        pushedBy: { userId: null, name: 'system' },
        pushedAt: server.ctx.clock.now(),
        audience: { userId },
      })
    })
  }

  test('sends its recipient the unread count of the message history, and nobody else anything [RT-011]', async () => {
    const token = await server.signIn('seat-006')
    const { userId, tenantId } = await infoOf(token)
    const recipient = await connected(token)
    const other = await connected(manager)
    const counted = (seq: number, unreadCount: number) => ({
      id: 1003,
      seq,
      body: {
        value: { businessTypeId: 0, events: [{ url: '/console/msgcenter/quality-rules', unreadCount }] },
      },
    })
    await server.send(message.readAll, { token })
    expect(await recipient.next()).toMatchObject(counted(1, 0))
    await push(userId, tenantId)
    expect(await recipient.next()).toMatchObject(counted(2, 1))
    await push(userId, tenantId)
    expect(await recipient.next()).toMatchObject(counted(3, 2))
    // Read in another tab.
    await server.send(message.readAll, { token })
    expect(await recipient.next()).toMatchObject(counted(4, 0))
    expect(other.received.map(({ id }) => id)).toEqual([1001])
    await Promise.all([leave(recipient), leave(other)])
  })

  test('arrives once and in order, however often the connection is cut [RT-009]', async () => {
    const MESSAGES = 60
    const token = await server.signIn('seat-007')
    const { userId, tenantId } = await infoOf(token)
    let client = await connected(token)
    const { sessionId } = client.received[0] ?? { sessionId: '' }
    const arrived: number[] = []
    let ack = 0
    let isDone = false
    const publishing = (async () => {
      for (let count = 0; count < MESSAGES; count += 1) await push(userId, tenantId)
      isDone = true
    })()
    const takeOver = () => {
      const numbers = client.received.map(({ seq }) => seq).filter((seq) => seq > 0)
      arrived.push(...numbers)
      ack = numbers.at(-1) ?? ack
    }
    for (let round = 0; !isDone || ack < MESSAGES; round += 1) {
      await client.next(({ id }) => id === 1003)
      await cut(client)
      takeOver()
      if (ack === MESSAGES) break
      client = await openRealtime(server.url)
      expect(await client.signIn({ token, sessionId, ack })).toMatchObject({ resumed: true })
    }
    await publishing
    expect(arrived).toEqual(Array.from({ length: MESSAGES }, (_, index) => index + 1))
  })
})

test('a changed role reports to those who have it that their rights are to be read again', async () => {
  const token = await server.signIn('quality')
  const { userId } = await infoOf(token)
  const { roleId: id } = await server.asOwner((db) =>
    db.selectFrom('userRole').where('userId', '=', userId).select('roleId').executeTakeFirstOrThrow(),
  )
  const member = await connected(token)
  const other = await connected(manager)
  const { data } = await server.send(role.detail, { token: manager, query: { id } })
  const { version, name, menuIds, permissions } = data
  const body = { id, version, name: `${name} again`, menuIds, permissions }
  await server.send(role.modify, { token: manager, body })
  expect(await member.next()).toMatchObject({
    id: 1003,
    body: { value: { events: [{ url: '/api/authz', unreadCount: 0 }] } },
  })
  expect(other.received.map(({ id: kind }) => kind)).toEqual([1001])
  await Promise.all([leave(member), leave(other)])
})

test('an export reports to its owner alone that the list has changed, until none is open', async () => {
  const owner = await connected(manager)
  const other = await connected(await server.signIn('quality'))
  const body = { kind: 'audit', filter: {}, format: 'csv' } as const
  await server.send(exports.start, { token: manager, body })
  const openJobs = async () => {
    const { body: sent } = await owner.next(({ id }) => id === 1003)
    return sent?.kind === 'pushEvents' ? sent.value.events : []
  }
  const events = [await openJobs()]
  while (events.at(-1)?.[0]?.unreadCount !== 0) events.push(await openJobs())
  expect(events.at(-1)).toMatchObject([{ url: '/api/export/jobs', unreadCount: 0 }])
  const { data } = await server.send(exports.list, { token: manager })
  expect(data.jobs.map(({ state }) => state)).toEqual(['done'])
  expect(other.received.map(({ id }) => id)).toEqual([1001])
  await Promise.all([leave(owner), leave(other)])
})

test('the end of a session is in the outbox with it, or neither is', async () => {
  const token = await server.signIn('seat-008')
  const { userId, tenantId } = await infoOf(token)
  const ends = () =>
    server.asOwner(async (db) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from outbox_event e join session s on encode(s.token_hash, 'hex') = e.key
        where e.topic = 'session.ended' and s.user_id = ${userId}`.execute(db)
      return rows[0]?.count
    })
  const end = (work: () => void) =>
    server.ctx.db.inTenant(tenantId, async ({ db }) => {
      await db.updateTable('session').set({ endedAt: new Date() }).where('userId', '=', userId).execute()
      work()
    })
  await expect(
    end(() => {
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await ends()).toBe(0)
  await end(() => undefined)
  expect(await ends()).toBe(1)
})

test('without a public address the socket is at the host of the request [RT-004]', async () => {
  const body = { businessTypeID: 498, isWS: true as const, version: '2.5.0.5000' }
  const { data } = await server.send(session.describeDispatcher, { token: manager, body })
  expect(data.url).toBe(`${server.url.replace('http:', 'ws:')}/api/dolphin/realtime`)
})
