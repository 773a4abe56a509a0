import { tenantAdmin } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { auditInBoth } from './audit-in-both.ts'
import { requireCurrency, requireTimezone } from './require-locale.ts'
import { canManageTenants } from './tenant-admin.policy.ts'
import { findTenant, updateCompanyData, type CompanyData } from './tenant-admin.store.ts'

export const modifyTenant = route(tenantAdmin.modify, {
  policy: canManageTenants,
  handler: async ({ tx, body: { id, version, ...fields }, language }) => {
    await requirePlatform(tx)
    const present = await findTenant(tx, id)
    if (!present) throw new NotFound()
    await requireTimezone(tx, fields.timezone, language)
    requireCurrency(fields.currency, language)
    const after = {
      ...fields,
      shortName: orNull(fields.shortName),
      contactPerson: orNull(fields.contactPerson),
      contactTel: orNull(fields.contactTel),
      contactEmail: orNull(fields.contactEmail),
      address: orNull(fields.address),
    }
    if (!(await updateCompanyData(tx, { id, version }, after))) throw new Conflict()
    await auditInBoth(tx, id, {
      module: 'tenant',
      opType: 'tenant.modify',
      target: present.nameEn,
      before: companyData(present),
      after,
    })
    return null
  },
})

/** An empty field means that there is no value. */
function orNull(text: string): string | null {
  return text === '' ? null : text
}

function companyData(tenant: CompanyData): CompanyData {
  const { nameEn, nameZh, shortName, timezone, currency, credentialStatus, credentialFlag } = tenant
  const { contactPerson, contactTel, contactEmail, address } = tenant
  const contact = { contactPerson, contactTel, contactEmail, address }
  return { nameEn, nameZh, shortName, timezone, currency, credentialStatus, credentialFlag, ...contact }
}
