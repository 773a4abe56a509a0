import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queueMail } from '../../src/platform/mail/queue-mail.ts'
import { waitAfterAttempt } from '../../src/platform/mail/send-due-mails.ts'
import { startMailServer, type MailServer } from '../../src/testing/mail-server.ts'
import { cloneDatabase, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { mailSettingsFor, sendMails, storedMails } from '../support/mail.ts'

const clock = manualClock()
let mailServer: MailServer
let server: TestServer
let logged: string[]
let refusal: number | null
beforeEach(async () => {
  refusal = null
  logged = []
  mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(refusal === null ? null : Object.assign(new Error('refused'), { responseCode: refusal })),
  })
  server = await startTestServer({
    clock,
    config: { mail: mailSettingsFor(mailServer.port) },
    log: pino({ level: 'info', base: null }, { write: (line: string) => void logged.push(line) }),
  })
})
afterEach(async () => {
  await server.stop()
  await mailServer.stop()
})

/** Stores mails of one person in one transaction. */
async function store(subjects: readonly string[], { fails = false } = {}): Promise<void> {
  const [person] = await server.asOwner((db) =>
    db.selectFrom('appUser').select(['id', 'tenantId']).where('username', '=', 'manager').execute(),
  )
  await server.ctx.db.inTenant(person?.tenantId ?? 0, async (tx) => {
    for (const subject of subjects)
      await queueMail(server.ctx, tx, {
        userId: person?.id ?? 0,
        kind: 'test',
        to: 'mara@company.example',
        language: 'en',
        words: { subject: { en: subject, zh: subject }, paragraphs: [{ en: 'Secret words', zh: '秘密' }] },
      })
    if (fails) throw new Error('the cause failed')
  })
}

const linesOfMail = () => logged.filter((line) => line.includes('a mail was'))

test('a mail is stored with its cause, and vanishes with it', async () => {
  await expect(store(['One'], { fails: true })).rejects.toThrow('the cause failed')
  await storedMails(server, 0)
})

test('two servers that look for mails at once send each once', async () => {
  const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`)
  await store(subjects)
  const other = await startTestServer({
    clock,
    database: server.database,
    config: { mail: mailSettingsFor(mailServer.port) },
  })
  await Promise.all([sendMails(server), sendMails(other), sendMails(server), sendMails(other)])
  await other.stop()
  expect(mailServer.mails).toHaveLength(20)
  await storedMails(server, 0)
})

test('a mail that is not taken is tried again after growing waits, and given up after a day', async () => {
  refusal = 451
  await store(['One'])
  await sendMails(server)
  let attempts = 1
  for (let seconds = 0; seconds < 27 * 3600; seconds += 60) {
    clock.forward(60)
    const before = linesOfMail().length
    await sendMails(server)
    attempts += linesOfMail().length - before
  }
  expect(attempts).toBeGreaterThan(10)
  expect(attempts).toBeLessThan(20)
  expect(linesOfMail().at(-1)).toContain('"reason":"expired","msg":"a mail was given up"')
  expect(mailServer.mails).toEqual([])
  await storedMails(server, 0)
})

test('a mail server that is back gets the mail', async () => {
  refusal = 451
  await store(['One'])
  await sendMails(server)
  refusal = null
  clock.forward(59)
  await sendMails(server)
  expect(mailServer.mails).toHaveLength(0)
  clock.forward(1)
  await sendMails(server)
  expect(mailServer.mails).toHaveLength(1)
})

test('a mail whose recipient is refused for good is given up at once, and the others are sent', async () => {
  refusal = 550
  await store(['One'])
  await sendMails(server)
  refusal = null
  await store(['Two'])
  await sendMails(server)
  expect(mailServer.mails).toHaveLength(1)
  expect(linesOfMail()[0]).toContain('"reason":"EENVELOPE 550","msg":"a mail was given up"')
})

test('neither recipient nor contents are in the log or in the table', async () => {
  refusal = 451
  await store(['One subject'])
  const rows = JSON.stringify(await server.asOwner((db) => db.selectFrom('mail').selectAll().execute()))
  await sendMails(server)
  expect(linesOfMail()).toHaveLength(1)
  for (const secret of ['mara@company.example', 'One subject', 'Secret words'])
    for (const shown of [rows, ...logged]) expect(shown).not.toContain(secret)
})

test('a wait grows from a minute to two hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempt) => waitAfterAttempt(attempt) / 60_000)).toEqual([
    1, 2, 5, 15, 30, 60, 120, 120, 120,
  ])
})

test('without a mail server nothing is stored', async () => {
  const database = await cloneDatabase()
  const plain = await startTestServer({ database })
  const [person] = await plain.asOwner((db) =>
    db.selectFrom('appUser').select(['id', 'tenantId']).limit(1).execute(),
  )
  await plain.ctx.db.inTenant(person?.tenantId ?? 0, (tx) =>
    queueMail(plain.ctx, tx, {
      userId: person?.id ?? 0,
      kind: 'test',
      to: 'mara@company.example',
      language: 'en',
      words: { subject: { en: 'One', zh: '一' }, paragraphs: [] },
    }),
  )
  expect(await plain.asOwner((db) => db.selectFrom('mail').select('id').execute())).toEqual([])
  await plain.stop()
  await database.drop()
})
