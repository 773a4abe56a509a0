import { audit, session, user } from '@console/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../src/access/session.store.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const clock = manualClock()
const HOUR = 3600
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
// Sign-ins of this file must not wait for each other.
afterEach(() => server.asOwner((db) => db.deleteFrom('signInAttempt').execute()))
afterAll(() => server.stop())

async function signIn(username: string, userAgent: string): Promise<string> {
  const body = { username, password: DEMO_PASSWORD, clientId: session.CLIENT_ID }
  return (await server.send(session.login, { body, headers: { 'user-agent': userAgent } })).data.token
}
const listOf = async (token: string) => (await server.send(session.listOwn, { token })).data.sessions
const otherOf = async (token: string) => (await listOf(token)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
const revoke = (token: string, id: string) => server.send(session.revokeOwn, { token, query: { id } })
const statusOf = async (token: string) => (await server.send(user.info, { token })).status
const unixNow = () => Math.floor(clock.now().getTime() / 1000)

async function recordsOf(opType: string) {
  const token = await server.signIn('manager')
  return (await server.send(audit.query, { token, query: { module: 'session', opType } })).data.records
}

describe('own sessions', () => {
  test('are listed with browser, system, address, sign-in and last use, this one first', async () => {
    const other = await signIn('seat-008', FIREFOX)
    const signedInAt = unixNow()
    clock.forward(HOUR)
    const token = await signIn('seat-008', CHROME)
    clock.forward(60)
    await server.send(session.reportUse, { token: other, body: {} })
    expect(await listOf(token)).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        isCurrent: true,
        browser: 'Chrome 142',
        system: 'Windows',
        address: '127.0.0.1',
        signedInAt: signedInAt + HOUR,
        lastUsedAt: signedInAt + HOUR,
      },
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        isCurrent: false,
        browser: 'Firefox 140',
        system: 'Linux',
        address: '127.0.0.1',
        signedInAt,
        lastUsedAt: signedInAt + HOUR + 60,
      },
    ])
  })

  test('contain nothing by which a token or its stored hash could be found', async () => {
    const token = await signIn('seat-001', CHROME)
    const answer = JSON.stringify(await listOf(token))
    expect(answer).not.toContain(token)
    expect(answer).not.toContain(hashToken(token).toString('hex'))
    expect(answer).not.toContain(hashToken(token).toString('base64url').slice(0, 8))
  })

  test('that idled or ended are not listed, and cannot be ended again', async () => {
    const idle = await signIn('seat-002', FIREFOX)
    const idleId = (await listOf(idle))[0]?.id ?? ''
    clock.forward(2 * HOUR)
    const left = await signIn('seat-002', FIREFOX)
    const token = await signIn('seat-002', CHROME)
    const leftId = await otherOf(token)
    await server.send(session.logout, { token: left, body: { token: left, clientId: session.CLIENT_ID } })
    expect((await listOf(token)).map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect((await revoke(token, idleId)).status).toBe(404)
    expect((await revoke(token, leftId)).status).toBe(404)
  })
})

describe('ending another session of one’s own', () => {
  test('holds from its next call on, and for no other session', async () => {
    const [other, third, token] = [
      await signIn('seat-003', FIREFOX),
      await signIn('seat-003', FIREFOX),
      await signIn('seat-003', CHROME),
    ]
    const ofOther = (await listOf(other))[0]?.id ?? ''
    expect(await statusOf(other)).toBe(200)
    expect(await revoke(token, ofOther)).toMatchObject({ status: 200, code: 0 })
    expect(await server.send(user.info, { token: other })).toMatchObject({
      status: 401,
      message: 'Your session has ended. Sign in again.',
    })
    expect(await statusOf(third)).toBe(200)
    expect(await statusOf(token)).toBe(200)
  })

  test('is recorded with the browser and address that were ended', async () => {
    const other = await signIn('manager', FIREFOX)
    const token = await signIn('manager', CHROME)
    await revoke(token, (await listOf(other))[0]?.id ?? '')
    const [record] = await recordsOf('session.revoke')
    expect(record).toMatchObject({ opTypeShowName: 'End another session', targetName: 'manager' })
    const query = { id: record?.id ?? 0 }
    const { data } = await server.send(audit.detail, { token, query })
    expect(JSON.stringify(data)).toContain('Firefox/140.0')
    expect(JSON.stringify(data)).not.toContain(other)
  })

  test('is refused for this one, which ends by logging out', async () => {
    const token = await signIn('seat-004', CHROME)
    const own = (await listOf(token))[0]?.id ?? ''
    const answer = await revoke(token, own)
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.detail.fields).toEqual({
      id: 'This is the session you are using. Log out to end it.',
    })
    expect(await statusOf(token)).toBe(200)
  })

  test.each(['', 'short', "' or true --", 'x'.repeat(23), '"'.repeat(22)])(
    'takes no malformed id: %j',
    async (id) => {
      const answer = await revoke(await signIn('seat-005', CHROME), id)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.detail.fields ?? {})).toEqual(['id'])
    },
  )

  test.each([
    ['a colleague’s', 'seat-006'],
    ['another company’s', 'provider-admin'],
  ])('never reaches %s session', async (_, stranger) => {
    const foreign = await signIn(stranger, FIREFOX)
    const foreignId = (await listOf(foreign))[0]?.id ?? ''
    const token = await signIn('seat-007', CHROME)
    expect((await listOf(token)).map(({ id }) => id)).not.toContain(foreignId)
    expect((await revoke(token, foreignId)).status).toBe(404)
    await server.send(session.revokeOthers, { token })
    expect(await statusOf(foreign)).toBe(200)
  })
})

describe('ending all other sessions', () => {
  test('leaves this one, says how many there were, and is recorded', async () => {
    const others = [await signIn('manager', FIREFOX), await signIn('manager', FIREFOX)]
    const token = await signIn('manager', CHROME)
    const open = (await listOf(token)).length
    expect((await server.send(session.revokeOthers, { token })).data).toEqual({ ended: open - 1 })
    for (const other of others) expect(await statusOf(other)).toBe(401)
    expect((await listOf(token)).map(({ isCurrent }) => isCurrent)).toEqual([true])
    const [record] = await recordsOf('session.revokeOthers')
    expect(record).toMatchObject({ opTypeShowName: 'End all other sessions', targetName: 'manager' })
  })

  test('with no other writes nothing down', async () => {
    const token = await signIn('quality', CHROME)
    const before = (await recordsOf('session.revokeOthers')).length
    expect((await server.send(session.revokeOthers, { token })).data).toEqual({ ended: 0 })
    expect(await recordsOf('session.revokeOthers')).toHaveLength(before)
  })
})

test('nobody reads or ends sessions without one', async () => {
  const id = 'x'.repeat(22)
  expect((await server.send(session.listOwn)).status).toBe(401)
  expect((await server.send(session.revokeOwn, { query: { id } })).status).toBe(401)
  expect((await server.send(session.revokeOthers)).status).toBe(401)
})
