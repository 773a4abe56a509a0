import { createTransport } from 'nodemailer'
import type { MailSettings } from '../mail-settings.ts'
import { SECOND_MS } from '../time/units.ts'

/** A mail as the mail server gets it. */
export type Letter = {
  /** The same at each attempt, so that programs show a mail once that was sent twice. */
  messageId: string
  to: string
  senderName: string
  subject: string
  text: string
  html: string
}

/** Outcome of one attempt. `code` names the problem without addresses or contents, for the log. */
export type Delivery = { kind: 'sent' } | { kind: 'later' | 'refused'; code: string }

export type MailTransport = {
  send: (letter: Letter) => Promise<Delivery>
  close: () => void
}

/** Waits for a mail server: to connect, for its greeting, and for each of its answers. */
export type MailWaits = { connectMs: number; greetMs: number; answerMs: number }
const WAITS: MailWaits = { connectMs: 10 * SECOND_MS, greetMs: 10 * SECOND_MS, answerMs: 30 * SECOND_MS }

/** Problems of one mail for which its recipient's server answers for good; others may be over at the next attempt. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])
const FIRST_PERMANENT = 500

/** Certificates are checked by the authorities of this machine, and by those of NODE_EXTRA_CA_CERTS. */
export function openMailTransport(settings: MailSettings, waits: MailWaits = WAITS): MailTransport {
  const { host, port, isSecure, requiresTls, user, password = '', from } = settings
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls,
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    connectionTimeout: waits.connectMs,
    greetingTimeout: waits.greetMs,
    socketTimeout: waits.answerMs,
    // Contents come from here only: neither files nor addresses are read for a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  return {
    send: async ({ messageId, to, senderName, subject, text, html }) => {
      try {
        await transport.sendMail({
          messageId,
          from: { name: toHeaderText(senderName), address: from },
          // As an object: a text could list several recipients.
          to: { name: '', address: to },
          subject: toHeaderText(subject),
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
        return { kind: 'sent' }
      } catch (error) {
        return toDelivery(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Ends of lines would begin other headers. */
function toHeaderText(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

function toDelivery(error: unknown): Delivery {
  const { code, responseCode } = readSmtpError(error)
  const isFinal = OF_THE_MAIL.has(code) && responseCode >= FIRST_PERMANENT
  return {
    kind: isFinal ? 'refused' : 'later',
    code: responseCode === 0 ? code : `${code} ${responseCode}`,
  }
}

function readSmtpError(error: unknown): { code: string; responseCode: number } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', responseCode: 0 }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  const answered = 'responseCode' in error ? error.responseCode : undefined
  return { code, responseCode: typeof answered === 'number' ? answered : 0 }
}
