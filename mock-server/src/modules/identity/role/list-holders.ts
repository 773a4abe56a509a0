import { role as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireRole } from './require-role.ts'
import { canManageRoles } from './role.policy.ts'
import { findHolders } from './role.store.ts'

export const listHolders = route(calls.holders, {
  policy: canManageRoles,
  handler: async ({ tx, session, query }) => {
    await requireRole(tx, query.id, session)
    return findHolders(tx, query)
  },
})
