import type { AccountSpan, BilledHalves } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import { addDays } from '../../../platform/time/days.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../statistics/public.ts'
import { getCurrentMonth } from './months.ts'

export type BillQuery = {
  /** `YYYY-MM` */
  month: string
  bizTypeId: number | undefined
  scope: Scope
  timezone: string
  now: Date
}

/** An account with the times in which it was open in a month, oldest first, and what it is billed. */
export type BilledAccount = {
  userId: number
  account: string
  name: string
  isEnabled: boolean
  orgId: number
  orgName: string
  spans: AccountSpan[]
  halves: BilledHalves
  /** Unix seconds of the first opening and of the last closing; null where that has not come. */
  openedAt: number
  closedAt: number | null
  /** The day in the month on which it came to its organisation. */
  movedOn: string | null
}

/**
 * The accounts of a month, one row each, as a table expression: of a closed month the lines that were written down, else
 * what is stored about the accounts now. `first_half` and `second_half` are null where nothing was written down.
 */
export function billSource(
  tenantId: number,
  { isClosed, ...query }: BillQuery & { isClosed: boolean },
): RawBuilder<unknown> {
  return isClosed ? closedSource(tenantId, query) : openSource(tenantId, query)
}

function closedSource(tenantId: number, { month, bizTypeId, scope }: BillQuery): RawBuilder<unknown> {
  const { rootId } = scope
  return sql`
    select l.user_id, l.account, l.name, l.is_enabled, l.org_id, l.org_name, l.spans, l.first_half, l.second_half,
           l.opened_at, l.closed_at, l.moved_on
    from bill_line l
    where l.tenant_id = ${tenantId} and l.month = ${month}
      ${rootId === null ? sql`` : sql`and ${rootId}::bigint = any(l.org_path)`}
      ${bizTypeId === undefined ? sql`` : sql`and ${bizTypeId}::bigint = any(l.business_type_ids)`}`
}

/**
 * Accounts that were open on any day of the month; none for a month that has not started. In a month that is over each
 * counts where it belonged at its end, in the running one where it belongs now; accounts without an organisation count to
 * the company's own.
 */
function openSource(
  tenantId: number,
  { month, bizTypeId, scope, timezone, now }: BillQuery,
): RawBuilder<unknown> {
  const first = sql`${`${month}-01`}::date::timestamp`
  const begin = sql`(${first} at time zone ${timezone})`
  const end = sql`((${first} + interval '1 month') at time zone ${timezone})`
  const toLocalDay = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone ${timezone}, 'YYYY-MM-DD')`
  // People who never moved belong to their current organisation.
  const orgId =
    month < getCurrentMonth(now, timezone)
      ? sql`case when m.user_id is null then u.org_id else m.org_id end`
      : sql`u.org_id`
  const worksForIt =
    bizTypeId === undefined
      ? sql``
      : sql`and exists (select 1 from user_business_type b
              where b.tenant_id = ${tenantId} and b.user_id = s.id and b.business_type_id = ${bizTypeId})`
  return sql`
    with top as (select min(id) as id from organization_unit where tenant_id = ${tenantId} and parent_id is null),
    belonging as (
      select distinct on (user_id) user_id, org_id, starts_at from user_organization_period
      where tenant_id = ${tenantId} and starts_at < ${end}
        and user_id in (select user_id from user_organization_period
          where tenant_id = ${tenantId} and starts_at > '-infinity')
      order by user_id, starts_at desc
    ),
    account as (
      select u.id, u.username, u.name, u.status,
             coalesce(${orgId}, (select id from top)) as org_id,
             case when m.starts_at >= ${begin} then ${toLocalDay(sql`m.starts_at`)} end as moved_on
      from person u left join belonging m on m.user_id = u.id
      where u.tenant_id = ${tenantId}
    ),
    opened as (
      select p.user_id, min(p.opened_at) as opened_at,
             (array_agg(p.closed_at order by p.opened_at desc, p.id desc))[1] as closed_at,
             string_agg(
               case when p.opened_at < ${begin} then ${addDays(`${month}-01`, -1)} else ${toLocalDay(sql`p.opened_at`)} end
               || '/' || case when p.closed_at < ${end} then ${toLocalDay(sql`p.closed_at`)} else '' end,
               ',') as spans
      from account_period p
      where p.tenant_id = ${tenantId} and ${begin} <= ${now}
        and p.opened_at < ${end} and (p.closed_at is null or p.closed_at >= ${begin})
      group by p.user_id
    )
    select s.id as user_id, s.username as account, s.name, s.status = 'enabled' as is_enabled, o.id as org_id,
           o.name as org_name, p.spans, null::boolean as first_half, null::boolean as second_half,
           p.opened_at, p.closed_at, s.moved_on
    from opened p
    join account s on s.id = p.user_id
    join organization_unit o on o.tenant_id = ${tenantId} and o.id = s.org_id
    where true ${worksForIt} ${inScope(scope)}`
}
