import { tenantAdmin } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { isIndustry } from '../business/public.ts'
import { auditInBoth } from './audit-in-both.ts'
import { businessInUse, tenantAdminTexts } from './tenant-admin.messages.ts'
import { canManageTenants } from './tenant-admin.policy.ts'
import {
  listTenantBusinesses,
  findTenant,
  lockTenantBusinesses,
  updateTenantBusiness,
} from './tenant-admin.store.ts'

const { businessNameTaken, reasonNeeded } = tenantAdmin.TENANT_REFUSALS

export const modifyBusiness = route(tenantAdmin.modifyBusiness, {
  policy: canManageTenants,
  handler: async ({
    tx,
    body: { id, businessTypeId, version: expectedVersion, reason, ...after },
    language,
  }) => {
    await requirePlatform(tx)
    const company = await findTenant(tx, id)
    if (!company) throw new NotFound()
    await lockTenantBusinesses(tx, id)
    const present = (await listTenantBusinesses(tx, id, language)).find((one) => one.id === businessTypeId)
    if (!present) throw new NotFound()
    const { version, people, industryName: _industryName, ...before } = present
    if (version !== expectedVersion) throw new Conflict()
    const isNewIndustry = after.industryId !== null && after.industryId !== before.industryId
    if (isNewIndustry && !(await isIndustry(tx, after.industryId ?? 0))) throw new NotFound()
    const isDisabled = before.status === 'enabled' && after.status === 'disabled'
    if (isDisabled && people > 0 && reason === '') throw refuse(reasonNeeded, businessInUse(people))
    const isStored = await updateTenantBusiness(tx, { id, businessTypeId, version, ...after })
    if (isStored === null) throw refuse(businessNameTaken, tenantAdminTexts.businessNameTaken)
    if (!isStored) throw new Conflict()
    await auditInBoth(tx, id, {
      module: 'tenant',
      opType: 'tenant.modifyBusiness',
      target: company.nameEn,
      before,
      after: { id: businessTypeId, ...after, ...(isDisabled && reason !== '' ? { reason } : {}) },
    })
    return null
  },
})
