import { role as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict, Forbidden } from '../../../platform/errors.ts'
import { findScope, staysWithin } from '../organization/public.ts'
import { requireFreeName } from './add-role.ts'
import { withAdministratorCheck } from './administrators.ts'
import { grantsFrom } from './grant-rule.ts'
import { grantableRights } from './grantable-rights.ts'
import { requireRole } from './require-role.ts'
import { ROLE_CHANGED } from './rights-changed.ts'
import { roleView } from './role-view.ts'
import { roleTexts } from './role.messages.ts'
import { canChangeRole, canManageRoles } from './role.policy.ts'
import { memberIds, updateRole, type RoleContent } from './role.store.ts'
import { settledGrants } from './settled-grants.ts'

/** A change applies to everybody who has the role from their next request on: sessions read their rights again each time. */
export const modifyRole = route(calls.modify, {
  policy: canManageRoles,
  handler: ({ ctx, tx, session, body, language }) =>
    withAdministratorCheck(tx, async () => {
      const { id, version, name, ...requested } = body
      const role = await requireRole(tx, id, session)
      if (!canChangeRole(role, session)) throw new Forbidden(roleTexts.administratorsRole)
      if (role.version !== version) throw new Conflict(roleTexts.changedMeanwhile)
      await requireFreeName(tx, name, id)
      const before = toRoleContent(role)
      const actor = await grantableRights(tx, session)
      const after = {
        name,
        ...settledGrants({ before, requested: grantsFrom(requested), actor }, language),
      }
      if (isSame(before, after)) return roleView(role, session)
      const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
      await updateRole(tx, id, { ...after, updatedAt: ctx.clock.now() })
      await tx.emit({ topic: ROLE_CHANGED, key: `${id}.${version}` })
      const touched = addsPages(before, after) ? await memberIds(tx, id) : []
      if (!(await staysWithin(tx, scope, { userId: session.userId, touched })))
        throw new Forbidden(roleTexts.holdersSeeMore)
      await tx.audit({ module: 'role', opType: 'role.modify', target: name, before, after })
      return roleView(await requireRole(tx, id, session), session)
    }),
})

const toRoleContent = ({ name, menuIds, permissions }: RoleContent): RoleContent => ({
  name,
  menuIds,
  permissions,
})

function addsPages(before: RoleContent, after: RoleContent): boolean {
  return after.menuIds.some((id) => !before.menuIds.includes(id))
}

function isSame(left: RoleContent, right: RoleContent): boolean {
  const sorted = ({ name, menuIds, permissions }: RoleContent) =>
    JSON.stringify([name, menuIds.toSorted(), permissions.toSorted()])
  return sorted(left) === sorted(right)
}
