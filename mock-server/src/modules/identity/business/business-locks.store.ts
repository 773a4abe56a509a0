import type { TenantTx } from '../../../platform/context/context.ts'
import type { EnabledStatus } from '../../../platform/db/columns.ts'

/** Those of some business types that the tenant has; none is removed until this transaction ends. */
export async function lockBusinessTypes(
  { db }: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; status: EnabledStatus }[]> {
  if (ids.length === 0) return []
  return db.selectFrom('businessType').where('id', 'in', ids).select(['id', 'status']).forKeyShare().execute()
}

/** The ids of those of some business types that are enabled; they stay so until this transaction ends. */
export async function lockEnabledBusinessTypes(
  { db }: TenantTx,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('businessType')
    .where('id', 'in', ids)
    .where('status', '=', 'enabled')
    .select('id')
    .forShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Holds the named business type, or all, if they are the company's and enabled, until the transaction ends: of two callers at
 * once the second sees what the first did.
 */
export async function lockEnabledForOne({ db, tenantId }: TenantTx, id: number | undefined): Promise<void> {
  const enabled = db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'enabled')
  await (id === undefined ? enabled : enabled.where('id', '=', id))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
