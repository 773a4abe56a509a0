import { IDLE_OVERTIME_SECONDS } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'

/**
 * Runs of idleness, each with the moment at which it raises an alert once it lasts longer: as a query of `user_id, from_at,
 * alert_at, to_at, org_id, business_type_id, project_id`. A downtime is no idleness of the person's own (MON-042). `spans` are
 * a table or query of spans that are not empty.
 */
export function idleRuns(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select user_id, min(from_at) as from_at,
           min(from_at) + make_interval(secs => ${IDLE_OVERTIME_SECONDS}) as alert_at, max(to_at) as to_at,
           (array_agg(org_id order by from_at))[1] as org_id,
           (array_agg(business_type_id order by from_at))[1] as business_type_id,
           (array_agg(project_id order by from_at))[1] as project_id
    from (
      select *, sum(is_first) over (partition by user_id order by from_at) as run from (
        select *, (lag(to_at) over (partition by user_id order by from_at) is distinct from from_at)::int as is_first
        from ${spans} where status = 'idle' and sub_evt is distinct from 'downtime') idle) numbered
    group by user_id, run`
}
