import { role as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { addRole } from './add-role.ts'
import { grantableRights } from './grantable-rights.ts'
import { requireRole } from './require-role.ts'
import { roleView } from './role-view.ts'
import { copyablePart, canManageRoles } from './role.policy.ts'

export const copyRole = route(calls.copy, {
  policy: canManageRoles,
  handler: async ({ ctx, tx, session, body }) => {
    const source = await requireRole(tx, body.id, session)
    const { grants, leftOut } = copyablePart(source, await grantableRights(tx, session))
    const content = { name: body.name, ...grants }
    const id = await addRole(tx, content, ctx.clock.now())
    await tx.audit({
      module: 'role',
      opType: 'role.copy',
      target: body.name,
      after: { ...content, copyOf: source.name },
    })
    return { role: roleView(await requireRole(tx, id, session), session), leftOut }
  },
})
