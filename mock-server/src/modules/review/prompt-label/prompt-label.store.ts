import { label } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Labels that one line of a simulated conversation is judged by, the oldest. */
export const MAX_JUDGED_LABELS = 20

export type PromptLabel = { readonly id: number; readonly name: string; readonly rule: label.Rule }

export async function isProduct({ db, tenantId }: TenantTx, productId: number): Promise<boolean> {
  const product = await db
    .selectFrom('product')
    .where('tenantId', '=', tenantId)
    .where('id', '=', productId)
    .select('id')
    .executeTakeFirst()
  return product !== undefined
}

/** The prompt labels of a product and of all products of its business, and how many more there are than are judged. */
export async function findPromptLabels(
  { db, tenantId }: TenantTx,
  { productId, isEnabled }: { productId: number; isEnabled: boolean },
): Promise<{ labels: PromptLabel[]; more: number }> {
  const { rows } = await sql<PromptLabel & { total: number }>`
    select l.id, l.name, l.rule || jsonb_build_object('id', l.id) as rule, count(*) over () as total
    from smart_label l join product p on p.tenant_id = l.tenant_id and p.business_type_id = l.business_type_id
    where l.tenant_id = ${tenantId} and p.id = ${productId} and l.deleted_at is null
      and (l.product_id is null or l.product_id = p.id)
      and (l.rule ->> 'labelType')::integer = ${label.LABEL_TYPE.prompt}
      ${isEnabled ? sql`and l.is_enabled` : sql``}
    order by l.id limit ${MAX_JUDGED_LABELS}`.execute(db)
  const labels = rows.map(({ total: _all, ...found }) => found)
  return { labels, more: (rows[0]?.total ?? 0) - labels.length }
}
