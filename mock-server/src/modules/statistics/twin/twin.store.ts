import { EXACT_COUNT_LIMIT, twin, type BodyOf, type DataOf, type ParsedQueryOf } from '@console/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inDirection, inScope, toTimeOrder } from '../statistics/public.ts'

type SeatFilter = Pick<BodyOf<typeof twin.seats>, 'bizTypeId' | 'status' | 'sort' | 'order'> & {
  scope: Scope
}
type SeatRow = DataOf<typeof twin.seats>['seatList'][number]

/** Seats that can sign in, where they belong now. */
export async function findSeats(
  { db, tenantId }: TenantTx,
  { bizTypeId, status, scope, sort = 'account', order = 'asc' }: SeatFilter,
): Promise<DataOf<typeof twin.seats>> {
  const usedForIt = bizTypeId === undefined ? sql`` : sql`and u.business_type_id = ${bizTypeId}`
  const worksForIt =
    bizTypeId === undefined
      ? sql``
      : sql`and exists (select 1 from user_business_type b
              where b.tenant_id = s.tenant_id and b.user_id = s.id and b.business_type_id = ${bizTypeId})`
  const { rows } = await sql<SeatRow & { total: number }>`
    with seat as (
      select s.username as account, s.name, coalesce(o.name, '') as "orgName",
             case when used.by is not null then 'used'
                  when t.submitted_at is not null and t.approved_at is null then 'pendingReview'
                  else 'notUsed' end as status
      from person s
      left join organization_unit o on o.tenant_id = s.tenant_id and o.id = s.org_id
      left join twin t on t.tenant_id = s.tenant_id and t.user_id = s.id
      -- One look into the index for each seat, however many uses there are.
      left join lateral (select u.user_id as by from twin_use u
        where u.tenant_id = s.tenant_id and u.user_id = s.id ${usedForIt} limit 1) used on true
      where s.tenant_id = ${tenantId} and s.type in ('TSR', 'TeamTSR') and s.status = 'enabled'
        ${worksForIt} ${inScope(scope)}
    )
    select account, name, "orgName", status, count(*) over () as total from seat
    where ${status ?? null}::text is null or status = ${status ?? null}
    order by ${inDirection(sql`seat.${sql.ref(sort)}`, order)}, account limit ${twin.MAX_LISTED_SEATS}`.execute(
    db,
  )
  return {
    total: rows[0]?.total ?? 0,
    seatList: rows.map(({ total: _total, ...seat }) => seat),
  }
}

type UseFilter = Omit<ParsedQueryOf<typeof twin.uses>, 'orgId'> & { scope: Scope; timezone: string }
type UseRow = Omit<DataOf<typeof twin.uses>['records'][number], 'value'> & z.output<typeof twin.useValue>

export async function findUses(
  { db, tenantId }: TenantTx,
  { beginDay, endDay, bizTypeId, scope, timezone, pageIndex, pageSize, ...order }: UseFilter,
): Promise<DataOf<typeof twin.uses>> {
  const direction = toTimeOrder(order)
  const condition = sql`
    s.tenant_id = ${tenantId} and s.used_at >= ${beginDay}::date::timestamp at time zone ${timezone}
    and s.used_at < (${endDay}::date + 1)::timestamp at time zone ${timezone}
    ${bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`} ${inScope(scope)}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from twin_use s where ${condition} limit ${EXACT_COUNT_LIMIT + 1}) counted`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const { rows } = await sql<UseRow>`
    select s.id, u.id as "userId", u.name as "userName", coalesce(o.name, '') as "orgName",
           floor(extract(epoch from s.used_at))::bigint as timestamp,
           s.product_name as "productName", s.process_name as "processName", s.session_id as "sessionId"
    from twin_use s
    join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
    left join organization_unit o on o.tenant_id = s.tenant_id and o.id = s.org_id
    where ${condition} order by ${inDirection(sql`s.used_at`, direction)}, ${inDirection(sql`s.id`, direction)}
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return {
    records: rows.map(({ productName, processName, sessionId, ...use }) => ({
      ...use,
      value: JSON.stringify({ productName, processName, sessionId }),
    })),
    totalCnt: Math.min(total, EXACT_COUNT_LIMIT),
    totalIsCapped: total > EXACT_COUNT_LIMIT,
  }
}
