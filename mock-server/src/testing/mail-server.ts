import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = {
  from: string
  to: string[]
  /** The mail on its way: headers, and the parts in their encodings. */
  source: string
  isEncrypted: boolean
}

export type MailServer = {
  port: number
  /** In the order of their arrival. */
  mails: ReceivedMail[]
  stop: () => Promise<void>
}

/** A real SMTP server that keeps what it receives; on a port of its own unless one is named. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
    onData: (stream, { envelope, secure }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const source = Buffer.concat(parts).toString()
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source, isEncrypted: secure })
        done()
      })
    },
    ...options,
  })
  // A client that breaks off is the client's problem.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    port: (listening.address() as AddressInfo).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The plain text of a mail, as its reader sees it. */
export function readPlainText({ source }: ReceivedMail): string {
  const [, part = ''] = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/.exec(source) ?? []
  return decodePart(source, 'text/plain', part)
}

export function readHtml({ source }: ReceivedMail): string {
  const [, part = ''] = /Content-Type: text\/html[^]*?\r?\n\r?\n([^]*?)\r?\n--/.exec(source) ?? []
  return decodePart(source, 'text/html', part)
}

/** The subject, whatever marks it has. */
export function readSubject({ source }: ReceivedMail): string {
  const [, folded = ''] = /^Subject: ([^]*?)\r?\n(?![ \t])/m.exec(source) ?? []
  return folded
    .replaceAll(/\?=\r?\n[ \t]=\?/g, '?==?')
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString()
        : decodeQuoted(words.replaceAll('_', ' ')),
    )
}

function decodePart(source: string, type: string, part: string): string {
  const [, head = ''] = new RegExp(`Content-Type: ${type}([^]*?)\\r?\\n\\r?\\n`).exec(source) ?? []
  if (/base64/i.test(head)) return Buffer.from(part, 'base64').toString()
  return /quoted-printable/i.test(head) ? decodeQuoted(part) : part
}

function decodeQuoted(words: string): string {
  const bytes = words
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
