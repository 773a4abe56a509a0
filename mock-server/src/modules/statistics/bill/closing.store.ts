import { sql } from 'kysely'
import type { Erasure, TenantTx } from '../../../platform/context/context.ts'
import type { BilledAccount } from './bill-source.ts'

/** Lines that are written with one statement. */
const LINES_PER_STATEMENT = 1000

export type Closing = { closedAt: number; closedBy: string }

/** When a month was closed and by whom; undefined while it is not. */
export async function findClosing(tx: TenantTx, month: string): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`
    select floor(extract(epoch from c.closed_at))::bigint as "closedAt", u.name as "closedBy"
    from bill_closing c join person u on u.tenant_id = c.tenant_id and u.id = c.closed_by
    where c.tenant_id = ${tx.tenantId} and c.month = ${month}`.execute(tx.db)
  return rows[0]
}

export async function isMonthClosed(tx: TenantTx, month: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bill_closing where tenant_id = ${tx.tenantId} and month = ${month}`.execute(tx.db)
  return rows.length > 0
}

/** True if this closes the month; false if it is closed already. A second closing waits for the first. */
export async function insertClosing(
  { db, tenantId }: TenantTx,
  { month, closedBy, now }: { month: string; closedBy: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into bill_closing (tenant_id, month, closed_at, closed_by)
    values (${tenantId}, ${month}, ${now}, ${closedBy})
    on conflict (tenant_id, month) do nothing returning 1`.execute(db)
  return rows.length > 0
}

/** Writes the lines of a month down, each with where its organisation is and what the account works for. */
export async function insertLines(
  tx: TenantTx,
  month: string,
  accounts: readonly BilledAccount[],
): Promise<void> {
  for (let start = 0; start < accounts.length; start += LINES_PER_STATEMENT) {
    // oxlint-disable-next-line no-await-in-loop -- one statement at a time in one transaction
    await insertSome(tx, month, accounts.slice(start, start + LINES_PER_STATEMENT))
  }
}

async function insertSome(
  { db, tenantId }: TenantTx,
  month: string,
  accounts: readonly BilledAccount[],
): Promise<void> {
  const lines = accounts.map(({ spans, halves, ...account }) => ({
    ...account,
    spans: spans.map(({ openDay, closeDay }) => `${openDay}/${closeDay ?? ''}`).join(','),
    firstHalf: halves.first,
    secondHalf: halves.second,
  }))
  await sql`
    with recursive path as (
      select id, array[id] as ids from organization_unit where tenant_id = ${tenantId} and parent_id is null
      union all
      select child.id, path.ids || child.id
      from organization_unit child join path on child.tenant_id = ${tenantId} and child.parent_id = path.id
    )
    insert into bill_line (tenant_id, month, user_id, account, name, is_enabled, org_id, org_name, org_path,
                           business_type_ids, spans, first_half, second_half, opened_at, closed_at, moved_on)
    select ${tenantId}, ${month}, l."userId", l.account, l.name, l."isEnabled", l."orgId", l."orgName", path.ids,
           array(select b.business_type_id from user_business_type b
                 where b.tenant_id = ${tenantId} and b.user_id = l."userId" order by 1),
           l.spans, l."firstHalf", l."secondHalf", to_timestamp(l."openedAt"), to_timestamp(l."closedAt"), l."movedOn"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      "userId" bigint, account text, name text, "isEnabled" boolean, "orgId" bigint, "orgName" text, spans text,
      "firstHalf" boolean, "secondHalf" boolean, "openedAt" bigint, "closedAt" bigint, "movedOn" text)
    join path on path.id = l."orgId"`.execute(db)
}

/** Erases names from closed months; the lines and their costs remain. */
export const eraseFromBill: Erasure = async ({ db, tenantId }, { id }) => {
  const { rows } = await sql`
    update bill_line set account = '', name = '' where tenant_id = ${tenantId} and user_id = ${id} returning 1`.execute(
    db,
  )
  return { counts: { billLines: rows.length } }
}
