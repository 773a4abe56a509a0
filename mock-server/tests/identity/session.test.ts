import { menu, organization, session, user } from '@console/contracts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashToken, MAX_SESSIONS_PER_USER } from '../../src/access/session.store.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'

const clock = manualClock()
const HOUR = 3600
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
// Each test begins with a clean limiter, whatever the one before failed at.
afterEach(() => server.asOwner((db) => db.deleteFrom('signInAttempt').execute()))
afterAll(() => server.stop())

const clientId = session.CLIENT_ID
const statusOf = async (token: string) => (await server.send(user.info, { token })).status
const userIdOf = async (token: string) => (await server.send(user.info, { token })).data.userId

test('signing in answers a token that opens calls and ends 12 hours later [SHELL-006, SHELL-007, ERR-029]', async () => {
  const answer = await server.send(session.login, {
    body: { username: 'manager', password: DEMO_PASSWORD, clientId },
  })
  expect(answer).toMatchObject({ status: 200, code: 0 })
  expect(answer.data.expiresAt).toBe(Math.floor(clock.now().getTime() / 1000) + 12 * HOUR)
  expect(answer.data.token).toMatch(/^[\w-]{43}$/)
  expect(await statusOf(answer.data.token)).toBe(200)
})

test('the token is stored as a hash only', async () => {
  const token = await server.signIn('manager')
  const stored = await server.asAdmin((db) =>
    db.query('select * from session where token_hash = $1', [hashToken(token)]),
  )
  expect(stored.rowCount).toBe(1)
  expect(JSON.stringify(stored.rows)).not.toContain(token)
})

test('checkToken accepts an active token and refuses forged, foreign-client and ended ones with HTTP 200 [ERR-029]', async () => {
  const token = await server.signIn('manager')
  const check = (candidate: string, client: string = clientId) =>
    server.send(session.checkToken, { body: { token: candidate, clientId: client } })
  expect(await check(token)).toMatchObject({ status: 200, code: 0 })
  expect(await check(`${token}x`)).toMatchObject({ status: 200, code: 1003 })
  expect(await check(token, 'another')).toMatchObject({ status: 200, code: 1003 })
  await server.send(session.logout, { token, body: { token, clientId } })
  expect(await check(token)).toMatchObject({ status: 200, code: 1003 })
})

test('the start call answers at once what the calls of the start answer one by one, in the language of the request', async () => {
  const token = await server.signIn('manager')
  const [check, info, rights] = await Promise.all([
    server.send(session.checkToken, { body: { token, clientId } }),
    server.send(user.info, { token }),
    server.send(session.authz, { token }),
  ])
  const menus = []
  for (const language of ['en', 'zh']) {
    const headers = { 'accept-language': language }
    const tree = await server.send(menu.tree, { token, query: { clientId }, headers })
    const started = await server.send(session.start, { token, query: { clientId }, headers })
    expect(started).toMatchObject({ status: 200, code: 0 })
    expect(started.data.expiresAt).toBe(check.data?.expiresAt)
    expect(started.data.user.userId).toBe(info.data.userId)
    expect(started.data.rights).toEqual(rights.data)
    expect(started.data.rights.menuIds.length).toBeGreaterThan(5)
    expect(started.data.menu).toEqual(tree.data)
    menus.push(JSON.stringify(started.data.menu))
  }
  expect(menus[0]).toContain('"name"')
  expect(menus[1]).not.toBe(menus[0])
})

test('the start call answers 401 without a token, for one that ended, and for another client’s', async () => {
  const token = await server.signIn('manager')
  const start = async (sent: string | undefined, client: string) =>
    (
      await server.send(session.start, {
        ...(sent === undefined ? {} : { token: sent }),
        query: { clientId: client },
      })
    ).status
  expect(await start(token, clientId)).toBe(200)
  expect(await start(undefined, clientId)).toBe(401)
  expect(await start(token, 'another')).toBe(401)
  await server.send(session.logout, { token, body: { token, clientId } })
  expect(await start(token, clientId)).toBe(401)
})

test('a wrong password and an unknown account get the same answer, and a foreign client id is malformed', async () => {
  const login = (username: string, password: string) =>
    server.send(session.login, { body: { username, password, clientId } })
  const wrong = await login('manager', 'Wrong#2026')
  const unknown = await login('nobody-at-all', 'Wrong#2026')
  expect(wrong).toMatchObject({ status: 200, code: session.SIGN_IN_REFUSALS.wrongCredentials })
  expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null })
  // Both are delayed to the same moment, whatever their work took.
  expect(clock.pauses.slice(-2)).toEqual([250, 250])
  const foreign = { username: 'manager', password: DEMO_PASSWORD, clientId: 'other' }
  expect(await server.send(session.login, { body: foreign })).toMatchObject({ status: 400 })
})

test('the username is compared without case', async () => {
  expect(await statusOf(await server.signIn('Manager'))).toBe(200)
})

test('only the bearer header is a sign-in: no cookie, no query', async () => {
  const token = await server.signIn('manager')
  const bare = await server.send(user.info)
  expect(bare).toMatchObject({ status: 401, code: 401, message: 'Sign in to continue.' })
  expect((await server.send(user.info, { headers: { cookie: `token=${token}` } })).status).toBe(401)
  expect((await server.fetch(`/api/user/info?token=${token}`)).status).toBe(401)
  expect((await server.send(user.info, { headers: { authorization: `Basic ${token}` } })).status).toBe(401)
})

test('a session ends after two hours without use, and reported use renews it', async () => {
  const token = await server.signIn('manager')
  clock.forward(2 * HOUR - 60)
  // A call alone is not use: it must not renew.
  expect(await statusOf(token)).toBe(200)
  const use = await server.send(session.reportUse, { token, body: {} })
  expect(use.data.idleEndsAt).toBe(Math.floor(clock.now().getTime() / 1000) + 2 * HOUR)
  clock.forward(2 * HOUR - 60)
  expect(await statusOf(token)).toBe(200)
  clock.forward(60)
  expect(await server.send(user.info, { token })).toMatchObject({
    status: 401,
    message: 'Your session has ended. Sign in again.',
  })
})

test('use never carries a session beyond 12 hours [SHELL-007]', async () => {
  const token = await server.signIn('manager')
  for (let hour = 1; hour < 12; hour += 1) {
    clock.forward(HOUR)
    await server.send(session.reportUse, { token, body: {} })
  }
  expect(await statusOf(token)).toBe(200)
  clock.forward(HOUR)
  expect(await statusOf(token)).toBe(401)
})

test('signing out ends this session alone, and only its own token can', async () => {
  const [one, other] = [await server.signIn('manager'), await server.signIn('manager')]
  expect(await server.send(session.logout, { token: one, body: { token: other, clientId } })).toMatchObject({
    status: 403,
  })
  expect(await statusOf(other)).toBe(200)
  expect(await server.send(session.logout, { token: one, body: { token: one, clientId } })).toMatchObject({
    code: 0,
  })
  expect(await statusOf(one)).toBe(401)
  expect(await statusOf(other)).toBe(200)
})

test('disabling an account ends its sessions at once and refuses the next sign-in', async () => {
  const token = await server.signIn('seat-011')
  const setStatus = (status: 'enabled' | 'disabled') =>
    server.asOwner((db) =>
      db.updateTable('appUser').set({ status }).where('username', '=', 'seat-011').execute(),
    )
  await setStatus('disabled')
  expect(await statusOf(token)).toBe(401)
  const body = { username: 'seat-011', password: DEMO_PASSWORD, clientId }
  expect(await server.send(session.login, { body })).toMatchObject({
    code: session.SIGN_IN_REFUSALS.accountDisabled,
  })
  await setStatus('enabled')
  expect(await statusOf(token)).toBe(401)
})

test('a change of role ends the sessions of that user, nobody else’s', async () => {
  const [changed, untouched] = [await server.signIn('seat-012'), await server.signIn('manager')]
  const userId = await userIdOf(changed)
  await server.asOwner((db) => db.deleteFrom('userRole').where('userId', '=', userId).execute())
  expect(await statusOf(changed)).toBe(401)
  expect(await statusOf(untouched)).toBe(200)
})

test('authz delivers permissions and menu ids as two lists, those of the user’s roles [SHELL-005, ERR-030]', async () => {
  const manager = (await server.send(session.authz, { token: await server.signIn('manager') })).data
  expect(manager.menuIds).toContain('msgcenter.audit')
  expect(manager.permissions.length).toBeGreaterThan(0)
  const seat = (await server.send(session.authz, { token: await server.signIn('seat-001') })).data
  expect(seat.menuIds).not.toContain('msgcenter.audit')
})

test('rights that a role gains hold for the next call of an open session', async () => {
  const token = await server.signIn('quality')
  const before = (await server.send(session.authz, { token })).data.permissions
  await server.asOwner((db) =>
    db
      .updateTable('role')
      .set({ permissions: ['90999'] })
      .execute(),
  )
  expect((await server.send(session.authz, { token })).data.permissions).toEqual(['90999'])
  expect(before).not.toContain('90999')
})

test('one person has a limited number of sessions, and one more ends the longest unused', async () => {
  const tokens: string[] = []
  for (let index = 0; index <= MAX_SESSIONS_PER_USER; index += 1) {
    clock.forward(61)
    tokens.push(await server.signIn('seat-002'))
  }
  expect(await statusOf(tokens[0] ?? '')).toBe(401)
  expect(await statusOf(tokens[1] ?? '')).toBe(200)
  expect(await statusOf(tokens.at(-1) ?? '')).toBe(200)
})

const change = (
  token: string,
  body: { id: number; password: string; newPassword: string; confirmNewPassword?: string },
) =>
  server.send(session.modifyLoginUserPwd, { token, body: { confirmNewPassword: body.newPassword, ...body } })

test('changing the password checks the old one, the rule and the confirmation, then ends the other sessions [SHELL-088, SHELL-089, SHELL-090, SHELL-092]', async () => {
  const token = await server.signIn('seat-003')
  const other = await server.signIn('seat-003')
  const id = await userIdOf(token)
  const password = DEMO_PASSWORD
  const { PASSWORD_REFUSALS: refusals } = session
  expect(await change(token, { id, password: 'Nope#2026', newPassword: 'Fresh#2027' })).toMatchObject({
    status: 200,
    code: refusals.oldPasswordWrong,
  })
  expect((await change(token, { id, password, newPassword: password })).code).toBe(refusals.sameAsOld)
  expect((await change(token, { id, password, newPassword: 'seat-003' })).code).toBe(refusals.sameAsAccount)
  expect((await change(token, { id, password, newPassword: 'SEAT-003' })).code).toBe(refusals.sameAsAccount)
  expect((await change(token, { id, password, newPassword: 'short1A' })).code).toBe(refusals.ruleBroken)
  expect(
    (await change(token, { id, password, newPassword: 'Fresh#2027', confirmNewPassword: 'Fresh#2028' })).code,
  ).toBe(refusals.confirmationDiffers)
  expect(await statusOf(other)).toBe(200)
  expect(await change(token, { id, password, newPassword: 'Fresh#2027' })).toMatchObject({
    status: 200,
    code: 0,
  })
  expect(await statusOf(token)).toBe(200)
  expect(await statusOf(other)).toBe(401)
  expect(await statusOf(await server.signIn('seat-003', 'Fresh#2027'))).toBe(200)
})

test('nobody changes another’s password: a foreign id is refused [SHELL-092]', async () => {
  const token = await server.signIn('seat-004')
  const id = (await userIdOf(token)) + 1
  expect(await change(token, { id, password: DEMO_PASSWORD, newPassword: 'Fresh#2027' })).toMatchObject({
    status: 403,
  })
})

test('a password stored with older parameters is renewed at the next sign-in', async () => {
  const { hash } = await import('@node-rs/argon2')
  const old = await hash(DEMO_PASSWORD, { memoryCost: 512, timeCost: 1, parallelism: 1 })
  const stored = () =>
    server.asOwner((db) =>
      db
        .selectFrom('appUser')
        .select('passwordHash')
        .where('username', '=', 'seat-005')
        .executeTakeFirstOrThrow(),
    )
  await server.asOwner((db) =>
    db.updateTable('appUser').set({ passwordHash: old }).where('username', '=', 'seat-005').execute(),
  )
  await server.signIn('seat-005')
  expect((await stored()).passwordHash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/)
  await server.signIn('seat-005')
})

test('a one-time password opens nothing but its own change, and the first administrator starts with one', async () => {
  const empty = await startTestServer({ profile: 'none', clock })
  try {
    const token = await empty.signIn('admin', empty.database.firstPassword)
    const info = await empty.send(user.info, { token })
    expect(info.data).toMatchObject({ username: 'admin', mustChangePassword: true })
    const query = { clientId }
    expect(await empty.send(menu.tree, { token, query })).toMatchObject({
      status: 403,
      message: 'Change your one-time password first.',
    })
    expect((await empty.send(user.list, { token, body: {} })).status).toBe(403)
    const started = await empty.send(session.start, { token, query })
    expect(started.data).toMatchObject({ user: { mustChangePassword: true }, menu: null })
    const body = {
      id: info.data.userId,
      password: empty.database.firstPassword,
      newPassword: 'Fresh#2027',
      confirmNewPassword: 'Fresh#2027',
    }
    expect((await empty.send(session.modifyLoginUserPwd, { token, body })).code).toBe(0)
    expect((await empty.send(menu.tree, { token, query })).status).toBe(200)
    // All organisations hang below the first one, and people see those of their own.
    const tree = await empty.send(organization.tree, { token })
    expect(tree.data).toMatchObject({ rows: [{ name: 'Platform', parentId: null }] })
  } finally {
    await empty.stop()
  }
})

test('outside the demo profile no account of the demo exists', async () => {
  const empty = await startTestServer({ profile: 'none' })
  try {
    const accounts = await empty.asOwner((db) => db.selectFrom('appUser').select('username').execute())
    expect(accounts).toEqual([{ username: 'admin' }])
    await expect(empty.signIn('manager')).rejects.toThrow('password is wrong')
  } finally {
    await empty.stop()
  }
})
