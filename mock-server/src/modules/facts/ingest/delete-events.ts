import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** The receipt of the company's last status; 0 where it has none. */
export async function lastReceipt({ db, tenantId }: TenantTx): Promise<number> {
  const { rows } = await sql<{ receipt: number }>`
    select coalesce(max(receipt), 0)::bigint as receipt from status_event where tenant_id = ${tenantId}`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('the database answered no receipt')
  return found.receipt
}

/** Deletes the statuses of these people up to a receipt. */
export async function deleteStatuses(
  { db, tenantId }: TenantTx,
  { userIds, upTo }: { userIds: readonly number[]; upTo: number },
): Promise<void> {
  await sql`
    delete from status_event
    where tenant_id = ${tenantId} and user_id = any(${sql.val(userIds)}::bigint[]) and receipt <= ${upTo}`.execute(
    db,
  )
}

/** Forgets that these events were ingested. */
export async function deleteIngestedIds(
  { db, tenantId }: TenantTx,
  eventIds: readonly string[],
): Promise<void> {
  await sql`
    delete from ingested_event where tenant_id = ${tenantId} and event_id = any(${eventIds}::text[])`.execute(
    db,
  )
}

/** True if the company has facts other than those of the events whose ids begin so. */
export async function hasFacts(
  { db, tenantId }: TenantTx,
  { besides }: { besides: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
        select from ingested_event
        where tenant_id = ${tenantId} and (${besides}::text is null or not starts_with(event_id, ${besides})))
      or ${besides}::text is null and (
        exists (select from call where tenant_id = ${tenantId})
        or exists (select from status_event where tenant_id = ${tenantId})) as has`.execute(db)
  return rows[0]?.has === true
}
