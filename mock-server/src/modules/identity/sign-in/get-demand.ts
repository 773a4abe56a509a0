import { factor as calls } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canManageCompany } from '../company/public.ts'
import { findDemand, listRoleNames } from './demand.store.ts'

export const getDemand = route(calls.demand, {
  policy: canManageCompany,
  handler: async ({ tx }) => {
    const { roleIds, ...demand } = await findDemand(tx)
    const roles = await listRoleNames(tx)
    // A role that was removed demands nothing.
    return { ...demand, roleIds: roleIds.filter((roleId) => roles.some(({ id }) => id === roleId)), roles }
  },
})
