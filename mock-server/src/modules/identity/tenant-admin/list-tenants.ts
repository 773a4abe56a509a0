import { tenantAdmin } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { canManageTenants } from './tenant-admin.policy.ts'
import { findTenants } from './tenant-admin.store.ts'

export const listTenants = route(tenantAdmin.list, {
  policy: canManageTenants,
  handler: async ({ tx, query }) => {
    await requirePlatform(tx)
    return findTenants(tx, query)
  },
})
