import { session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { idleEnd, touchSession } from '../../../access/session.store.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'

export const reportUse = route(calls.reportUse, {
  // Keeps the session that sends it open.
  policy: ownRecordsOnly,
  handler: async ({ ctx, session, tx }) => {
    const now = ctx.clock.now()
    await touchSession(tx, session.tokenHash, now)
    return { idleEndsAt: toUnixSeconds(idleEnd(now, session.expiresAt)) }
  },
})
