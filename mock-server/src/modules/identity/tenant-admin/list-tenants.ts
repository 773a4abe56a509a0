import { tenantAdmin } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canManageTenants, needPlatform } from './tenant-admin.policy.ts'
import { findTenants } from './tenant-admin.store.ts'

export const listTenants = route(tenantAdmin.list, {
  policy: canManageTenants,
  handler: async ({ tx, query }) => {
    await needPlatform(tx)
    return findTenants(tx, query)
  },
})
