import { audit, session } from '@console/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteOldAttempts } from '../../src/modules/identity/session/sign-in-limiter.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import {
  cloneDatabase,
  DEMO_PASSWORD,
  startTestServer,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { undoMigrations } from '../support/older-database.ts'

const clock = manualClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, config: { trustProxy: true } })
})
afterEach(() => server.asOwner((db) => db.deleteFrom('signInAttempt').execute()))
afterAll(() => server.stop())

const { wrongCredentials } = session.SIGN_IN_REFUSALS
const HOME = '203.0.113.9'
const OFFICE = '192.0.2.1'
const DAY_SECONDS = 86_400

const attempt = (username: string, password: string, from: string) =>
  server.send(session.login, {
    body: { username, password, clientId: session.CLIENT_ID },
    headers: { 'x-forwarded-for': from },
  })
const right = (username: string, from: string) => attempt(username, DEMO_PASSWORD, from)
const wrong = (username: string, from: string) => attempt(username, 'Wrong#2026', from)

/** Ten failures, each from another network. */
async function lockOut(username: string): Promise<void> {
  for (let network = 0; network < 10; network += 1)
    expect((await wrong(username, `198.51.${network}.7`)).code).toBe(wrongCredentials)
}

const locked = {
  status: 429,
  message: 'This account is locked after too many failed attempts. Try again in 10 minutes.',
  detail: { retryAfterSeconds: 600 },
}

const countersIn = () =>
  server.asOwner(async (db) => (await db.selectFrom('signInAttempt').select('key').execute()).length)

/** The records of one person's sign-ins, the oldest first, from a record on. */
const recordsOf = async (username: string, after: number) =>
  server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .select(['id', 'opType', 'opUserId', 'opContentAfter'])
      .where('targetName', '=', username)
      .where('module', '=', 'session')
      .where('id', '>', after)
      .orderBy('id')
      .execute(),
  )
const lastRecord = async () =>
  server.asOwner(async (db) => {
    const newest = db.selectFrom('auditRecord').select('id').orderBy('id', 'desc').limit(1)
    return (await newest.executeTakeFirstOrThrow()).id
  })

describe('who is locked out by the failures of others', () => {
  test('is every network except those from which the person signed in', async () => {
    expect((await right('seat-001', HOME)).code).toBe(0)
    await lockOut('seat-001')
    expect(await right('seat-001', OFFICE)).toMatchObject(locked)
    expect((await right('seat-001', '203.0.113.200')).code).toBe(0)
    expect((await right('seat-001', HOME)).code).toBe(0)
    // Their signing in opens the account to nobody else.
    expect(await right('seat-001', OFFICE)).toMatchObject(locked)
    clock.forward(599)
    expect((await right('seat-001', OFFICE)).status).toBe(429)
    clock.forward(1)
    expect((await right('seat-001', OFFICE)).code).toBe(0)
  })

  test('is a network that signed in to another account only', async () => {
    expect((await right('seat-002', HOME)).code).toBe(0)
    await lockOut('seat-001')
    expect(await right('seat-001', HOME)).toMatchObject(locked)
  })

  test('is a network again 30 days after its last sign-in, and not a second sooner', async () => {
    expect((await right('seat-001', HOME)).code).toBe(0)
    expect((await right('seat-002', HOME)).code).toBe(0)
    clock.forward(30 * DAY_SECONDS - 1)
    await deleteOldAttempts(server.ctx)
    await lockOut('seat-001')
    await lockOut('seat-002')
    expect((await right('seat-001', HOME)).code).toBe(0)
    clock.forward(1)
    expect((await right('seat-002', HOME)).status).toBe(429)
    clock.forward(3601)
    await deleteOldAttempts(server.ctx)
    // Only the counter of the account that signed in again is stored.
    expect(await countersIn()).toBe(1)
  })

  test('is a known network by its own failures: it waits, then it is locked, and another known one is not', async () => {
    expect((await right('seat-001', HOME)).code).toBe(0)
    expect((await right('seat-001', OFFICE)).code).toBe(0)
    for (let failures = 0; failures < 5; failures += 1)
      expect((await wrong('seat-001', HOME)).code).toBe(wrongCredentials)
    for (const wait of [1, 2, 4, 8, 16]) {
      const refused = await right('seat-001', HOME)
      expect(refused).toMatchObject({ status: 429, detail: { retryAfterSeconds: wait } })
      clock.forward(wait)
      expect((await wrong('seat-001', HOME)).code).toBe(wrongCredentials)
    }
    expect(await right('seat-001', HOME)).toMatchObject(locked)
    expect((await right('seat-001', OFFICE)).code).toBe(0)
  })

  test('a known network that fails during a lock does not make the lock longer', async () => {
    expect((await right('seat-001', HOME)).code).toBe(0)
    await lockOut('seat-001')
    clock.forward(599)
    expect((await wrong('seat-001', HOME)).code).toBe(wrongCredentials)
    clock.forward(1)
    expect((await right('seat-001', OFFICE)).code).toBe(0)
  })
})

describe('the name that is typed', () => {
  test('is not that of an account by letters beyond A to Z, whatever the password', async () => {
    expect((await right('INDIVIDUAL', HOME)).code).toBe(0)
    for (const name of ['İndividual', 'İNDİVİDUAL', 'ındıvıdual', 'ｉndividual']) {
      expect(await right(name, HOME)).toMatchObject({
        status: 200,
        code: wrongCredentials,
        message: 'The account or password is wrong.',
      })
    }
  })

  test('counts for the account in whatever letters it is typed', async () => {
    for (const name of ['individual', 'Individual', 'INDIVIDUAL', 'inDividual', 'individuaL'])
      expect((await wrong(name, HOME)).code).toBe(wrongCredentials)
    for (const name of ['individual', 'IndividuaL'])
      expect(await wrong(name, HOME)).toMatchObject({ status: 429, detail: { retryAfterSeconds: 1 } })
  })

  test.each(['İndividual', 'two words', 'ab', '张伟', '-dash', 'seat-001\u200b'])(
    'leaves no trace but its address’s count when no account can have it: %s',
    async (name) => {
      for (let times = 0; times < 30; times += 1)
        expect((await wrong(name, HOME)).code).toBe(wrongCredentials)
      expect(await countersIn()).toBe(1)
      expect((await wrong(name, HOME)).status).toBe(429)
      clock.forward(60)
    },
  )

  test('leaves the counts of its account and its network when an account could have it', async () => {
    await wrong('nobody-at-all', HOME)
    expect(await countersIn()).toBe(3)
  })
})

describe('the audit log', () => {
  test('has a lock once, by the failure that began it, and nothing of the tries that it refuses', async () => {
    const before = await lastRecord()
    await lockOut('seat-003')
    for (let times = 0; times < 5; times += 1) expect((await right('seat-003', HOME)).status).toBe(429)
    const records = await recordsOf('seat-003', before)
    expect(records.map(({ opType }) => opType)).toEqual([
      ...Array.from({ length: 9 }, () => 'session.signInFailed'),
      'session.lock',
      'session.signInFailed',
    ])
    expect(records[9]?.opUserId).toBeNull()
    expect(JSON.parse(records[9]?.opContentAfter ?? '')).toMatchObject({
      reason: 'tooManyFailures',
      of: 'account',
      seconds: 600,
      address: '198.51.9.7',
    })
  })

  test('has none when the tenth attempt is right', async () => {
    const before = await lastRecord()
    for (let network = 0; network < 9; network += 1) await wrong('seat-004', `198.51.${network}.7`)
    expect((await right('seat-004', HOME)).code).toBe(0)
    expect((await right('seat-004', OFFICE)).code).toBe(0)
    const records = await recordsOf('seat-004', before)
    expect(records.filter(({ opType }) => opType === 'session.lock')).toEqual([])
  })

  test('has a wrong old password, by the person whose session it was, and without the password', async () => {
    const token = (await right('seat-005', HOME)).data.token
    const before = await lastRecord()
    const { id } = await server.asOwner((db) =>
      db.selectFrom('appUser').select('id').where('username', '=', 'seat-005').executeTakeFirstOrThrow(),
    )
    const change = (password: string) =>
      server.send(session.modifyLoginUserPwd, {
        token,
        body: { id, password, newPassword: 'Fresh#2027', confirmNewPassword: 'Fresh#2027' },
        headers: { 'x-forwarded-for': HOME },
      })
    expect((await change('Guess#2026')).code).toBe(session.PASSWORD_REFUSALS.oldPasswordWrong)
    const records = await recordsOf('seat-005', before)
    expect(records).toMatchObject([{ opType: 'session.changePasswordFailed', opUserId: id }])
    expect(JSON.parse(records[0]?.opContentAfter ?? '')).toMatchObject({
      reason: 'wrongCredentials',
      address: HOME,
    })
    expect(JSON.stringify(records)).not.toContain('Guess#2026')
    expect((await change(DEMO_PASSWORD)).code).toBe(0)
  })

  test('names both in both languages', async () => {
    const token = (await right('manager', HOME)).data.token
    const namesIn = async (language: 'en' | 'zh') => {
      const { opTypes } = (
        await server.send(audit.opTypes, { token, language, query: { module: 'session' } })
      ).data
      return new Map(opTypes.map(({ opType, opTypeShowName }) => [opType, opTypeShowName]))
    }
    const [english, chinese] = [await namesIn('en'), await namesIn('zh')]
    expect(english.get('session.lock')).toBe('Sign-in locked after failed attempts')
    expect(chinese.get('session.lock')).toBe('多次失败后锁定登录')
    expect(english.get('session.changePasswordFailed')).toBe('Failed change of password')
    expect(chinese.get('session.changePasswordFailed')).toBe('修改密码失败')
  })
})

test('a database of the version before is upgraded, and its counters go on', async () => {
  const database = await cloneDatabase()
  try {
    await withConnection(database.adminUrl, async (admin) => {
      await admin.query('alter table sign_in_attempt drop column succeeded_at')
      await admin.query(`insert into sign_in_attempt (key, window_started_at, next_allowed_at, updated_at)
        values ('\\x00', now(), now(), now())`)
      const undone = await undoMigrations(admin, 'sign-in-networks')
      expect(await migrate(admin)).toBe(undone)
    })
    const upgraded = await startTestServer({ database })
    try {
      expect(await upgraded.signIn('manager')).toMatch(/^[\w-]{43}$/)
      expect(
        await upgraded.asOwner((db) => db.selectFrom('signInAttempt').select('key').execute()),
      ).toHaveLength(3)
    } finally {
      await upgraded.stop()
    }
  } finally {
    await database.drop()
  }
})
