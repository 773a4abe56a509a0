import { quality } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics, scopeOf } from '../../statistics/statistics/public.ts'
import { findViolations } from './quality.store.ts'

export const listViolations = route(quality.violations, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, body: { orgId, ...filter } }) => {
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    return findViolations(tx, { ...filter, scope, timezone: session.timezone })
  },
})
