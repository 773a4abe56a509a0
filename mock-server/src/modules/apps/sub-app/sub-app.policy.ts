import { canOpen } from '../../../access/policy.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Forbidden } from '../../../platform/errors.ts'

/** The page of apps: people of the platform register and release them, those of a company decide about theirs. */
export const canManageApps = canOpen('account.apps')

export async function isPlatform({ db, tenantId }: TenantTx): Promise<boolean> {
  const own = await db.selectFrom('tenant').where('id', '=', tenantId).select('kind').executeTakeFirst()
  return own?.kind === 'platform'
}

/** Throws for people of every other company, whatever their roles contain. */
export async function requirePlatform(tx: TenantTx): Promise<void> {
  if (!(await isPlatform(tx))) throw new Forbidden()
}
