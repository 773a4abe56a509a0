import { quality } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { findViolations } from './quality.store.ts'
import { canOpen } from '../../../access/policy.ts'

export const listViolations = route(quality.violations, {
  policy: canOpen('statistic.violation'),
  handler: async ({ tx, session, body: { orgId, ...filter } }) => {
    const scope = await scopeOf(tx, { userId: session.userId, orgId })
    return findViolations(tx, { ...filter, scope, timezone: session.timezone })
  },
})
