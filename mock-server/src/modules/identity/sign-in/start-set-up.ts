import { factor as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { factorSince, insertSetUp } from './factor.store.ts'
import { requireAccount, requirePassword } from './require-password.ts'
import { newTotpSecret } from './totp.ts'
import { withCode } from './with-code.ts'

/** Nothing is audited yet: the secret counts only after its first code. */
export const startSetUp = sessionRoute(calls.start, {
  // The caller's own factor.
  policy: ownRecordsOnly,
  allowedBeforeFactor: true,
  handler: async ({ ctx, session, body: { password = '', code = '' }, request }) => {
    // Such a session has just begun with the password, and can do nothing else.
    const account = session.mustSetUpFactor
      ? await requireAccount(ctx, session)
      : await requirePassword(ctx, session, { password, request })
    const { tenantId, userId } = session
    const secret = newTotpSecret()
    const isOn = await ctx.db.inTenant(tenantId, (tx) => factorSince(tx, userId))
    if (isOn === null) await ctx.db.inTenant(tenantId, (tx) => insertSetUp({ ctx, tx }, { userId, secret }))
    else {
      const check = { account, code, request, session }
      await withCode(ctx, check, (tx) => insertSetUp({ ctx, tx }, { userId, secret }))
    }
    return { secret }
  },
})
