import { links, ownMail } from '@console/contracts'
import { vi } from 'vitest'
import { parseMailSettings, type MailSettings } from '../../src/platform/mail-settings.ts'
import { openMailTransport } from '../../src/platform/mail/mail-transport.ts'
import { sendDueMails } from '../../src/platform/mail/send-due-mails.ts'
import { readPlainText, type MailServer, type ReceivedMail } from '../../src/testing/mail-server.ts'
import { DEMO_PASSWORD, type TestServer } from '../../src/testing/start-test-server.ts'

export const CONSOLE_URL = 'https://console.example'

export function mailSettingsFor(port: number): MailSettings {
  const settings = parseMailSettings({
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'console@company.example',
    PUBLIC_URL: CONSOLE_URL,
  })
  if (settings === null) throw new Error('no mail is sent')
  return settings
}

/** Sends what is due, as the server does every two seconds. */
export async function sendMails({ ctx }: TestServer): Promise<void> {
  if (ctx.config.mail === null) throw new Error('no mail is sent')
  const transport = openMailTransport(ctx.config.mail)
  try {
    await sendDueMails(ctx, transport)
  } finally {
    transport.close()
  }
}

/** The token of the link in a mail. */
export function tokenIn(mail: ReceivedMail | undefined, link: links.Link): string {
  const text = mail === undefined ? '' : readPlainText(mail)
  const [, token] = new RegExp(`${CONSOLE_URL}${link.path}#([\\w-]{43})\\s`).exec(text) ?? []
  if (token === undefined) throw new Error(`no link in: ${text}`)
  return token
}

/** Gives a person of the demo data a verified address, as they would. */
export async function verifyAddress(
  server: TestServer,
  mailServer: MailServer,
  { username, address }: { username: string; address: string },
): Promise<void> {
  const token = await server.signIn(username)
  await server.send(ownMail.setAddress, { token, body: { address, password: DEMO_PASSWORD } })
  await sendMails(server)
  const link = tokenIn(mailServer.mails.at(-1), links.confirmMail)
  const { code, message } = await server.send(ownMail.confirmAddress, { body: { token: link } })
  if (code !== 0) throw new Error(message)
  mailServer.mails.length = 0
}

/** Waits until so many mails are stored: those of a forgotten password come after the answer. */
export async function storedMails(server: TestServer, count: number): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await server.asOwner((db) => db.selectFrom('mail').select('id').execute())
    if (rows.length !== count) throw new Error(`${rows.length} mails are stored`)
  })
}
