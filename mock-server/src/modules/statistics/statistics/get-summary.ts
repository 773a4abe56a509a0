import { stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findOrgSummary } from './org-summary.ts'
import { findSameTime } from './same-time.store.ts'

export const getSummary = route(stat.summary, {
  policy: canOpen(
    'home.overview',
    'statistic.overview',
    'statistic.team',
    'statistic.user',
    'statistic.sales',
    'statistic.voice',
  ),
  handler: async ({ tx, session, query: { orgId, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const filter = { ...range, scope, timezone: session.timezone }
    const orgSummary = await findOrgSummary(tx, filter)
    const sameTime = await findSameTime(tx, filter)
    return { orgSummary, ...(sameTime !== null && { sameTime }) }
  },
})
