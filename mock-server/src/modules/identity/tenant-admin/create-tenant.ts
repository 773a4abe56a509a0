import { tenantAdmin } from '@console/contracts'
import type { CompanyKind } from '../../../access/menu/menu-table.ts'
import { menuIdsOfKind } from '../../../access/menu/menu.ts'
import { everyPermission } from '../../../access/menu/permissions.ts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { oneTimePassword } from '../../../platform/secrets/one-time-password.ts'
import { auditInBoth } from './audit-in-both.ts'
import { requireCurrency, requireTimezone } from './require-locale.ts'
import { tenantAdminTexts } from './tenant-admin.messages.ts'
import { canManageTenants } from './tenant-admin.policy.ts'
import { type FirstAdministrator, insertFirstAdministrator, insertTenant } from './tenant-admin.store.ts'

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

/** The role of a company's first administrator: the pages that such companies have. Their own roles follow from it. */
function firstRole(kind: CompanyKind): FirstAdministrator['role'] {
  return {
    name: 'Administrator',
    menuIds: menuIdsOfKind(kind),
    permissions: everyPermission,
  }
}
