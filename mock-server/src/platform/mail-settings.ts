import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

/** A mail server, and who writes. */
export type MailSettings = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (`smtps`); otherwise STARTTLS. */
  readonly isSecure: boolean
  /** Neither a password nor a link leaves this machine in the clear. */
  readonly requiresTls: boolean
  readonly user: string | undefined
  readonly password: string | undefined
  /** The address of the sender; its name is the product's. */
  readonly from: string
  /** The address that people use, without a slash at the end: links of mails begin with it. */
  readonly consoleUrl: string
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** True for a mail server by address, with nothing but a user and a password. */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text)
  if (!(protocol in PORTS) || hostname === '' || (password !== '' && username === '')) return false
  if (!['', '/'].includes(pathname) || search !== '' || hash !== '') return false
  return [username, password].every((part) => decode(part) !== null)
}

/** Null for an escape that stands for no character, and for a character that ends a line. */
function decode(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    return /\p{Cc}/u.test(text) ? null : text
  } catch {
    return null
  }
}

/** The part of the environment that says by which server mail is sent. */
export const mailEnvironment = {
  MAIL_URL: z.string().refine(isMailServer).optional(),
  MAIL_FROM: z.email().max(254).optional(),
}

export const mailAdvice = {
  MAIL_URL:
    'use an address such as smtps://user:password@mail.example or smtp://mail.example:587, with marks of user and password escaped',
  MAIL_FROM: 'use a mail address such as console@company.example',
}

type MailEnvironment = { MAIL_URL?: string | undefined; MAIL_FROM?: string | undefined }

/** Null without a mail server: nothing is sent. */
export function parseMailSettings({
  MAIL_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: MailEnvironment & { PUBLIC_URL?: string | undefined }): MailSettings | null {
  if (MAIL_URL === undefined) {
    if (MAIL_FROM !== undefined) throw new StartProblem('MAIL_FROM needs MAIL_URL.')
    return null
  }
  if (MAIL_FROM === undefined) throw new StartProblem('MAIL_URL needs MAIL_FROM.')
  if (PUBLIC_URL === undefined)
    throw new StartProblem('MAIL_URL needs PUBLIC_URL: links in mails begin with it.')
  const { protocol, hostname, port, username, password } = new URL(MAIL_URL)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[isSecure ? 'smtps:' : 'smtp:'] : Number(port),
    isSecure,
    requiresTls: !isSecure && !LOOPBACK.test(hostname),
    user: username === '' ? undefined : (decode(username) ?? undefined),
    password: password === '' ? undefined : (decode(password) ?? undefined),
    from: MAIL_FROM,
    consoleUrl: new URL(PUBLIC_URL).origin,
  }
}
