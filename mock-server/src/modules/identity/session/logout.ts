import { session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { endSession, hashToken } from '../../../access/session.store.ts'
import { Forbidden } from '../../../platform/errors.ts'
import { sessionTexts } from './session.messages.ts'

export const logout = route(calls.logout, {
  // Ends the session that sends it, no other.
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: true,
  allowedBeforeFactor: true,
  handler: async ({ ctx, session, body, tx }) => {
    if (!hashToken(body.token).equals(session.tokenHash)) throw new Forbidden(sessionTexts.foreignIdentity)
    await endSession(tx, session.tokenHash, ctx.clock.now())
    await tx.audit({ module: 'session', opType: 'session.signOut', target: session.username })
    return null
  },
})
