import { twin } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics, scopeOf } from '../statistics/public.ts'
import { findSeats } from './twin.store.ts'

export const listSeats = route(twin.seats, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, body: { tenantId, orgId, ...filter } }) => {
    if (tenantId !== undefined && tenantId !== tx.tenantId) throw new NotFound()
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    return findSeats(tx, { ...filter, scope })
  },
})
