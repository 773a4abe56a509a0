import { stat } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { orgSummaryOf } from './org-summary.ts'
import { mayReadStatistics, scopeOf } from './statistics.policy.ts'

export const getSummary = route(stat.summary, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, query: { orgId, ...range } }) => {
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    return { orgSummary: await orgSummaryOf(tx, { ...range, scope }) }
  },
})
