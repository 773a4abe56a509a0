import { session as calls } from '@console/contracts'
import { unixSecondsOf } from '../../../platform/clock.ts'
import { route } from '../../../access/route.ts'
import { idleEnd, touchSession } from '../../../access/session.store.ts'

export const reportUse = route(calls.reportUse, {
  handler: async ({ ctx, session, tx }) => {
    const now = ctx.clock.now()
    await touchSession(tx, session.tokenHash, now)
    return { idleEndsAt: unixSecondsOf(idleEnd(now, session.expiresAt)) }
  },
})
