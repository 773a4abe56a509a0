import { tenantAdmin } from '@console/contracts'
import { refuse } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { tenantAdminTexts } from './tenant-admin.messages.ts'
import { oneTimePassword } from '../../../platform/secrets/one-time-password.ts'
import { auditInBoth } from './audit-in-both.ts'
import { firstRole } from './first-role.ts'
import { requireCurrency } from './require-currency.ts'
import { requireTimezone } from './require-timezone.ts'
import { canManageTenants, requirePlatform } from './tenant-admin.policy.ts'
import { insertFirstAdministrator, insertTenant } from './tenant-admin.store.ts'

const { codeTaken, usernameTaken } = tenantAdmin.TENANT_REFUSALS

export const createTenant = route(tenantAdmin.create, {
  policy: canManageTenants,
  handler: async ({ ctx, tx, body, language }) => {
    await requirePlatform(tx)
    await requireTimezone(tx, body.timezone, language)
    requireCurrency(body.currency, language)
    const { adminUsername: username, adminName: name, ...company } = body
    const createdAt = ctx.clock.now()
    const kind = company.tenantType === 'Provider' ? 'provider' : 'standard'
    const shortName = company.shortName === '' ? null : company.shortName
    const tenantId = await insertTenant(tx, { ...company, shortName, kind, createdAt })
    if (tenantId === null) throw refuse(codeTaken, tenantAdminTexts.codeTaken)
    const password = oneTimePassword()
    const administrator = await insertFirstAdministrator(tx, {
      tenantId,
      organization: company.shortName || company.nameEn,
      role: firstRole(kind),
      username,
      name,
      passwordHash: await ctx.passwords.hash(password),
      createdAt,
    })
    if (administrator === null) throw refuse(usernameTaken, tenantAdminTexts.usernameTaken)
    // The password stays out of the record.
    await auditInBoth(tx, tenantId, {
      module: 'tenant',
      opType: 'tenant.create',
      target: company.nameEn,
      after: { id: tenantId, ...company, shortName, administrator: { username, name } },
    })
    return { id: tenantId, username, password }
  },
})
