import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { parseMailSettings, type MailSettings } from '../../src/platform/mail-settings.ts'
import { openMailTransport, type Letter } from '../../src/platform/mail/mail-transport.ts'
import {
  readHtml,
  readPlainText,
  readSubject,
  startMailServer,
  type MailServer,
} from '../../src/testing/mail-server.ts'

const LETTER: Letter = {
  messageId: '<one@console.example>',
  to: 'mara@company.example',
  senderName: 'Orchid',
  subject: '设置新密码',
  text: 'Plain words\n',
  html: '<p>Words</p>',
}
const WAITS = { connectMs: 500, greetMs: 500, answerMs: 500 }

let mailServer: MailServer | undefined
afterEach(async () => {
  await mailServer?.stop()
  mailServer = undefined
})

async function startWith(options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  return (mailServer = await startMailServer(options))
}

function settingsFor(port: number, change: Partial<MailSettings> = {}): MailSettings {
  const settings = parseMailSettings({
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'console@company.example',
    PUBLIC_URL: 'https://console.example',
  })
  if (settings === null) throw new Error('no settings')
  return { ...settings, ...change }
}

async function sendBy(settings: MailSettings, letter: Partial<Letter> = {}) {
  const transport = openMailTransport(settings, WAITS)
  try {
    return await transport.send({ ...LETTER, ...letter })
  } finally {
    transport.close()
  }
}

describe('a mail that is sent', () => {
  test('has its sender, recipient and subject, a plain part and one in HTML', async () => {
    const { port, mails } = await startWith()
    expect(await sendBy(settingsFor(port))).toEqual({ kind: 'sent' })
    const [mail] = mails
    if (!mail) throw new Error('no mail arrived')
    expect(mail).toMatchObject({ from: 'console@company.example', to: ['mara@company.example'] })
    expect(mail.source).toContain('From: Orchid <console@company.example>')
    expect(mail.source).toContain('Message-ID: <one@console.example>')
    expect(mail.source).toContain('Auto-Submitted: auto-generated')
    expect(readSubject(mail)).toBe('设置新密码')
    expect(readPlainText(mail).trim()).toBe('Plain words')
    expect(readHtml(mail)).toContain('<p>Words</p>')
  })

  test('gets no further header or recipient by ends of lines', async () => {
    const { port, mails } = await startWith()
    await sendBy(settingsFor(port), {
      subject: 'Hello\r\nBcc: other@company.example',
      senderName: 'Orchid\nReply-To: other@company.example',
    })
    const [mail] = mails
    expect(mail?.to).toEqual(['mara@company.example'])
    expect(mail?.source).not.toMatch(/^(?:Bcc|Reply-To):/m)
  })

  test('goes to one recipient though the address lists two', async () => {
    const { port, mails } = await startWith()
    await sendBy(settingsFor(port), { to: 'mara@company.example, other@company.example' })
    expect(mails.flatMap(({ to }) => to)).not.toContain('other@company.example')
  })

  test('goes out with user and password', async () => {
    const seen: unknown[] = []
    const { port } = await startWith({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password])
        done(null, { user: username })
      },
    })
    expect(await sendBy(settingsFor(port, { user: 'console', password: 'p@ss/word' }))).toEqual({
      kind: 'sent',
    })
    expect(seen).toEqual([['console', 'p@ss/word']])
  })
})

describe('a mail server', () => {
  test('that is down leaves the mail to a later attempt', async () => {
    const { port, stop } = await startWith()
    await stop()
    mailServer = undefined
    expect(await sendBy(settingsFor(port))).toEqual({ kind: 'later', code: 'ESOCKET' })
  })

  test('that says nothing leaves it to a later attempt', async () => {
    const silent: Server = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await sendBy(settingsFor(port))).toEqual({ kind: 'later', code: 'ETIMEDOUT' })
    silent.close()
  })

  test.each([
    [550, { kind: 'refused', code: 'EENVELOPE 550' }],
    [451, { kind: 'later', code: 'EENVELOPE 451' }],
  ])('that answers %d to the recipient: %j', async (responseCode, delivery) => {
    const { port } = await startWith({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such person'), { responseCode })),
    })
    expect(await sendBy(settingsFor(port))).toEqual(delivery)
  })

  test('that refuses the password leaves it to a later attempt', async () => {
    const { port } = await startWith({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    })
    expect(await sendBy(settingsFor(port, { user: 'console', password: 'wrong' }))).toEqual({
      kind: 'later',
      code: 'EAUTH 535',
    })
  })

  test('with a certificate of nobody gets neither password nor mail', async () => {
    const seen: unknown[] = []
    // Without a key of its own it has the certificate that the package brings, which no authority signed.
    const { port, mails } = await startWith({
      disabledCommands: [],
      onAuth: ({ username }, _session, done) => {
        seen.push(username)
        done(null, { user: username })
      },
    })
    const outcome = await sendBy(settingsFor(port, { user: 'console', password: 'secret' }))
    expect(outcome).toMatchObject({ kind: 'later' })
    expect([seen, mails]).toEqual([[], []])
  })

  test('without TLS gets nothing where TLS is required', async () => {
    const { port, mails } = await startWith()
    expect(await sendBy(settingsFor(port, { requiresTls: true }))).toMatchObject({ kind: 'later' })
    expect(mails).toEqual([])
  })
})
