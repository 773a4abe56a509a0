import { session } from '@console/contracts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  ADDRESS_WINDOW_SECONDS,
  ATTEMPTS_PER_ADDRESS,
  FAILURES_BEFORE_LOCK,
  ATTEMPT_RETENTION_SECONDS,
  deleteOldAttempts,
  FREE_FAILURES,
  LOCK_SECONDS,
  MAX_WAIT_SECONDS,
  signInLimiter,
  waitAfter,
} from '../../src/modules/identity/session/sign-in-limiter.ts'
import { TooMany } from '../../src/platform/errors.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'

const clock = manualClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, config: { trustProxy: true } })
})
afterEach(() => server.asOwner((db) => db.deleteFrom('signInAttempt').execute()))
afterAll(() => server.stop())

const { wrongCredentials } = session.SIGN_IN_REFUSALS
const attempt = (
  username: string,
  password: string,
  { from = '192.0.2.1', language = 'en' as 'en' | 'zh' } = {},
) =>
  server.send(session.login, {
    body: { username, password, clientId: session.CLIENT_ID },
    headers: { 'x-forwarded-for': from },
    language,
  })
const wrong = (username: string, from?: string) =>
  attempt(username, 'Wrong#2026', from === undefined ? {} : { from })

test('after five failures each further attempt waits longer, and says how long', async () => {
  for (let failures = 0; failures < FREE_FAILURES; failures += 1)
    expect((await wrong('seat-001')).code).toBe(wrongCredentials)
  for (const wait of [1, 2, 4, 8]) {
    const refused = await wrong('seat-001')
    expect(refused).toMatchObject({ status: 429, detail: { retryAfterSeconds: wait } })
    expect(refused.headers.get('retry-after')).toBe(String(wait))
    expect(refused.message).toBe(`Too many attempts. Try again in ${wait} second${wait === 1 ? '' : 's'}.`)
    clock.forward(wait)
    expect((await wrong('seat-001')).code).toBe(wrongCredentials)
  }
})

test('the right password does not pass a wait, passes after it, and clears the count', async () => {
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('seat-001')
  expect((await attempt('seat-001', DEMO_PASSWORD)).status).toBe(429)
  clock.forward(1)
  expect((await attempt('seat-001', DEMO_PASSWORD)).code).toBe(0)
  for (let failures = 0; failures < FREE_FAILURES; failures += 1)
    expect((await wrong('seat-001')).code).toBe(wrongCredentials)
})

test('ten failures from anywhere lock the account for ten minutes, in both languages', async () => {
  for (let failures = 0; failures < FAILURES_BEFORE_LOCK; failures += 1) {
    expect((await wrong('seat-001', `198.51.${failures}.7`)).code).toBe(wrongCredentials)
  }
  expect(await attempt('seat-001', DEMO_PASSWORD, { from: '203.0.113.9' })).toMatchObject({
    status: 429,
    message: 'This account is locked after too many failed attempts. Try again in 10 minutes.',
    detail: { retryAfterSeconds: LOCK_SECONDS },
  })
  clock.forward(LOCK_SECONDS - 60)
  expect((await attempt('seat-001', DEMO_PASSWORD, { from: '203.0.113.9', language: 'zh' })).message).toBe(
    '该账号因多次登录失败已被锁定，请在1 分钟后重试。',
  )
  clock.forward(60)
  expect((await attempt('seat-001', DEMO_PASSWORD, { from: '203.0.113.9' })).code).toBe(0)
})

test('an unknown account is limited and locked exactly like a known one', async () => {
  const answers = async (username: string) => {
    const seen = []
    for (let index = 0; index <= FAILURES_BEFORE_LOCK; index += 1) {
      const { status, code, message } = await wrong(username, `198.51.${index}.7`)
      seen.push({ status, code, message })
    }
    return seen
  }
  expect(await answers('nobody-at-all')).toEqual(await answers('seat-001'))
})

test('one address tries at most thirty times a minute, whatever the accounts', async () => {
  const limiter = signInLimiter(server.ctx)
  for (let index = 0; index < ATTEMPTS_PER_ADDRESS; index += 1)
    await limiter.admit(`account-${index}`, '192.0.2.77')
  await expect(limiter.admit('another', '192.0.2.77')).rejects.toMatchObject({ status: 429 })
  await expect(limiter.admit('another', '192.0.2.78')).resolves.toBeUndefined()
  clock.forward(ADDRESS_WINDOW_SECONDS)
  await expect(limiter.admit('another', '192.0.2.77')).resolves.toBeUndefined()
})

test('many attempts at once count as many: they cannot slip through together', async () => {
  const limiter = signInLimiter(server.ctx)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => limiter.admit('seat-001', '192.0.2.5')),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(FREE_FAILURES)
})

test('the same person signing in in many tabs at once never fails at a counter that another tab just cleared', async () => {
  const limiter = signInLimiter(server.ctx)
  const tab = async (): Promise<void> => {
    for (let times = 0; times < 30; times += 1) {
      await limiter.admit('seat-002', '192.0.2.6').catch((error: unknown) => {
        if (!(error instanceof TooMany)) throw error
      })
      await limiter.succeeded('seat-002', '192.0.2.6')
      await deleteOldAttempts(server.ctx)
    }
  }
  await expect(Promise.all(Array.from({ length: 6 }, tab))).resolves.toHaveLength(6)
})

test('neighbours in one network share the waits, strangers do not', async () => {
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('seat-001', '192.0.2.10')
  expect((await wrong('seat-001', '192.0.2.200')).status).toBe(429)
  expect((await wrong('seat-001', '198.51.100.10')).code).toBe(wrongCredentials)
})

test('old failures are deleted', async () => {
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('seat-001')
  clock.forward(ATTEMPT_RETENTION_SECONDS)
  for (let failures = 0; failures < FREE_FAILURES; failures += 1)
    expect((await wrong('seat-001')).code).toBe(wrongCredentials)
})

test('after a clock that went back the waits are no longer than the longest ones, and end', async () => {
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('seat-001')
  const YEAR_SECONDS = 365 * 86_400
  clock.forward(-YEAR_SECONDS)
  expect(await attempt('seat-001', DEMO_PASSWORD)).toMatchObject({
    status: 429,
    detail: { retryAfterSeconds: MAX_WAIT_SECONDS },
  })
  clock.forward(MAX_WAIT_SECONDS - 1)
  expect((await attempt('seat-001', DEMO_PASSWORD)).status).toBe(429)
  clock.forward(1)
  expect((await attempt('seat-001', DEMO_PASSWORD)).code).toBe(0)

  const limiter = signInLimiter(server.ctx)
  for (let failures = 0; failures < FAILURES_BEFORE_LOCK; failures += 1) {
    await limiter.admit('locked', '192.0.2.8')
    clock.forward(MAX_WAIT_SECONDS)
  }
  clock.forward(-YEAR_SECONDS)
  await expect(limiter.admit('locked', '192.0.2.8')).rejects.toMatchObject({
    detail: { retryAfterSeconds: LOCK_SECONDS },
  })
  clock.forward(LOCK_SECONDS - 1)
  await expect(limiter.admit('locked', '192.0.2.8')).rejects.toMatchObject({ status: 429 })
  clock.forward(1)
  await expect(limiter.admit('locked', '192.0.2.8')).resolves.toBeUndefined()

  for (let count = 0; count < ATTEMPTS_PER_ADDRESS; count += 1) await limiter.admit(null, '192.0.2.9')
  clock.forward(-YEAR_SECONDS)
  await expect(limiter.admit(null, '192.0.2.9')).rejects.toMatchObject({
    detail: { retryAfterSeconds: ADDRESS_WINDOW_SECONDS },
  })
  clock.forward(ADDRESS_WINDOW_SECONDS)
  await expect(limiter.admit(null, '192.0.2.9')).resolves.toBeUndefined()
})

test('the limiter’s state survives a restart of the server', async () => {
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) await wrong('seat-001')
  const again = await startTestServer({ clock, database: server.database, config: { trustProxy: true } })
  try {
    const body = { username: 'seat-001', password: DEMO_PASSWORD, clientId: session.CLIENT_ID }
    expect(
      (await again.send(session.login, { body, headers: { 'x-forwarded-for': '192.0.2.1' } })).status,
    ).toBe(429)
  } finally {
    await again.stop()
  }
})

test('guessing the old password in the change of password goes through the same limiter', async () => {
  const token = await server.signIn('seat-002')
  const tokenUser = await server.asOwner((db) =>
    db.selectFrom('appUser').select('id').where('username', '=', 'seat-002').executeTakeFirstOrThrow(),
  )
  const body = {
    id: tokenUser.id,
    password: 'Guess#2026',
    newPassword: 'Fresh#2027',
    confirmNewPassword: 'Fresh#2027',
  }
  for (let failures = 0; failures < FREE_FAILURES; failures += 1) {
    expect((await server.send(session.modifyLoginUserPwd, { token, body })).code).toBe(
      session.PASSWORD_REFUSALS.oldPasswordWrong,
    )
  }
  expect((await server.send(session.modifyLoginUserPwd, { token, body })).status).toBe(429)
})

test('without a trusted proxy a forged X-Forwarded-For changes nothing', async () => {
  const direct = await startTestServer({ clock, database: server.database })
  try {
    for (let index = 0; index < FREE_FAILURES; index += 1) {
      const body = { username: 'seat-001', password: 'Wrong#2026', clientId: session.CLIENT_ID }
      await direct.send(session.login, { body, headers: { 'x-forwarded-for': `198.51.${index}.1` } })
    }
    const body = { username: 'seat-001', password: 'Wrong#2026', clientId: session.CLIENT_ID }
    expect(
      (await direct.send(session.login, { body, headers: { 'x-forwarded-for': '203.0.113.1' } })).status,
    ).toBe(429)
  } finally {
    await direct.stop()
  }
})

test('waits never shrink with more failures and never exceed their cap', () => {
  fc.assert(
    fc.property(fc.nat(200), (failures) => {
      expect(waitAfter(failures + 1)).toBeGreaterThanOrEqual(waitAfter(failures))
      expect(waitAfter(failures)).toBeLessThanOrEqual(MAX_WAIT_SECONDS)
    }),
  )
})
