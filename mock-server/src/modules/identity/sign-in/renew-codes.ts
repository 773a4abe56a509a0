import { factor as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { replaceRecoveryCodes } from './factor.store.ts'
import { pushNotice } from './push-notice.ts'
import { withProof } from './with-proof.ts'

export const renewCodes = sessionRoute(calls.renewCodes, {
  // The caller's own codes.
  policy: ownRecordsOnly,
  handler: async ({ ctx, session, body, request }) =>
    withProof(ctx, { session, request, ...body }, async (tx) => {
      const { userId, username } = session
      const recoveryCodes = await replaceRecoveryCodes(tx, ctx.secrets, userId)
      await tx.audit({ module: 'factor', opType: 'factor.renewCodes', target: username })
      await pushNotice(tx, { kind: 'codesRenewed', userId, now: ctx.clock.now() })
      return { recoveryCodes }
    }),
})
