import { tenantAdmin } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canManageTenants } from './tenant-admin.policy.ts'
import { listTenantBusinesses, findTenant } from './tenant-admin.store.ts'

export const getTenant = route(tenantAdmin.detail, {
  policy: canManageTenants,
  handler: async ({ tx, query: { id }, language }) => {
    await requirePlatform(tx)
    const found = await findTenant(tx, id)
    if (!found) throw new NotFound()
    return {
      ...found,
      createdAt: toUnixSeconds(found.createdAt),
      businesses: await listTenantBusinesses(tx, id, language),
    }
  },
})
