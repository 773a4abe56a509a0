import { role as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, refuse } from '../../../platform/errors.ts'
import { lockAdministration } from './administrators.ts'
import { requireRole } from './require-role.ts'
import { roleTexts } from './role.messages.ts'
import { canManageRoles } from './role.policy.ts'
import { deleteRole } from './role.store.ts'

/** A role that nobody has takes nothing from anybody, so no other rule is in its way. */
export const removeRole = route(calls.remove, {
  policy: canManageRoles,
  handler: async ({ tx, session, query }) => {
    await lockAdministration(tx)
    const { id, name, menuIds, permissions, people, version } = await requireRole(tx, query.id, session)
    if (version !== query.version) throw new Conflict(roleTexts.changedMeanwhile)
    if (people > 0) throw refuse(calls.ROLE_REFUSALS.inUse, roleTexts.inUse(people))
    await deleteRole(tx, id)
    await tx.audit({
      module: 'role',
      opType: 'role.remove',
      target: name,
      before: { name, menuIds, permissions },
    })
    return null
  },
})
