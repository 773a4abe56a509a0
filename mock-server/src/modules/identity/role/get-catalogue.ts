import { role as calls } from '@console/contracts'
import { permissions } from '../../../access/menu/permissions.ts'
import { sessionRoute } from '../../../access/route.ts'
import { menuParts } from './grantable.ts'
import { canManageRoles } from './role.policy.ts'

export const getCatalogue = sessionRoute(calls.catalogue, {
  policy: canManageRoles,
  handler: async ({ session }) => ({
    menu: menuParts.map((part) => ({ ...part, isHeld: session.menuIds.has(part.id) })),
    permissions: permissions.map(({ code, name }) => ({
      code,
      name,
      isHeld: session.permissions.has(code),
    })),
  }),
})
