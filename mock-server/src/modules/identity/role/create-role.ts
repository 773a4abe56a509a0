import { role as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { addRole } from './add-role.ts'
import { grantsFrom } from './grant-rule.ts'
import { grantableRights } from './grantable-rights.ts'
import { requireRole } from './require-role.ts'
import { roleView } from './role-view.ts'
import { canManageRoles } from './role.policy.ts'
import { settledGrants } from './settled-grants.ts'

const NOTHING = { menuIds: [], permissions: [] }

export const createRole = route(calls.create, {
  policy: canManageRoles,
  handler: async ({ ctx, tx, session, body, language }) => {
    const { name, ...requested } = body
    const actor = await grantableRights(tx, session)
    const content = {
      name,
      ...settledGrants({ before: NOTHING, requested: grantsFrom(requested), actor }, language),
    }
    const id = await addRole(tx, content, ctx.clock.now())
    await tx.audit({ module: 'role', opType: 'role.create', target: name, after: content })
    return roleView(await requireRole(tx, id, session), session)
  },
})
