import { account, session } from '@console/contracts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { untilWaiting } from '../support/concurrent.ts'

const clock = manualClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterEach(() => {
  vi.restoreAllMocks()
  clock.forward(60)
})
afterAll(() => server.stop())

const { wrongCredentials } = session.SIGN_IN_REFUSALS

const login = (username: string, password = DEMO_PASSWORD) =>
  server.send(session.login, { body: { username, password, clientId: session.CLIENT_ID } })

const userIdOf = async (username: string) =>
  server.asOwner(async (db) => {
    const found = db.selectFrom('appUser').select('id').where('username', '=', username)
    return (await found.executeTakeFirstOrThrow()).id
  })

const openSessions = async (username: string) => {
  const userId = await userIdOf(username)
  const open = await server.asOwner((db) =>
    db
      .selectFrom('session')
      .select('tokenHash')
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .execute(),
  )
  return open.length
}

/** The next use of a part of the password hasher does its work, and then waits until it is released. */
function holdNext(part: 'hash' | 'verify') {
  const { passwords } = server.ctx
  const isDone = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    isDone.resolve()
    await released.promise
    return result
  }
  const { hash, verify } = passwords
  if (part === 'hash') {
    vi.spyOn(passwords, 'hash').mockImplementationOnce((password) => holding(hash(password)))
  } else {
    vi.spyOn(passwords, 'verify').mockImplementationOnce((stored, password) =>
      holding(verify(stored, password)),
    )
  }
  return { done: isDone.promise, release: () => released.resolve() }
}

/** A sign-in whose password was found right before `change`, and that continues after it. */
async function signInAround(username: string, change: () => Promise<unknown>) {
  const { done, release } = holdNext('verify')
  const answer = login(username)
  await done
  await change()
  release()
  return answer
}

test('a sign-in that nothing happens beside begins its session', async () => {
  expect(await signInAround('seat-001', async () => undefined)).toMatchObject({ status: 200, code: 0 })
  expect(await openSessions('seat-001')).toBe(1)
})

test('a sign-in with the old password beside a change of the password is refused as a wrong one', async () => {
  const token = await server.signIn('seat-002')
  const body = {
    id: await userIdOf('seat-002'),
    password: DEMO_PASSWORD,
    newPassword: 'Fresh#2027',
    confirmNewPassword: 'Fresh#2027',
  }
  const answer = await signInAround('seat-002', async () =>
    expect((await server.send(session.modifyLoginUserPwd, { token, body })).code).toBe(0),
  )
  expect(answer).toMatchObject({
    status: 200,
    code: wrongCredentials,
    message: 'The account or password is wrong.',
  })
  expect(await openSessions('seat-002')).toBe(1)
  expect((await login('seat-002', 'Fresh#2027')).code).toBe(0)
})

test('a sign-in beside a reset by an administrator is refused', async () => {
  const token = await server.signIn('manager')
  const ids = [await userIdOf('seat-003')]
  const answer = await signInAround('seat-003', async () =>
    expect((await server.send(account.resetPasswords, { token, body: { ids } })).code).toBe(0),
  )
  expect(answer.code).toBe(wrongCredentials)
  expect(await openSessions('seat-003')).toBe(0)
})

test('a sign-in beside the disabling of its account begins no session that lives again later', async () => {
  const setStatus = (status: 'enabled' | 'disabled') =>
    server.asOwner((db) =>
      db.updateTable('appUser').set({ status }).where('username', '=', 'seat-004').execute(),
    )
  expect((await signInAround('seat-004', () => setStatus('disabled'))).code).toBe(wrongCredentials)
  await setStatus('enabled')
  expect(await openSessions('seat-004')).toBe(0)
})

test('a sign-in waits for a change of the password that is being stored, and then sees it', async () => {
  const { answer } = await server.asOwner((db) =>
    db.transaction().execute(async (tx) => {
      const change = tx.updateTable('appUser').set({ passwordHash: '$argon2id$of another password' })
      await change.where('username', '=', 'seat-005').execute()
      const sent = login('seat-005')
      await untilWaiting(tx, 1)
      // Not waited for here: it continues when this transaction ends.
      return { answer: sent }
    }),
  )
  expect((await answer).code).toBe(wrongCredentials)
  expect(await openSessions('seat-005')).toBe(0)
})

test('of two sign-ins that renew an outdated hash at the same time neither is refused', async () => {
  const { hash } = await import('@node-rs/argon2')
  const outdated = await hash(DEMO_PASSWORD, { memoryCost: 512, timeCost: 1, parallelism: 1 })
  await server.asOwner((db) =>
    db.updateTable('appUser').set({ passwordHash: outdated }).where('username', '=', 'seat-006').execute(),
  )
  const { done, release } = holdNext('hash')
  const first = login('seat-006')
  await done
  expect((await login('seat-006')).code).toBe(0)
  release()
  expect((await first).code).toBe(0)
  expect(await openSessions('seat-006')).toBe(2)
})
