import { tenantAdmin } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { auditInBoth } from './audit-in-both.ts'
import { tenantAdminTexts } from './tenant-admin.messages.ts'
import { canManageTenants } from './tenant-admin.policy.ts'
import { findTenant, updateAuthStatus } from './tenant-admin.store.ts'

const { ownStatus, remarkNeeded } = tenantAdmin.TENANT_REFUSALS

export const setAuthStatus = route(tenantAdmin.setAuthStatus, {
  policy: canManageTenants,
  handler: async ({ tx, body }) => {
    await requirePlatform(tx)
    const present = await findTenant(tx, body.id)
    if (!present) throw new NotFound()
    if (present.kind === 'platform') throw refuse(ownStatus, tenantAdminTexts.ownStatus)
    if (body.authStatus === 'Rejected' && body.remark === '') {
      throw refuse(remarkNeeded, tenantAdminTexts.remarkNeeded)
    }
    if (!(await updateAuthStatus(tx, body))) throw new Conflict()
    await auditInBoth(tx, body.id, {
      module: 'tenant',
      opType: 'tenant.setAuthStatus',
      target: present.nameEn,
      before: { authStatus: present.authStatus, remark: present.authRemark },
      after: { authStatus: body.authStatus, remark: body.remark === '' ? null : body.remark },
    })
    return null
  },
})
