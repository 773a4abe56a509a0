import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type Change = { businessTypeId: number; now: Date }

/** Answers who was not in the business before. */
export async function placeInBusiness(
  tx: TenantTx,
  ids: readonly number[],
  { businessTypeId, now }: Change,
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    insert into user_business_type (tenant_id, user_id, business_type_id)
    select ${tx.tenantId}, placed, ${businessTypeId} from unnest(${sql.val([...ids])}::bigint[]) placed
    on conflict do nothing returning user_id as "userId"`.execute(tx.db)
  return updateChanged(tx, rows, now)
}

/** Answers who was in the business before. */
export async function withdrawFromBusiness(
  tx: TenantTx,
  ids: readonly number[],
  { businessTypeId, now }: Change,
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    delete from user_business_type where tenant_id = ${tx.tenantId} and business_type_id = ${businessTypeId}
      and user_id = any(${sql.val([...ids])}::bigint[]) returning user_id as "userId"`.execute(tx.db)
  return updateChanged(tx, rows, now)
}

/**
 * Updates people in the same way as the page of accounts: editors of these people get a conflict, and the business that each
 * works in is one of their own.
 */
async function updateChanged(
  { db, tenantId }: TenantTx,
  changed: readonly { userId: number }[],
  now: Date,
): Promise<number[]> {
  const ids = changed.map(({ userId }) => userId)
  if (ids.length > 0)
    await sql`
      update app_user u set changed_at = ${now}, version = version + 1, selected_business_type_id = case
        when exists (select 1 from user_business_type b where b.tenant_id = u.tenant_id and b.user_id = u.id
          and b.business_type_id = u.selected_business_type_id) then u.selected_business_type_id
        else (select min(b.business_type_id) from user_business_type b where b.tenant_id = u.tenant_id and b.user_id = u.id) end
      where u.tenant_id = ${tenantId} and u.id = any(${sql.val(ids)}::bigint[])`.execute(db)
  return ids
}

type Colleague = { id: number; username: string; status: 'enabled' | 'disabled'; type: string | null }

/** People of the own company among some ids; nobody else changes them until the transaction ends. */
export function lockColleagues({ db, tenantId }: TenantTx, ids: readonly number[]): Promise<Colleague[]> {
  return db
    .selectFrom('appUser')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...ids])
    .select(['id', 'username', 'status', 'type'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export const isSeat = ({ status, type }: Colleague): boolean =>
  status === 'enabled' && (type === 'TSR' || type === 'TeamTSR')
