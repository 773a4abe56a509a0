import { canOpen } from '../../../access/policy.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Forbidden } from '../../../platform/errors.ts'

/** Requires the page's menu id; `requirePlatform` also checks that the person belongs to the platform's own company. */
export const canManageTenants = canOpen('account.tenant')

/** Throws for people of every other company, whatever their roles contain. The functions of the database check again. */
export async function requirePlatform({ db, tenantId }: TenantTx): Promise<void> {
  const own = await db.selectFrom('tenant').where('id', '=', tenantId).select('kind').executeTakeFirst()
  if (own?.kind !== 'platform') throw new Forbidden()
}
