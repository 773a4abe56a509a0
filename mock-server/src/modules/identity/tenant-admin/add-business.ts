import { businessManage, tenantAdmin } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { isIndustry } from '../business/public.ts'
import { auditInBoth } from './audit-in-both.ts'
import { tenantAdminTexts } from './tenant-admin.messages.ts'
import { canManageTenants } from './tenant-admin.policy.ts'
import { listTenantBusinesses, findTenant, insertTenantBusiness } from './tenant-admin.store.ts'

const { businessNameTaken, tooManyBusinesses } = tenantAdmin.TENANT_REFUSALS

export const addBusiness = route(tenantAdmin.addBusiness, {
  policy: canManageTenants,
  handler: async ({ tx, body, language }) => {
    await requirePlatform(tx)
    const company = await findTenant(tx, body.id)
    if (!company) throw new NotFound()
    if (body.industryId !== null && !(await isIndustry(tx, body.industryId))) throw new NotFound()
    const present = await listTenantBusinesses(tx, body.id, language)
    if (present.length >= businessManage.MAX_BUSINESS_TYPES) {
      throw refuse(tooManyBusinesses, tenantAdminTexts.tooManyBusinesses)
    }
    const businessTypeId = await insertTenantBusiness(tx, body)
    if (businessTypeId === null) throw refuse(businessNameTaken, tenantAdminTexts.businessNameTaken)
    await auditInBoth(tx, body.id, {
      module: 'tenant',
      opType: 'tenant.addBusiness',
      target: company.nameEn,
      after: { businessTypeId, name: body.name, industryId: body.industryId },
    })
    return { id: businessTypeId }
  },
})
