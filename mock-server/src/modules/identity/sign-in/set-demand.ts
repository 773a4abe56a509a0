import { factor as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, requireSeen } from '../../../platform/errors.ts'
import { canManageCompany } from '../company/public.ts'
import { listRoleNames, lockDemand, upsertDemand } from './demand.store.ts'

/** Applies from the next sign-in on: existing sessions stay, that of the administrator, too. */
export const setDemand = route(calls.setDemand, {
  policy: canManageCompany,
  handler: async ({ tx, body: { scope, roleIds, version } }) => {
    const before = await lockDemand(tx)
    requireSeen(before, { version })
    const known = await listRoleNames(tx)
    const named = known.filter(({ id }) => scope === 'roles' && roleIds.includes(id))
    if (scope === 'roles' && named.length !== new Set(roleIds).size) throw new NotFound()
    // Some roles, but none of them: nobody.
    const after = { scope: scope === 'roles' && named.length === 0 ? ('nobody' as const) : scope }
    const ids = named.map(({ id }) => id)
    if (before.scope === after.scope && isSame(before.roleIds, ids)) return null
    await upsertDemand(tx, { ...after, roleIds: ids })
    const rolesBefore = known.filter(({ id }) => before.roleIds.includes(id)).map(({ name }) => name)
    await tx.audit({
      module: 'factor',
      opType: 'factor.setDemand',
      target: before.nameEn,
      before: { scope: before.scope, roles: rolesBefore },
      after: { ...after, roles: named.map(({ name }) => name) },
    })
    return null
  },
})

function isSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((id) => right.includes(id))
}
