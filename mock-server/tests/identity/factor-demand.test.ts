import { account, factor, menu, session, user } from '@console/contracts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { createFactors } from '../support/factors.ts'

const clock = manualClock()
const clientId = session.CLIENT_ID
const PERSON = 'seat-001'
let server: TestServer
let factors: ReturnType<typeof createFactors>
beforeAll(async () => {
  server = await startTestServer({ clock })
  factors = createFactors(server, clock)
})
afterEach(() =>
  server.asOwner(async (db) => {
    for (const table of ['signInAttempt', 'signInFactor', 'recoveryCode', 'factorDemand'] as const)
      await db.deleteFrom(table).execute()
    await db.updateTable('appUser').set({ mustChangePassword: false }).execute()
  }),
)
afterAll(() => server.stop())

const clientQuery = { query: { clientId } }
const menuStatus = async (token: string) => (await server.send(menu.tree, { token, ...clientQuery })).status
const demandOf = async (token: string) => (await server.send(factor.demand, { token })).data

async function signInAgain(username: string): Promise<string> {
  const { code, data } = await factors.logIn(username)
  expect(code).toBe(0)
  return data.token
}

/** Demands a factor of the roles of a person. */
async function demandOfRolesOf(manager: string, username: string): Promise<void> {
  const roleIds = await server.asOwner(async (db) => {
    const rows = await db
      .selectFrom('userRole')
      .innerJoin('appUser', 'appUser.id', 'userRole.userId')
      .where('username', '=', username)
      .select('roleId')
      .execute()
    return rows.map(({ roleId }) => roleId)
  })
  const body = { scope: 'roles' as const, roleIds }
  expect((await server.send(factor.setDemand, { token: manager, body })).code).toBe(0)
}

const demandEverybody = (token: string) =>
  server.send(factor.setDemand, { token, body: { scope: 'everybody', roleIds: [] } })

test('a session of somebody without a factor can set one up and nothing else, and works fully after that', async () => {
  await demandEverybody(await server.signIn('manager'))
  const token = await signInAgain(PERSON)
  expect(await menuStatus(token)).toBe(403)
  expect((await server.send(session.listOwn, { token })).status).toBe(403)
  expect((await server.send(user.info, { token })).data).toMatchObject({ mustSetUpFactor: true })
  const started = await server.send(session.start, { token, ...clientQuery })
  expect(started.data).toMatchObject({ menu: null, user: { mustSetUpFactor: true } })
  // The session has just begun with the password.
  const { secret } = (await server.send(factor.start, { token, body: {} })).data
  const confirmed = await server.send(factor.confirm, { token, body: { code: factors.codeAt(secret) } })
  expect(confirmed.data.recoveryCodes).toHaveLength(10)
  expect(await menuStatus(token)).toBe(200)
  expect((await server.send(user.info, { token })).data).toMatchObject({ mustSetUpFactor: false })
})

test('a one-time password is changed first, the factor is set up after it', async () => {
  await demandEverybody(await server.signIn('manager'))
  const first = await signInAgain(PERSON)
  const { userId: id } = (await server.send(user.info, { token: first })).data
  await server.asOwner((db) =>
    db.updateTable('appUser').set({ mustChangePassword: true }).where('id', '=', id).execute(),
  )
  const token = await signInAgain(PERSON)
  expect((await server.send(factor.start, { token, body: {} })).status).toBe(403)
  const newPassword = 'Orchid#2028'
  const body = { id, password: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword }
  expect((await server.send(session.modifyLoginUserPwd, { token, body })).code).toBe(0)
  expect(await menuStatus(token)).toBe(403)
  expect((await server.send(factor.start, { token, body: {} })).code).toBe(0)
  const back = { id, password: newPassword, newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD }
  // Not before the factor is set up: the password is no one-time password any more.
  expect((await server.send(session.modifyLoginUserPwd, { token, body: back })).status).toBe(403)
  const hash = await server.ctx.passwords.hash(DEMO_PASSWORD)
  await server.asOwner((db) =>
    db.updateTable('appUser').set({ passwordHash: hash }).where('id', '=', id).execute(),
  )
})

test('a demand of roles made while people are signed in applies from their next sign-in on, and to nobody else', async () => {
  const manager = await server.signIn('manager')
  const before = await server.signIn(PERSON)
  await demandOfRolesOf(manager, PERSON)
  expect(await menuStatus(before)).toBe(200)
  expect(await menuStatus(await signInAgain(PERSON))).toBe(403)
  expect(await menuStatus(await signInAgain('quality'))).toBe(200)
  expect((await server.send(factor.own, { token: before })).data.isDemanded).toBe(true)
})

test('a demand that is withdrawn releases the sessions that it has restricted', async () => {
  const manager = await server.signIn('manager')
  await demandEverybody(manager)
  const token = await signInAgain(PERSON)
  expect(await menuStatus(token)).toBe(403)
  await server.send(factor.setDemand, { token: manager, body: { scope: 'nobody', roleIds: [] } })
  expect(await menuStatus(token)).toBe(200)
})

test('a factor that is demanded cannot be turned off', async () => {
  const manager = await server.signIn('manager')
  const { token, secret } = await factors.setUp(PERSON)
  await demandOfRolesOf(manager, PERSON)
  const off = () =>
    server.send(factor.turnOff, {
      token,
      language: 'zh',
      body: { password: DEMO_PASSWORD, code: factors.codeAt(secret) },
    })
  expect(await off()).toMatchObject({ code: factor.FACTOR_REFUSALS.demanded })
  expect((await off()).message).toContain('无法停用')
  await server.send(factor.setDemand, { token: manager, body: { scope: 'nobody', roleIds: [] } })
  // The refusal has not used the code up.
  expect((await off()).code).toBe(0)
})

test('an administrator who demands it without having it goes on, and sets it up at the next sign-in', async () => {
  const manager = await server.signIn('manager')
  await demandEverybody(manager)
  expect(await demandOf(manager)).toMatchObject({ scope: 'everybody' })
  const token = await signInAgain('manager')
  expect((await server.send(factor.demand, { token })).status).toBe(403)
  await factors.setUp('manager', token)
  expect(await demandOf(token)).toMatchObject({ scope: 'everybody' })
})

test('the demand is audited with the names of its roles, and refuses an outdated version and foreign roles', async () => {
  const manager = await server.signIn('manager')
  const { version, roles } = await demandOf(manager)
  const [role] = roles
  const roleIds = [role?.id ?? 0]
  const set = (body: { scope: 'roles' | 'nobody'; roleIds: number[]; version?: number }) =>
    server.send(factor.setDemand, { token: manager, body })
  expect((await set({ scope: 'roles', roleIds, version })).code).toBe(0)
  expect((await set({ scope: 'nobody', roleIds: [], version })).status).toBe(409)
  expect((await set({ scope: 'roles', roleIds: [999_999] })).status).toBe(404)
  expect(await demandOf(manager)).toMatchObject({ scope: 'roles', roleIds, version: version + 1 })
  const [record] = await server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .where('opType', '=', 'factor.setDemand')
      .select('opContentAfter')
      .orderBy('id', 'desc')
      .execute(),
  )
  expect(JSON.parse(record?.opContentAfter ?? '')).toEqual({ scope: 'roles', roles: [role?.name] })
})

test('people without company settings neither read nor set the demand', async () => {
  const token = await server.signIn(PERSON)
  expect((await server.send(factor.demand, { token })).status).toBe(403)
  expect((await demandEverybody(token)).status).toBe(403)
  expect((await server.send(account.list, { token, body: {} })).status).toBe(403)
})
