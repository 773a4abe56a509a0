import type { TenantTx } from '../platform/context/context.ts'
import { Forbidden } from '../platform/errors.ts'

/** True for the platform's own company. */
export async function isPlatform({ db, tenantId }: TenantTx): Promise<boolean> {
  const own = await db.selectFrom('tenant').where('id', '=', tenantId).select('kind').executeTakeFirst()
  return own?.kind === 'platform'
}

/** Throws for people of every other company, whatever their roles contain. */
export async function requirePlatform(tx: TenantTx): Promise<void> {
  if (!(await isPlatform(tx))) throw new Forbidden()
}
