import { session as calls } from '@console/contracts'
import { revokeSessions } from '../../../access/end-sessions.store.ts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { activeSessions } from './own-sessions.store.ts'

export const revokeOthers = route(calls.revokeOthers, {
  // The caller's other sessions.
  policy: ownRecordsOnly,
  handler: async ({ ctx, session, tx }) => {
    const now = ctx.clock.now()
    const tokenHashes = (await activeSessions(tx, session, now))
      .map(({ tokenHash }) => tokenHash)
      .filter((tokenHash) => !tokenHash.equals(session.tokenHash))
    const ended = await revokeSessions(tx, session, { tokenHashes, now })
    if (ended > 0) {
      await tx.audit({
        module: 'session',
        opType: 'session.revokeOthers',
        target: session.username,
        after: { otherSessionsEnded: ended },
      })
    }
    return { ended }
  },
})
