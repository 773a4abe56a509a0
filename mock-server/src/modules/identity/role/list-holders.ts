import { role as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { needRole } from './need-role.ts'
import { canManageRoles } from './role.policy.ts'
import { findHolders } from './role.store.ts'

export const listHolders = route(calls.holders, {
  policy: canManageRoles,
  handler: async ({ tx, session, query }) => {
    await needRole(tx, query.id, session)
    return findHolders(tx, query)
  },
})
