import { links, ownMail as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { findAccount } from '../../../access/session.store.ts'
import { toAuditActor } from '../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { NotSignedIn, refuse } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { HOUR_MS } from '../../../platform/time/units.ts'
import { addressLinkWords, createMailLink, findMailReader, storePendingAddress } from '../mail/public.ts'
import { verifyPassword } from '../session/public.ts'
import { admitRequest } from './limit-guesses.ts'
import { ownMailTexts } from './own-mail.messages.ts'
import { requireMail } from './require-mail.ts'

/** The password is asked for again: whoever finds a console open could otherwise take the account over by mail. */
export const setOwnAddress = sessionRoute(calls.setAddress, {
  policy: ownRecordsOnly,
  handler: async ({ ctx, session, body, request }) => {
    const { consoleUrl } = requireMail(ctx)
    const account = await findAccount(ctx, session.username)
    if (!account) throw new NotSignedIn()
    if (!(await verifyPassword(ctx, account, { password: body.password, request })))
      throw refuse(calls.OWN_MAIL_REFUSALS.passwordWrong, ownMailTexts.passwordWrong)
    // Each one sends a mail to an address that nobody has verified.
    await admitRequest(ctx, ` mail-address ${session.userId}`, request.address)
    await ctx.db.inTenant(
      session.tenantId,
      async (tx) => {
        await storePendingAddress(tx, session.userId, body.address)
        await sendLink(ctx, tx, { userId: session.userId, address: body.address, consoleUrl })
        await tx.audit({ module: 'session', opType: 'session.setMailAddress', target: session.username })
      },
      toAuditActor(session, request),
    )
    return null
  },
})

async function sendLink(
  ctx: AppContext,
  tx: TenantTx,
  { userId, address, consoleUrl }: { userId: number; address: string; consoleUrl: string },
): Promise<void> {
  const expiresAt = new Date(ctx.clock.now().getTime() + calls.ADDRESS_LINK_HOURS * HOUR_MS)
  const token = await createMailLink(ctx, tx, { userId, purpose: 'address', address, expiresAt })
  const { username, language } = await findMailReader(tx, userId)
  const words = addressLinkWords(username, `${consoleUrl}${links.confirmMail.path}#${token}`)
  await queueMail(ctx, tx, { userId, kind: 'addressLink', to: address, language, words, expiresAt })
}
