import { account, company, factor, session, user } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { createFactors } from '../support/factors.ts'

const clock = manualClock()
const { wrongCode, ticketEnded, passwordWrong, notOn, noSetUp } = factor.FACTOR_REFUSALS
const PERSON = 'seat-001'
let server: TestServer
let factors: ReturnType<typeof createFactors>
beforeAll(async () => {
  server = await startTestServer({ clock })
  factors = createFactors(server, clock)
})
/** Each test begins without factors, and with a limiter that has seen nothing. */
afterEach(() =>
  server.asOwner(async (db) => {
    await db.deleteFrom('signInAttempt').execute()
    await db.deleteFrom('signInFactor').execute()
    await db.deleteFrom('recoveryCode').execute()
    await db.deleteFrom('factorDemand').execute()
  }),
)
afterAll(() => server.stop())

const statusOf = async (token: string) => (await server.send(user.info, { token })).status

function auditRecords(opType: string) {
  return server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .where('opType', '=', opType)
      .select(['targetName', 'opContentBefore', 'opContentAfter'])
      .orderBy('id')
      .execute(),
  )
}

describe('set-up', () => {
  test('needs the password, and holds only after a right code', async () => {
    const token = await server.signIn(PERSON)
    const start = (password?: string) =>
      server.send(factor.start, { token, body: password === undefined ? {} : { password } })
    expect((await start()).code).toBe(passwordWrong)
    expect((await start('Wrong#2026')).code).toBe(passwordWrong)
    const { secret } = (await start(DEMO_PASSWORD)).data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect((await factors.logIn(PERSON)).code).toBe(0)
    const confirm = (code: string) => server.send(factor.confirm, { token, body: { code } })
    expect((await confirm(factors.codeAt(secret, 3))).code).toBe(wrongCode)
    expect((await server.send(factor.own, { token })).data.onSince).toBeNull()
    const { recoveryCodes } = (await confirm(factors.codeAt(secret))).data
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await server.send(factor.own, { token })).data).toEqual({
      onSince: Math.floor(clock.now().getTime() / 1000),
      recoveryCodesLeft: 10,
      isDemanded: false,
    })
    expect((await confirm(factors.codeAt(secret, 1))).code).toBe(noSetUp)
    expect((await factors.logIn(PERSON)).code).toBe(session.SIGN_IN_REFUSALS.secondStep)
  })

  test.each([
    [899, 0],
    [900, noSetUp],
  ])('after %i seconds is answered with %i', async (seconds, expected) => {
    const token = await server.signIn(PERSON)
    const { secret } = (await server.send(factor.start, { token, body: { password: DEMO_PASSWORD } })).data
    clock.forward(seconds)
    const body = { code: factors.codeAt(secret) }
    expect((await server.send(factor.confirm, { token, body })).code).toBe(expected)
  })

  test('stores neither the secret nor a recovery code, and the log has neither', async () => {
    const { secret, recoveryCodes } = await factors.setUp(PERSON)
    const stored = await server.asOwner(async (db) => [
      await db.selectFrom('signInFactor').selectAll().execute(),
      await db.selectFrom('recoveryCode').selectAll().execute(),
      await auditRecords('factor.turnOn'),
    ])
    const text = JSON.stringify(stored)
    for (const shown of [secret, ...recoveryCodes]) expect(text).not.toContain(shown)
    expect(text).toContain(PERSON)
  })

  test('leaves the person’s other sessions open, and sends a message in both languages', async () => {
    const other = await server.signIn(PERSON)
    await factors.setUp(PERSON)
    expect(await statusOf(other)).toBe(200)
    const messages = await server.asOwner((db) =>
      db.selectFrom('pushedMessage').where('triggerId', '=', 'second-factor-on').select('content').execute(),
    )
    expect(messages.at(-1)?.content).toContain('was turned on')
    expect(messages.at(-1)?.content).toContain('已启用')
  })

  test('of another app needs a code of the present one, and replaces it', async () => {
    const { token, secret } = await factors.setUp(PERSON)
    const start = (code?: string) =>
      server.send(factor.start, { token, body: { password: DEMO_PASSWORD, ...(code ? { code } : {}) } })
    expect((await start()).code).toBe(wrongCode)
    clock.forward(31)
    const next = (await start(factors.codeAt(secret))).data.secret
    await server.send(factor.confirm, { token, body: { code: factors.codeAt(next) } })
    clock.forward(61)
    expect((await factors.finish(await factors.ticketFor(PERSON), factors.codeAt(secret))).code).toBe(
      wrongCode,
    )
    expect((await factors.finish(await factors.ticketFor(PERSON), factors.codeAt(next))).code).toBe(0)
  })
})

describe('the second step', () => {
  test('follows a right password only, which answers no token, and begins the session', async () => {
    const { secret } = await factors.setUp(PERSON)
    expect((await factors.logIn(PERSON, 'Wrong#2026')).code).toBe(session.SIGN_IN_REFUSALS.wrongCredentials)
    const first = await factors.logIn(PERSON)
    expect(first).toMatchObject({ status: 200, code: 1004 })
    expect(JSON.stringify(first)).not.toContain('token')
    const second = await factors.finish(first.detail.ticket ?? '', factors.codeAt(secret))
    expect(second.data).toMatchObject({ recoveryCodesLeft: null })
    expect(await statusOf(second.data.token)).toBe(200)
    const [record] = (await auditRecords('session.signIn')).slice(-1)
    expect(record?.opContentAfter).toContain('"factor":"totp"')
  })

  test.each([
    [-2, wrongCode],
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, wrongCode],
  ])('answers a code of step %i with %i', async (steps, expected) => {
    const { secret } = await factors.setUp(PERSON)
    const ticket = await factors.ticketFor(PERSON)
    expect((await factors.finish(ticket, factors.codeAt(secret, steps))).code).toBe(expected)
  })

  test('takes no step twice, and none before one that was used', async () => {
    const { secret } = await factors.setUp(PERSON)
    const late = await factors.ticketFor(PERSON)
    const again = await factors.ticketFor(PERSON)
    const first = await factors.ticketFor(PERSON)
    const code = factors.codeAt(secret)
    const before = factors.codeAt(secret, -1)
    expect((await factors.finish(first, code)).code).toBe(0)
    expect((await factors.finish(again, code)).code).toBe(wrongCode)
    expect((await factors.finish(late, before)).code).toBe(wrongCode)
    expect((await factors.finish(late, factors.codeAt(secret, 1))).code).toBe(0)
  })

  test.each([
    [299, 0],
    [301, ticketEnded],
  ])('%i seconds after the password is answered with %i', async (seconds, expected) => {
    const { secret } = await factors.setUp(PERSON)
    const ticket = await factors.ticketFor(PERSON)
    clock.forward(seconds)
    expect((await factors.finish(ticket, factors.codeAt(secret))).code).toBe(expected)
  })

  test('takes a ticket once, but a wrong code leaves it open', async () => {
    const { secret } = await factors.setUp(PERSON)
    const ticket = await factors.ticketFor(PERSON)
    expect((await factors.finish(ticket, '000000')).code).toBe(wrongCode)
    expect((await factors.finish(ticket, factors.codeAt(secret))).code).toBe(0)
    clock.forward(61)
    expect((await factors.finish(ticket, factors.codeAt(secret))).code).toBe(ticketEnded)
  })

  test('takes the code of nobody else, and an unknown ticket is refused like one that is over', async () => {
    const { secret } = await factors.setUp('seat-002')
    await factors.setUp(PERSON)
    const ticket = await factors.ticketFor(PERSON)
    expect((await factors.finish(ticket, factors.codeAt(secret))).code).toBe(wrongCode)
    const unknown = await factors.finish('x'.repeat(43), factors.codeAt(secret))
    clock.forward(301)
    const over = await factors.finish(ticket, factors.codeAt(secret))
    expect({ ...unknown, headers: null }).toEqual({ ...over, headers: null })
    expect(unknown.code).toBe(ticketEnded)
    // Refusals are answered at the same moment, whatever their work took.
    expect(clock.pauses.slice(-2)).toEqual([250, 250])
  })

  test('takes what Chinese keyboards type, and blanks', async () => {
    const { secret, recoveryCodes } = await factors.setUp(PERSON)
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))
    const ticket = await factors.ticketFor(PERSON)
    const code = factors.codeAt(secret)
    expect((await factors.finish(ticket, wide(`${code.slice(0, 3)} ${code.slice(3)}`))).code).toBe(0)
    const recovery = (recoveryCodes[0] ?? '').toUpperCase()
    expect((await factors.finish(await factors.ticketFor(PERSON), wide(recovery))).code).toBe(0)
  })

  test('a clock five minutes off is refused with a text about clocks, and locks no more than the limiter does', async () => {
    const { secret } = await factors.setUp(PERSON)
    const ticket = await factors.ticketFor(PERSON)
    for (const steps of [10, -10]) {
      const answer = await factors.finish(ticket, factors.codeAt(secret, steps))
      expect(answer).toMatchObject({ status: 200, code: wrongCode })
      expect(answer.message).toContain('clocks of your phone and of the server differ')
    }
    expect((await factors.finish(ticket, factors.codeAt(secret))).code).toBe(0)
  })

  test('ends with a disabled account and with a changed password', async () => {
    const { secret, token } = await factors.setUp(PERSON)
    const first = await factors.ticketFor(PERSON)
    const { userId: id } = (await server.send(user.info, { token })).data
    const newPassword = 'Orchid#2027'
    const body = { id, password: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword }
    expect((await server.send(session.modifyLoginUserPwd, { token, body })).code).toBe(0)
    expect((await factors.finish(first, factors.codeAt(secret))).code).toBe(ticketEnded)
    const second = await factors.ticketFor(PERSON, newPassword)
    const setStatus = (status: 'enabled' | 'disabled') =>
      server.asOwner((db) => db.updateTable('appUser').set({ status }).where('id', '=', id).execute())
    await setStatus('disabled')
    expect((await factors.finish(second, factors.codeAt(secret))).code).toBe(ticketEnded)
    await setStatus('enabled')
    const { token: last } = (await factors.finish(second, factors.codeAt(secret))).data
    const back = { id, password: newPassword, newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD }
    expect((await server.send(session.modifyLoginUserPwd, { token: last, body: back })).code).toBe(0)
  })

  test('ends the other sessions in a company of one sign-in, the first step does not', async () => {
    const manager = await server.signIn('manager')
    const { secret, token } = await factors.setUp(PERSON)
    const rule = (oneSignIn: boolean) =>
      server.send(company.setSignInRule, { token: manager, body: { oneSignIn } })
    await rule(true)
    const ticket = await factors.ticketFor(PERSON)
    expect(await statusOf(token)).toBe(200)
    expect((await factors.finish(ticket, factors.codeAt(secret))).code).toBe(0)
    expect(await statusOf(token)).toBe(401)
    await rule(false)
  })
})

describe('a recovery code', () => {
  test('signs in once, and the answer says how many are left', async () => {
    const { recoveryCodes } = await factors.setUp(PERSON)
    const [code = ''] = recoveryCodes
    const first = await factors.finish(await factors.ticketFor(PERSON), code)
    expect(first.data).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await factors.finish(await factors.ticketFor(PERSON), code)).code).toBe(wrongCode)
    expect((await server.send(factor.own, { token: first.data.token })).data.recoveryCodesLeft).toBe(9)
  })

  test('used several times at once signs in exactly once', async () => {
    const { recoveryCodes } = await factors.setUp(PERSON)
    const [code = ''] = recoveryCodes
    const tickets = [
      await factors.ticketFor(PERSON),
      await factors.ticketFor(PERSON),
      await factors.ticketFor(PERSON),
    ]
    const answers = await Promise.all(tickets.map((ticket) => factors.finish(ticket, code)))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  })

  test('of two with one ticket signs in exactly once, and the other stays good', async () => {
    const { recoveryCodes } = await factors.setUp(PERSON)
    const [one = '', another = ''] = recoveryCodes
    const ticket = await factors.ticketFor(PERSON)
    const answers = await Promise.all([one, another].map((code) => factors.finish(ticket, code)))
    expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([0, ticketEnded])
    const unused = answers[0]?.code === 0 ? another : one
    expect((await factors.finish(await factors.ticketFor(PERSON), unused)).data.recoveryCodesLeft).toBe(8)
  })

  test('ends with new ones, which need the password and a code', async () => {
    const { token, secret, recoveryCodes } = await factors.setUp(PERSON)
    const renew = (password: string, code: string) =>
      server.send(factor.renewCodes, { token, body: { password, code } })
    expect((await renew('Wrong#2026', factors.codeAt(secret))).code).toBe(passwordWrong)
    expect((await renew(DEMO_PASSWORD, '000000')).code).toBe(wrongCode)
    const renewed = (await renew(DEMO_PASSWORD, factors.codeAt(secret))).data.recoveryCodes
    expect(renewed).toHaveLength(10)
    const ticket = await factors.ticketFor(PERSON)
    expect((await factors.finish(ticket, recoveryCodes[0] ?? '')).code).toBe(wrongCode)
    expect((await factors.finish(ticket, renewed[0] ?? '')).code).toBe(0)
  })
})

describe('a factor that is not demanded', () => {
  test('is turned off with the password and a code, and the next sign-in needs none', async () => {
    const { token, secret } = await factors.setUp(PERSON)
    const off = (code: string) =>
      server.send(factor.turnOff, { token, body: { password: DEMO_PASSWORD, code } })
    expect((await off('000000')).code).toBe(wrongCode)
    expect((await off(factors.codeAt(secret))).code).toBe(0)
    expect((await factors.logIn(PERSON)).code).toBe(0)
    clock.forward(61)
    expect((await off(factors.codeAt(secret))).code).toBe(notOn)
    expect((await auditRecords('factor.turnOff')).at(-1)?.targetName).toBe(PERSON)
  })
})

describe('codes that are tried out', () => {
  test('are limited by account: a right password does not clear their count, and the person gets a message', async () => {
    const { secret } = await factors.setUp(PERSON)
    const codes: number[] = []
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const { detail, code } = await factors.logIn(PERSON)
      expect(code).toBe(session.SIGN_IN_REFUSALS.secondStep)
      const wrong = factors.codeAt(secret, 500 + attempt)
      codes.push((await factors.finish(detail.ticket ?? '', wrong)).status)
    }
    // Ten are compared before the lock of ten minutes, and ten after it.
    expect(codes.filter((status) => status === 200).length).toBeLessThanOrEqual(40 - 9)
    expect(codes.slice(10, 19)).toEqual(Array.from({ length: 9 }, () => 429))
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
    const messages = await server.asOwner((db) =>
      sql`select 1 from pushed_message where trigger_id = 'second-factor-locked'`.execute(db),
    )
    expect(messages.rows.length).toBeGreaterThan(0)
    expect((await auditRecords('session.lock')).at(-1)?.opContentAfter).toContain('tooManyCodes')
  })
})

describe('a lost factor', () => {
  test('is reset by somebody who may reset the password, which ends the sessions and sends a message', async () => {
    const manager = await server.signIn('manager')
    const { token } = await factors.setUp(PERSON)
    const { userId: id } = (await server.send(user.info, { token })).data
    const detail = async () => (await server.send(account.detail, { token: manager, query: { id } })).data
    expect((await detail()).factorSince).toBeGreaterThan(0)
    const ticket = await factors.ticketFor(PERSON)
    const answer = await server.send(account.resetFactor, { token: manager, body: { id } })
    expect(answer.data.ended).toBeGreaterThan(0)
    expect(await statusOf(token)).toBe(401)
    expect((await detail()).factorSince).toBeNull()
    expect((await factors.finish(ticket, '000000')).code).toBe(ticketEnded)
    expect((await factors.logIn(PERSON)).code).toBe(0)
    expect((await auditRecords('account.resetFactor')).at(-1)?.targetName).toBe(PERSON)
    const again = await server.send(account.resetFactor, { token: manager, body: { id } })
    expect(again.status).toBe(404)
  })

  test('is reset neither by its person nor by somebody without the page of people', async () => {
    const { token } = await factors.setUp('manager')
    const { userId: id } = (await server.send(user.info, { token })).data
    const own = await server.send(account.resetFactor, { token, body: { id } })
    expect(own.code).not.toBe(0)
    const seat = await server.signIn(PERSON)
    expect((await server.send(account.resetFactor, { token: seat, body: { id } })).status).toBe(403)
    expect((await server.send(factor.own, { token })).data.onSince).not.toBeNull()
  })

  test('is in the file of personal data without its secret, and erased with the person', async () => {
    const manager = await server.signIn('manager')
    const { token, secret } = await factors.setUp('seat-003')
    const { userId: id } = (await server.send(user.info, { token })).data
    const file = (await server.send(account.personalData, { token: manager, body: { id } })).data
    expect(file['twoStepVerification']).toMatchObject({ kind: 'totp', recoveryCodesLeft: 10 })
    expect(JSON.stringify(file)).not.toContain(secret)
    const erased = await server.send(account.erase, { token: manager, body: { id, username: 'seat-003' } })
    expect(erased.code).toBe(0)
    const left = await server.asOwner((db) =>
      db.selectFrom('signInFactor').where('userId', '=', id).selectAll().execute(),
    )
    expect(left).toEqual([])
  })
})
