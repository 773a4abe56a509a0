import { twin } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findUses } from './twin.store.ts'

export const listUses = route(twin.uses, {
  policy: canOpen('duplicate.statistic'),
  handler: async ({ tx, session, query: { orgId, ...filter } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    return findUses(tx, { ...filter, scope, timezone: session.timezone })
  },
})
