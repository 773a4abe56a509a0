import { session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { describeUserAgent } from './describe-user-agent.ts'
import { activeSessions, toSessionId, type OwnSessionRow } from './own-sessions.store.ts'

/** Everybody sees their own sessions, nobody another's. */
export const listOwn = route(calls.listOwn, {
  policy: ownRecordsOnly,
  handler: async ({ ctx, session, tx }) => {
    const rows = await activeSessions(tx, session, ctx.clock.now())
    const isCurrent = (row: OwnSessionRow) => row.tokenHash.equals(session.tokenHash)
    const ordered = [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))]
    return {
      sessions: ordered.map((row) => ({
        id: toSessionId(row.tokenHash),
        isCurrent: isCurrent(row),
        ...describeUserAgent(row.userAgent),
        address: row.address,
        signedInAt: toUnixSeconds(row.createdAt),
        lastUsedAt: toUnixSeconds(row.lastUsedAt),
      })),
    }
  },
})
