import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Switches off labels whose expressions take too long for a sentence; the list of labels shows it. */
export async function disableCostlyLabels(tx: TenantTx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ name: string; bizTypeId: number; productId: number | null }>`
    update smart_label set is_enabled = false, enabled_at = null, is_too_dear = true, updated_at = ${at}
    where tenant_id = ${tx.tenantId} and id = any(${ids}::bigint[]) and is_enabled
    returning name, business_type_id as "bizTypeId", product_id as "productId"`.execute(tx.db)
  for (const { name, ...of } of rows)
    await tx.audit({
      module: 'label',
      opType: 'label.disable',
      target: name,
      before: { enable: 1 },
      after: { enable: 0, isTooDear: true },
      ...of,
    })
}
