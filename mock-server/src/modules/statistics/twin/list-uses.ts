import { twin } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics, scopeOf } from '../statistics/public.ts'
import { findUses } from './twin.store.ts'

export const listUses = route(twin.uses, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, query: { orgId, ...filter } }) => {
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    return findUses(tx, { ...filter, scope, timezone: session.timezone })
  },
})
