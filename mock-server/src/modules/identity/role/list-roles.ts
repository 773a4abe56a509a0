import { role as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { pageCount } from './grantable.ts'
import { canManageRoles } from './role.policy.ts'
import { findRoles } from './role.store.ts'

export const listRoles = route(calls.list, {
  policy: canManageRoles,
  handler: async ({ tx, session }) => {
    const roles = await findRoles(tx, session.userId)
    return {
      roles: roles.map(({ id, name, people, menuIds, permissions, isOwn, updatedAt }) => ({
        id,
        name,
        people,
        pages: pageCount(menuIds),
        permissions: permissions.length,
        isOwn,
        updatedAt: toUnixSeconds(updatedAt),
      })),
    }
  },
})
