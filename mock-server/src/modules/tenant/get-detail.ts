import { tenant } from '@console/contracts'
import { NotFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { maySeeTenant } from './tenant.policy.ts'
import { findTenant } from './tenant.store.ts'

/** Another tenant's id answers like an unknown one. */
export const getDetail = route(tenant.detail, {
  handler: async ({ tx, session, query, language }) => {
    const found = maySeeTenant(session, query.tenantId)
      ? await findTenant(tx, query.tenantId, language)
      : undefined
    if (!found) throw new NotFound()
    return found
  },
})
