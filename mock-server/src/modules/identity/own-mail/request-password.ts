import { links, ownMail as calls } from '@console/contracts'
import { publicRoute, type RequestMeta } from '../../../access/route.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { MINUTE_MS } from '../../../platform/time/units.ts'
import {
  createMailLink,
  findRecoverableAccounts,
  passwordLinkWords,
  type RecoverableAccount,
} from '../mail/public.ts'
import { admitRequest } from './limit-guesses.ts'
import { requireMail } from './require-mail.ts'

/** Every answer takes this long: known accounts get a mail stored, unknown ones nothing. */
export const ANSWER_MS = 250
/** Accounts with one mail address that get a link each. */
const MAX_ACCOUNTS = 5

/** The answer is one for known and unknown accounts, in words and in time. */
export const requestPassword = publicRoute(calls.requestPassword, {
  handler: async ({ ctx, body, request }) => {
    const { consoleUrl } = requireMail(ctx)
    const floor = ctx.clock.pause(ANSWER_MS)
    const sought = body.account.toLowerCase()
    await admitRequest(ctx, ` forgotten ${sought}`, request.address)
    const accounts = await findRecoverableAccounts(ctx, { sought, limit: MAX_ACCOUNTS })
    // Not awaited: how long it takes would say whether there is such an account.
    void sendLinks(ctx, accounts, { consoleUrl, request }).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'a link for a forgotten password was not sent'),
    )
    await floor
    return null
  },
})

async function sendLinks(
  ctx: AppContext,
  accounts: readonly RecoverableAccount[],
  { consoleUrl, request }: { consoleUrl: string; request: RequestMeta },
): Promise<void> {
  for (const { tenantId, userId, username, address, language } of accounts) {
    const expiresAt = new Date(ctx.clock.now().getTime() + calls.PASSWORD_LINK_MINUTES * MINUTE_MS)
    await ctx.db.authentication.inTenant(
      tenantId,
      async (tx) => {
        const token = await createMailLink(ctx, tx, { userId, purpose: 'password', address, expiresAt })
        const words = passwordLinkWords(username, `${consoleUrl}${links.newPassword.path}#${token}`)
        await queueMail(ctx, tx, { userId, kind: 'passwordLink', to: address, language, words, expiresAt })
        const after = { address: request.address, userAgent: request.userAgent }
        await tx.audit({ module: 'session', opType: 'session.requestPasswordLink', target: username, after })
      },
      { userId: null, userName: username, requestId: request.id },
    )
  }
}
