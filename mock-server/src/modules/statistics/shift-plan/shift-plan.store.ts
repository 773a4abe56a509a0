import type { shiftPlan } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inPlan, type MonitorFilter } from '../monitor/public.ts'
import { inScope } from '../statistics/public.ts'

/** Plans of the range by the day on which their shifts begin, beside the figures of the last rollup. */
export async function planDays(tx: TenantTx, filter: MonitorFilter): Promise<shiftPlan.PlanDay[]> {
  const { tenantId } = tx
  const { bizTypeId, timezone, scope } = filter
  const business = bizTypeId === undefined ? sql`` : sql`and d.business_type_id = ${bizTypeId}`
  const { rows } = await sql<shiftPlan.PlanDay>`
    with planned as (
      select (shift.starts_at at time zone ${timezone})::date as day, shift.user_id, count(*) as shifts,
             sum(shift.expected_work_seconds) as expected
      from shift join person s on s.tenant_id = shift.tenant_id and s.id = shift.user_id
      where shift.tenant_id = ${tenantId} and ${inPlan(filter)} ${inScope(scope)}
      group by 1, 2
    ), attended as (
      select p.*, coalesce(figures.online, 0) as online, coalesce(figures.work, 0) as work
      from planned p left join lateral (
        select sum(d.online_seconds) as online, sum(d.work_seconds) as work from stat_user_day d
        where d.tenant_id = ${tenantId} and d.day = p.day and d.user_id = p.user_id ${business}) figures on true
    )
    select to_char(day, 'YYYY-MM-DD') as day, sum(shifts)::bigint as shifts, count(*) as "plannedPeople",
           count(*) filter (where online > 0) as "attendedPeople",
           sum(expected)::bigint as "plannedSeconds", sum(work)::bigint as "workedSeconds"
    from attended group by attended.day order by attended.day`.execute(tx.db)
  return rows
}
