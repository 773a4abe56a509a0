import { factor as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { isFactorDemanded } from './demand.store.ts'
import { deleteFactors } from './factor.store.ts'
import { pushNotice } from './push-notice.ts'
import { signInTexts } from './sign-in.messages.ts'
import { withProof } from './with-proof.ts'

export const turnOff = sessionRoute(calls.turnOff, {
  // The caller's own factor.
  policy: ownRecordsOnly,
  handler: async ({ ctx, session, body, request }) =>
    withProof(ctx, { session, request, ...body }, async (tx) => {
      const { userId, username } = session
      if (await isFactorDemanded(tx, userId)) {
        throw refuse(calls.FACTOR_REFUSALS.demanded, signInTexts.demanded)
      }
      await deleteFactors(tx, userId)
      await tx.audit({
        module: 'factor',
        opType: 'factor.turnOff',
        target: username,
        before: { kind: 'totp' },
      })
      await pushNotice(tx, { kind: 'off', userId, now: ctx.clock.now() })
      return null
    }),
})
