import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** The days that the home looks back on, in a zone; `isOfAllCompanies` as the platform sees it. */
export type HomeScope = { now: Date; days: number; timezone: string; isOfAllCompanies: boolean }
export type HomeFigures = { total: number; bizAddition: number; manpowerChange: number }

/** Start of the first of the days. */
const getFirstDayStart = ({ now, days, timezone }: HomeScope) => sql`
  ((${now}::timestamptz at time zone ${timezone})::date - ${days - 1}::integer)::timestamp at time zone ${timezone}`

export async function homeFigures({ db, tenantId }: TenantTx, homeScope: HomeScope): Promise<HomeFigures> {
  const { isOfAllCompanies } = homeScope
  const belongsToTenant = (column: string) =>
    isOfAllCompanies ? sql`true` : sql`${sql.ref(column)} = ${tenantId}`
  const { rows } = await sql<HomeFigures>`
    select (select coalesce(sum(c.number), 0)::bigint from project_count c where ${belongsToTenant('c.tenant_id')}) as total,
      (select count(*) from project_application a
        where ${belongsToTenant('a.owner_id')} and a.status = 'passed' and a.reviewed_at >= ${getFirstDayStart(homeScope)}) as "bizAddition",
      (select coalesce(sum((l.after->>'confirmedManpower')::integer - (l.before->>'confirmedManpower')::integer), 0)
        from project_log l
        where ${belongsToTenant('l.tenant_id')} and l.kind = 'staffing.change' and l.created_at >= ${getFirstDayStart(homeScope)})
        as "manpowerChange"`.execute(db)
  return rows[0] ?? { total: 0, bizAddition: 0, manpowerChange: 0 }
}

type OngoingDay = { timestamp: number; cnt: number }

/**
 * Ongoing projects at the end of each day: counted back from the present number by the projects that began and ended in
 * these days, and then forward day by day. Only projects that changed in these days are read one by one.
 */
export async function ongoingDays({ db, tenantId }: TenantTx, homeScope: HomeScope): Promise<OngoingDay[]> {
  const { now, days, timezone, isOfAllCompanies } = homeScope
  const belongsToTenant = (column: string) =>
    isOfAllCompanies ? sql`true` : sql`${sql.ref(column)} = ${tenantId}`
  const begin = getFirstDayStart(homeScope)
  const { rows } = await sql<OngoingDay>`
    with day as (
      select d::date as day, (d::date::timestamp at time zone ${timezone}) as begins
      from generate_series((${now}::timestamptz at time zone ${timezone})::date - ${days - 1}::integer,
        (${now}::timestamptz at time zone ${timezone})::date, interval '1 day') d
    ), delta as (
      select (o.ongoing_from at time zone ${timezone})::date as day, count(*) as change
      from project_ongoing o where ${belongsToTenant('o.tenant_id')} and o.ongoing_from >= ${begin} group by 1
      union all
      select (o.ongoing_until at time zone ${timezone})::date, -count(*)
      from project_ongoing o where ${belongsToTenant('o.tenant_id')} and o.ongoing_until >= ${begin} group by 1
    ), before as (
      select (select coalesce(sum(c.number), 0) from project_count c
          where ${belongsToTenant('c.tenant_id')} and c.status = 'normal')
        - (select coalesce(sum(delta.change), 0) from delta) as number
    )
    select extract(epoch from day.begins)::bigint as timestamp,
      (before.number + sum(coalesce(net.change, 0)) over (order by day.day))::bigint as cnt
    from day cross join before
    left join (select delta.day, sum(delta.change) as change from delta group by 1) net on net.day = day.day
    order by day.day`.execute(db)
  return rows
}
