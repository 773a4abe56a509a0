import { twin } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findSeats } from './twin.store.ts'

export const listSeats = route(twin.seats, {
  policy: canOpen('duplicate.statistic'),
  handler: async ({ tx, session, body: { tenantId, orgId, ...filter } }) => {
    if (tenantId !== undefined && tenantId !== tx.tenantId) throw new NotFound()
    const scope = await findScope(tx, { userId: session.userId, orgId })
    return findSeats(tx, { ...filter, scope })
  },
})
