import { tenant } from '@console/contracts'
import { everySignedIn } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findCompany, findInvitation, invitationView, canManageCompany } from '../company/public.ts'
import { canSeeTenant } from './tenant.policy.ts'
import { findTenant } from './tenant.store.ts'

/** Another tenant's id answers like an unknown one. */
export const getDetail = route(tenant.detail, {
  // The shell shows everybody their own company; the handler knows no other.
  policy: everySignedIn,
  handler: async ({ tx, session, query, language }) => {
    const found = canSeeTenant(session, query.tenantId)
      ? await findTenant(tx, query.tenantId, language)
      : undefined
    if (!found) throw new NotFound()
    return canManageCompany(session) ? { ...found, ...(await findCompanyDetail(tx)) } : found
  },
})

async function findCompanyDetail(tx: TenantTx) {
  const invitation = await findInvitation(tx)
  return { ...(await findCompany(tx)), insertInvCodeData: invitation ? invitationView(invitation) : null }
}
