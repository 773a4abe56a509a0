import type { AppContext } from '../context/context.ts'
import { HOUR_MS, MINUTE_MS } from '../time/units.ts'
import type { Delivery, MailTransport } from './mail-transport.ts'
import { claimMail, deleteMail, findDueMails, type ClaimedMail, type DueMail } from './mail.store.ts'
import { unsealLetter } from './sealed-letter.ts'

/** Mails that are looked for at once. */
const BATCH = 50
/** Waits after the first, second … failed attempt; the last one repeats until the mail's time is over. */
const WAITS_MS = [
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
]

export function waitAfterAttempt(attempts: number): number {
  return WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? MINUTE_MS
}

/**
 * Sends what is due, each mail by whoever claims it. A process that ends between the answer of the mail server and the
 * deletion leaves the mail to the next attempt: it then comes twice, under the same id.
 */
export async function sendDueMails(
  ctx: AppContext,
  transport: MailTransport,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const due of await findDueMails(ctx.db, { now: ctx.clock.now(), limit: BATCH })) {
    if (signal.aborted) return
    await sendOne(ctx, transport, due)
  }
}

async function sendOne(ctx: AppContext, transport: MailTransport, { id, tenantId }: DueMail): Promise<void> {
  const now = ctx.clock.now()
  const mail = await ctx.db.inTenant(tenantId, (tx) => claimMail(tx, id, { now, wait: waitAfterAttempt }))
  if (mail === null) return
  const delivery =
    mail.expiresAt <= now
      ? ({ kind: 'refused', code: 'expired' } as const)
      : await deliver(ctx, transport, mail)
  // Neither recipient nor contents.
  const about = { mail: id, mailKind: mail.kind, tenantId, attempts: mail.attempts }
  if (delivery.kind !== 'later') await ctx.db.inTenant(tenantId, (tx) => deleteMail(tx, id))
  if (delivery.kind === 'sent') ctx.log.info(about, 'a mail was sent')
  if (delivery.kind === 'refused') ctx.log.warn({ ...about, reason: delivery.code }, 'a mail was given up')
  if (delivery.kind === 'later')
    ctx.log.warn({ ...about, reason: delivery.code }, 'a mail was not sent; it is tried again')
}

async function deliver(
  { config, secrets }: AppContext,
  transport: MailTransport,
  { mark, sealed }: ClaimedMail,
): Promise<Delivery> {
  const host = config.mail === null ? 'localhost' : new URL(config.mail.consoleUrl).hostname
  return transport.send({ messageId: `<${mark}@${host}>`, ...unsealLetter(secrets, mark, sealed) })
}
