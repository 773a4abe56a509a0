import type { AccountSpan } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../statistics/public.ts'

/** An account with the times in which it was open in a month, oldest first. */
export type BilledAccount = {
  account: string
  name: string
  isEnabled: boolean
  orgId: number
  orgName: string
  spans: AccountSpan[]
  /** Unix seconds of the first opening and of the last closing; null where that has not come. */
  openedAt: number
  closedAt: number | null
}

type AccountsQuery = {
  /** `YYYY-MM` */
  month: string
  bizTypeId: number | undefined
  scope: Scope
  timezone: string
  now: Date
  /** Of this one organisation alone, without those below. */
  ownerId?: number
}

/**
 * Accounts that were open on any day of the month, by organisation and account; of a month that has not started, none. Who
 * belongs to no organisation counts to the company's own.
 */
export async function accountsOfMonth(
  { db, tenantId }: TenantTx,
  { month, bizTypeId, scope, timezone, now, ownerId }: AccountsQuery,
): Promise<BilledAccount[]> {
  const first = sql`${`${month}-01`}::date::timestamp`
  const begin = sql`(${first} at time zone ${timezone})`
  const end = sql`((${first} + interval '1 month') at time zone ${timezone})`
  const dayOf = (at: 'opened_at' | 'closed_at') =>
    sql`to_char(p.${sql.ref(at)} at time zone ${timezone}, 'YYYY-MM-DD')`
  const worksForIt =
    bizTypeId === undefined
      ? sql``
      : sql`and exists (select 1 from user_business_type b
              where b.tenant_id = ${tenantId} and b.user_id = s.id and b.business_type_id = ${bizTypeId})`
  const { rows } = await sql<BilledAccount>`
    with account as (
      select u.id, u.username, u.name, u.status,
             coalesce(u.org_id, (select min(id) from organization where tenant_id = ${tenantId} and parent_id is null))
               as org_id
      from app_user u where u.tenant_id = ${tenantId}
    )
    select s.username as account, s.name, s.status = 'enabled' as "isEnabled", o.id as "orgId", o.name as "orgName",
           json_agg(json_build_object('openDay', ${dayOf('opened_at')}, 'closeDay', ${dayOf('closed_at')})
             order by p.opened_at, p.id) as spans,
           floor(extract(epoch from min(p.opened_at)))::bigint as "openedAt",
           floor(extract(epoch from (array_agg(p.closed_at order by p.opened_at desc, p.id desc))[1]))::bigint
             as "closedAt"
    from account_period p
    join account s on s.id = p.user_id
    join organization o on o.tenant_id = ${tenantId} and o.id = s.org_id
    where p.tenant_id = ${tenantId} and ${begin} <= ${now}
      and p.opened_at < ${end} and (p.closed_at is null or p.closed_at >= ${begin})
      ${ownerId === undefined ? sql`` : sql`and s.org_id = ${ownerId}`} ${worksForIt} ${inScope(scope)}
    group by s.id, s.username, s.name, s.status, o.id, o.name
    order by o.id, s.username`.execute(db)
  return rows
}
