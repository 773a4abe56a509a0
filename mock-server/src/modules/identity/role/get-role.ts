import { role as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireRole } from './require-role.ts'
import { roleView } from './role-view.ts'
import { canManageRoles } from './role.policy.ts'

export const getRole = route(calls.detail, {
  policy: canManageRoles,
  handler: async ({ tx, session, query }) => roleView(await requireRole(tx, query.id, session), session),
})
