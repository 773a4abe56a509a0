import { account, links, ownMail, session } from '@console/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANSWER_MS } from '../../src/modules/identity/own-mail/request-password.ts'
import { findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import {
  readPlainText,
  readSubject,
  startMailServer,
  type MailServer,
} from '../../src/testing/mail-server.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { mailSettingsFor, sendMails, storedMails, tokenIn, verifyAddress } from '../support/mail.ts'

const { OWN_MAIL_REFUSALS } = ownMail
const SEAT = 'seat-001'
const ADDRESS = 'Seat.One@company.example'
const NEW_PASSWORD = 'Maple#2027x'

const clock = manualClock()
let mailServer: MailServer
let server: TestServer
beforeAll(async () => {
  mailServer = await startMailServer()
})
afterAll(() => mailServer.stop())
beforeEach(async () => {
  server = await startTestServer({ clock, config: { mail: mailSettingsFor(mailServer.port) } })
})
afterEach(async () => {
  await server.stop()
  mailServer.mails.length = 0
})

const subjects = () => mailServer.mails.map(readSubject)
const ask = (who: string, headers = {}) =>
  server.send(ownMail.requestPassword, { body: { account: who }, headers })
const choose = (token: string, newPassword = NEW_PASSWORD) =>
  server.send(ownMail.setPassword, { body: { token, newPassword, confirmNewPassword: newPassword } })
const signIn = (password: string) =>
  server.send(session.login, { body: { username: SEAT, password, clientId: session.CLIENT_ID } })

/** The token of the link that a request gets. */
async function linkFor(who: string): Promise<string> {
  await ask(who)
  await storedMails(server, 1)
  await sendMails(server)
  return tokenIn(mailServer.mails.at(-1), links.newPassword)
}

async function operationsOn(target: string): Promise<string[]> {
  const [row] = await server.asOwner((db) =>
    db.selectFrom('appUser').select('tenantId').where('username', '=', target).execute(),
  )
  const records = await server.ctx.db.inTenant(row?.tenantId ?? 0, (tx) =>
    findRecords(tx, { module: 'session' }, { pageIndex: 1, pageSize: 50, fromEnd: false }),
  )
  return records.filter(({ targetName }) => targetName === target).map(({ opType }) => opType)
}

describe('a mail address', () => {
  test('counts once its link is opened, and nothing but the link is sent to it before', async () => {
    const token = await server.signIn(SEAT)
    const body = { address: ADDRESS, password: DEMO_PASSWORD }
    expect((await server.send(ownMail.setAddress, { token, body })).code).toBe(0)
    expect((await server.send(ownMail.address, { token })).data).toEqual({ address: null, pending: ADDRESS })
    await ask(SEAT)
    await sendMails(server)
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[ADDRESS]])
    expect(subjects()).toEqual([expect.stringContaining('Confirm your mail address')])
    const link = tokenIn(mailServer.mails[0], links.confirmMail)
    expect((await server.send(ownMail.confirmAddress, { body: { token: link } })).code).toBe(0)
    expect((await server.send(ownMail.address, { token })).data).toEqual({ address: ADDRESS, pending: null })
    expect((await server.send(ownMail.confirmAddress, { body: { token: link } })).code).toBe(
      OWN_MAIL_REFUSALS.linkInvalid,
    )
    expect(await operationsOn(SEAT)).toEqual(
      expect.arrayContaining(['session.setMailAddress', 'session.confirmMailAddress']),
    )
  })

  test('needs the password of the account', async () => {
    const token = await server.signIn(SEAT)
    const body = { address: ADDRESS, password: 'Wrong#2027' }
    expect((await server.send(ownMail.setAddress, { token, body })).code).toBe(
      OWN_MAIL_REFUSALS.passwordWrong,
    )
    await storedMails(server, 0)
  })

  test.each([
    'nobody',
    'a@b',
    'a@b.example, c@d.example',
    'A <a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
  ])('%j is refused at its field', async (address) => {
    const token = await server.signIn(SEAT)
    const answer = await server.send(ownMail.setAddress, {
      token,
      body: { address, password: DEMO_PASSWORD },
    })
    expect([answer.status, Object.keys(answer.detail.fields ?? {})]).toEqual([400, ['address']])
  })

  test('that is replaced gets a last mail once the new one is confirmed, not before', async () => {
    await verifyAddress(server, mailServer, { username: SEAT, address: ADDRESS })
    const token = await server.signIn(SEAT)
    const body = { address: 'new@company.example', password: DEMO_PASSWORD }
    await server.send(ownMail.setAddress, { token, body })
    await sendMails(server)
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['new@company.example']])
    const link = tokenIn(mailServer.mails[0], links.confirmMail)
    await server.send(ownMail.confirmAddress, { body: { token: link } })
    await sendMails(server)
    expect(mailServer.mails[1]?.to).toEqual([ADDRESS])
    expect(subjects()[1]).toContain('Your mail address was changed')
  })

  test('that is removed gets a last mail, and no link', async () => {
    await verifyAddress(server, mailServer, { username: SEAT, address: ADDRESS })
    await server.send(ownMail.removeAddress, { token: await server.signIn(SEAT) })
    await sendMails(server)
    expect(subjects()).toEqual([expect.stringContaining('Your mail address was removed')])
    await ask(SEAT)
    await storedMails(server, 0)
  })

  test('its link serves for a day', async () => {
    const token = await server.signIn(SEAT)
    await server.send(ownMail.setAddress, { token, body: { address: ADDRESS, password: DEMO_PASSWORD } })
    await sendMails(server)
    const link = tokenIn(mailServer.mails[0], links.confirmMail)
    clock.forward(24 * 3600)
    expect((await server.send(ownMail.confirmAddress, { body: { token: link } })).code).toBe(
      OWN_MAIL_REFUSALS.linkInvalid,
    )
  })
})

describe('a forgotten password', () => {
  beforeEach(() => verifyAddress(server, mailServer, { username: SEAT, address: ADDRESS }))

  test.each([SEAT, SEAT.toUpperCase(), ADDRESS, ADDRESS.toLowerCase()])(
    'is replaced by the link that is requested for %s',
    async (who) => {
      const before = await server.signIn(SEAT)
      const token = await linkFor(who)
      expect((await choose(token)).code).toBe(0)
      expect((await signIn(DEMO_PASSWORD)).code).toBe(session.SIGN_IN_REFUSALS.wrongCredentials)
      expect((await signIn(NEW_PASSWORD)).code).toBe(0)
      expect((await server.send(ownMail.address, { token: before })).status).toBe(401)
      await sendMails(server)
      expect(subjects().at(-1)).toContain('Your password was changed by a link')
      expect(await operationsOn(SEAT)).toEqual(
        expect.arrayContaining(['session.requestPasswordLink', 'session.setPasswordByLink']),
      )
    },
  )

  test('has one answer for known, unknown, unverified and disabled accounts, not before its time', async () => {
    await server.asOwner((db) =>
      db.updateTable('appUser').set({ status: 'disabled' }).where('username', '=', 'seat-002').execute(),
    )
    clock.pauses.length = 0
    const answers = []
    for (const who of [SEAT, 'nobody', 'seat-002', 'manager', 'nobody@company.example'])
      answers.push(await ask(who))
    expect(
      new Set(answers.map(({ status, code, message, data }) => `${status} ${code} ${message} ${data}`)).size,
    ).toBe(1)
    expect(clock.pauses).toEqual(Array.from({ length: 5 }, () => ANSWER_MS))
    await storedMails(server, 1)
  })

  test('of a disabled account gets no link, and a link from before serves no more', async () => {
    const token = await linkFor(SEAT)
    await server.asOwner((db) =>
      db.updateTable('appUser').set({ status: 'disabled' }).where('username', '=', SEAT).execute(),
    )
    await ask(SEAT)
    await storedMails(server, 0)
    expect((await choose(token)).code).toBe(OWN_MAIL_REFUSALS.linkInvalid)
  })

  test.each([
    [29 * 60 + 59, 0],
    [30 * 60, OWN_MAIL_REFUSALS.linkInvalid],
    [30 * 60 + 1, OWN_MAIL_REFUSALS.linkInvalid],
  ])('after %d seconds its link answers %d', async (seconds, code) => {
    const token = await linkFor(SEAT)
    clock.forward(seconds)
    expect((await choose(token)).code).toBe(code)
  })

  test('its link serves once, and another request ends it', async () => {
    const first = await linkFor(SEAT)
    const second = await linkFor(SEAT)
    expect((await choose(first)).code).toBe(OWN_MAIL_REFUSALS.linkInvalid)
    clock.forward(2)
    expect((await choose(second)).code).toBe(0)
    clock.forward(2)
    expect((await choose(second, 'Maple#2028x')).code).toBe(OWN_MAIL_REFUSALS.linkInvalid)
  })

  test('of several at once with one link, one sets its password', async () => {
    const token = await linkFor(SEAT)
    const answers = await Promise.all(
      ['Maple#2027a', 'Maple#2027b', 'Maple#2027c', 'Maple#2027d'].map((password) => choose(token, password)),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test.each([
    ['short', OWN_MAIL_REFUSALS.ruleBroken],
    [SEAT, OWN_MAIL_REFUSALS.sameAsAccount],
    [DEMO_PASSWORD, OWN_MAIL_REFUSALS.sameAsOld],
  ])('%s is refused with %d, and the link still serves', async (password, code) => {
    const token = await linkFor(SEAT)
    expect((await choose(token, password)).code).toBe(code)
    expect((await choose(token)).code).toBe(0)
  })

  test('has to wait after five requests for one account, known or not', async () => {
    for (const who of [SEAT, 'nobody']) {
      clock.forward(120)
      const statuses = []
      for (let request = 0; request < 6; request += 1) statuses.push((await ask(who)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  test('its link begins with the address of the settings, whatever host is asked', async () => {
    await ask(SEAT, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' })
    await storedMails(server, 1)
    await sendMails(server)
    const [mail] = mailServer.mails
    expect(mail && readPlainText(mail)).toContain('https://console.example/assistant-console/new-password#')
    expect(mail?.source).not.toContain('evil')
  })

  test('leaves no token in the database or the audit log', async () => {
    await ask(SEAT)
    await storedMails(server, 1)
    const dump = async () =>
      JSON.stringify(
        await server.asOwner(async (db) => [
          await db.selectFrom('mail').selectAll().execute(),
          await db.selectFrom('mailLink').selectAll().execute(),
          await db.selectFrom('auditRecord').selectAll().execute(),
        ]),
      )
    const before = await dump()
    await sendMails(server)
    const token = tokenIn(mailServer.mails[0], links.newPassword)
    expect(before).not.toContain(token)
    expect(before).not.toContain('new-password')
    await storedMails(server, 0)
  })
})

describe('a notice', () => {
  beforeEach(() => verifyAddress(server, mailServer, { username: SEAT, address: ADDRESS }))

  const seatId = async () => {
    const [row] = await server.asOwner((db) =>
      db.selectFrom('appUser').select('id').where('username', '=', SEAT).execute(),
    )
    return row?.id ?? 0
  }

  test('says that the person changed the password', async () => {
    const body = { password: DEMO_PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
    const token = await server.signIn(SEAT)
    await server.send(session.modifyLoginUserPwd, { token, body: { id: await seatId(), ...body } })
    await sendMails(server)
    expect(subjects()).toEqual([expect.stringContaining('Your password was changed')])
  })

  test('says that an administrator reset the password, without the password', async () => {
    const token = await server.signIn('manager')
    const { data } = await server.send(account.resetPasswords, { token, body: { ids: [await seatId()] } })
    await sendMails(server)
    expect(subjects()).toEqual([expect.stringContaining('An administrator reset your password')])
    expect(mailServer.mails[0]?.source).not.toContain(data.passwords[0]?.password)
  })

  test('says that an administrator ended sessions, if any was open', async () => {
    await server.signIn(SEAT)
    const token = await server.signIn('manager')
    const end = async () => server.send(account.endSessions, { token, query: { id: await seatId() } })
    expect((await end()).data.ended).toBeGreaterThan(0)
    expect((await end()).data.ended).toBe(0)
    await sendMails(server)
    expect(subjects()).toEqual([expect.stringContaining('An administrator signed you out')])
  })

  test('of an erased person is not sent, and their address is gone', async () => {
    const token = await server.signIn('manager')
    await server.send(account.resetPasswords, { token, body: { ids: [await seatId()] } })
    const erased = await server.send(account.erase, { token, body: { id: await seatId(), username: SEAT } })
    expect([erased.status, erased.code]).toEqual([200, 0])
    await sendMails(server)
    expect(mailServer.mails).toEqual([])
    expect(await server.asOwner((db) => db.selectFrom('personMail').selectAll().execute())).toEqual([])
  })
})
