import { role as calls } from '@console/contracts'
import { permissions } from '../../../access/menu/permissions.ts'
import { route } from '../../../access/route.ts'
import { grantableRights } from './grantable-rights.ts'
import { menuParts } from './grantable.ts'
import { canManageRoles } from './role.policy.ts'

export const getCatalogue = route(calls.catalogue, {
  policy: canManageRoles,
  handler: async ({ tx, session }) => {
    const rights = await grantableRights(tx, session)
    return {
      menu: menuParts.map((part) => ({ ...part, isHeld: rights.menuIds.has(part.id) })),
      permissions: permissions.map(({ code, name }) => ({
        code,
        name,
        isHeld: rights.permissions.has(code),
      })),
    }
  },
})
