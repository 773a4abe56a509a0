import type { DataOf, ParsedQueryOf, subscription } from '@console/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'

/** Each menu id that any role has, with the open accounts that hold such a role. */
export async function findAccountsByMenuId({ db, tenantId }: TenantTx): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ menuId: string; userIds: number[] }>`
    select m.menu_id as "menuId", coalesce(jsonb_agg(distinct u.id) filter (where u.id is not null), '[]') as "userIds"
    from role r cross join lateral unnest(r.menu_ids) m (menu_id)
    left join user_role ur on ur.tenant_id = r.tenant_id and ur.role_id = r.id
    left join person u on u.tenant_id = r.tenant_id and u.id = ur.user_id and u.status = 'enabled'
    where r.tenant_id = ${tenantId} group by m.menu_id`.execute(db)
  return new Map(rows.map(({ menuId, userIds }) => [menuId, userIds]))
}

export function businessTypes({ db }: TenantTx): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('business')
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .execute()
}

type AccountStatistic = DataOf<typeof subscription.accounts>
type Months = { first: string; count: number; timezone: string; now: Date }

/**
 * Accounts by month, newest first: openings and closings as often as they happened, and the people whose account was open at
 * its end.
 */
export async function accountMonths(
  { db, tenantId }: TenantTx,
  { first, count, timezone, now }: Months,
): Promise<AccountStatistic['months']> {
  const { rows } = await sql<AccountStatistic['months'][number]>`
    with month as (
      select m, m::timestamp at time zone ${timezone} as begin_at,
             (m + interval '1 month')::timestamp at time zone ${timezone} as end_at
      from generate_series(${`${first}-01`}::date::timestamp,
             ${`${first}-01`}::date::timestamp + make_interval(months => ${count - 1}::int), interval '1 month') m
    )
    select to_char(month.m, 'YYYY-MM') as month,
           count(*) filter (where p.opened_at >= begin_at and p.opened_at < end_at) as opened,
           count(*) filter (where p.closed_at >= begin_at and p.closed_at < end_at) as closed,
           count(distinct p.user_id) filter (where p.opened_at < least(end_at, ${now})
             and (p.closed_at is null or p.closed_at >= least(end_at, ${now}))) as "openAtEnd"
    from month left join account_period p on p.tenant_id = ${tenantId}
    group by month.m order by month.m desc`.execute(db)
  return rows
}

/** The last sign-in of each person. Sessions are deleted soon after their end; the audit log keeps every sign-in. */
const lastSignIns = (tenantId: number) => sql`
  select op_user_id as user_id, max(op_at) as at from audit_record
  where tenant_id = ${tenantId} and module = 'session' and op_type = 'session.signIn' group by op_user_id`

export async function accountTotals({
  db,
  tenantId,
}: TenantTx): Promise<Pick<AccountStatistic, 'open' | 'closed' | 'neverSignedIn' | 'organizations'>> {
  const { rows } = await sql<{
    id: number | null
    name: string
    open: number
    closed: number
    neverSignedIn: number
  }>`
    select o.id, coalesce(o.name, '') as name, count(*) filter (where u.status = 'enabled') as open,
           count(*) filter (where u.status = 'disabled') as closed,
           count(*) filter (where u.status = 'enabled' and signed.at is null) as "neverSignedIn"
    from person u left join organization_unit o on o.tenant_id = u.tenant_id and o.id = u.org_id
    left join (${lastSignIns(tenantId)}) signed on signed.user_id = u.id
    where u.tenant_id = ${tenantId} group by o.id, o.name order by ${naturalOrder('o.name')} nulls last, o.id`.execute(
    db,
  )
  const sum = (of: 'open' | 'closed' | 'neverSignedIn') => rows.reduce((total, row) => total + row[of], 0)
  return {
    open: sum('open'),
    closed: sum('closed'),
    neverSignedIn: sum('neverSignedIn'),
    organizations: rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }])),
  }
}

type SignIns = DataOf<typeof subscription.signIns>

const SIGN_INS: Record<subscription.SignInState, RawBuilder<boolean>> = {
  signedIn: sql`signed.at is not null`,
  never: sql`signed.at is null`,
}

export async function openAccounts(
  { db, tenantId }: TenantTx,
  { pageIndex, pageSize, state }: ParsedQueryOf<typeof subscription.signIns>,
): Promise<SignIns> {
  const open = sql`u.tenant_id = ${tenantId} and u.status = 'enabled' and ${state === undefined ? sql`true` : SIGN_INS[state]}`
  const { rows } = await sql<SignIns['records'][number]>`
    select u.id, u.username as account, u.name, coalesce(o.name, '') as "orgName",
           floor(extract(epoch from coalesce(p.opened_at, u.created_at)))::bigint as "openedAt",
           floor(extract(epoch from signed.at))::bigint as "lastSignInAt"
    from person u left join organization_unit o on o.tenant_id = u.tenant_id and o.id = u.org_id
    left join account_period p on p.tenant_id = u.tenant_id and p.user_id = u.id and p.closed_at is null
    left join (${lastSignIns(tenantId)}) signed on signed.user_id = u.id
    where ${open}
    order by signed.at desc nulls last, u.username
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total from person u left join (${lastSignIns(tenantId)}) signed on signed.user_id = u.id
    where ${open}`.execute(db)
  return { records: rows, total: counted.rows[0]?.total ?? 0 }
}
