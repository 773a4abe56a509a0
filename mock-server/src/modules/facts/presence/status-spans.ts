import { MAX_STATUS_SECONDS } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import { HOUR_SECONDS } from '../../../platform/time/units.ts'

/** A period of one tenant, and the moment up to which anything is known. */
export type SpanQuery = {
  tenantId: number
  timezone: string
  from: Date
  to: Date
  now: Date
  /** Absent: everybody. */
  userIds?: readonly number[]
  /** For a caller that needs the statuses of the period alone, not the one before each: half of what is read for short periods. */
  isPeriodAlone?: boolean
}

/** A status whose end was lost counts to the end of the day on which it began: no day has 26 hours. */
const LONGEST_STATUS_SECONDS = MAX_STATUS_SECONDS + 2 * HOUR_SECONDS

const STATUS = sql`case evt when 0 then 'offline' when 3 then 'leave' when 4 then 'work' when 5 then 'break'
  when 7 then 'idle' else 'online' end`

/**
 * Builds a query of each person's statuses over time, with columns `user_id, org_id, business_type_id, project_id, evt,
 * status, sub_evt, from_at, to_at`, not yet cut to the period: the caller cuts. A status lasts until the next event that
 * starts one. If none comes within 24 hours its end was lost: it counts to the end of the day on which it began, and until
 * then up to now (MON-074..078). A part in a corrected span gives way to it, and after the span the last reported status
 * continues (PLAN-Q3). A corrected span counts to the person's organisation and the business's project of the moment when it
 * began, as a reported one does; the status that follows it counts to the organisation of its end.
 */
export function statusSpans(query: SpanQuery): RawBuilder<unknown> {
  const { tenantId, timezone, from, to, now, userIds, isPeriodAlone = false } = query
  const maxDuration = sql`make_interval(secs => ${MAX_STATUS_SECONDS})`
  // Reads twice as far back, so that the status before each one that reaches into the period is known too.
  const readBefore = isPeriodAlone ? LONGEST_STATUS_SECONDS : 2 * MAX_STATUS_SECONDS
  const isNear = sql`>= ${new Date(from.getTime() - readBefore * 1000)}::timestamptz`
  const isBeforeEnd = sql`< ${to}::timestamptz + ${maxDuration}`
  const ofPeople = (table: 'e' | 'c') =>
    userIds ? sql`and ${sql.ref(`${table}.user_id`)} = any(${sql.val(userIds)}::bigint[])` : sql``
  const organizationAt = (at: 'start_at' | 'end_at') => sql`(
    select p.org_id from user_organization_period p
    where p.tenant_id = c.tenant_id and p.user_id = c.user_id and p.starts_at <= ${sql.ref(`c.${at}`)}
    order by p.starts_at desc limit 1) as org_id`
  return sql`
    with event as (
      select e.user_id, e.evt_at as at, e.receipt as turn, e.evt, e.sub_evt,
             e.org_id, e.business_type_id, e.project_id
      from status_event e
      where e.tenant_id = ${tenantId} and e.evt <> 2 and e.evt_at ${isNear} and e.evt_at ${isBeforeEnd}
        ${ofPeople('e')}
        and not exists (
          select 1 from status_correction c
          where c.tenant_id = ${tenantId} and c.user_id = e.user_id
            and e.evt_at >= c.start_at and e.evt_at < c.end_at
            and c.start_at ${isBeforeEnd} and c.end_at ${isNear} ${ofPeople('c')})
      union all
      select c.user_id, c.start_at, -1, c.evt, c.sub_evt, ${organizationAt('start_at')}, c.business_type_id,
             a.project_id
      from status_correction c
      left join lateral (
        select a.project_id from project_assignment a
        where a.tenant_id = c.tenant_id and a.business_type_id = c.business_type_id
          and a.confirmed_from <= c.start_at and (a.confirmed_until is null or c.start_at < a.confirmed_until)
        order by a.confirmed_from, a.id limit 1) a on true
      where c.tenant_id = ${tenantId} and c.start_at ${isBeforeEnd} and c.end_at ${isNear}
        ${ofPeople('c')}
      union all
      select c.user_id, c.end_at, -2, coalesce(last.evt, 0), last.sub_evt,
             ${organizationAt('end_at')}, coalesce(last.business_type_id, c.business_type_id), last.project_id
      from status_correction c
      left join lateral (
        select e.evt, e.sub_evt, e.business_type_id, e.project_id from status_event e
        where e.tenant_id = c.tenant_id and e.user_id = c.user_id and e.evt <> 2
          and e.evt_at < c.end_at and e.evt_at >= c.start_at - ${maxDuration}
        order by e.evt_at desc, e.receipt desc limit 1) last on true
      where c.tenant_id = ${tenantId} and c.start_at ${isBeforeEnd} and c.end_at ${isNear}
        ${ofPeople('c')}
    ), followed as (
      select *, lead(at) over (partition by user_id order by at, turn) as next_at from event
    )
    select user_id, org_id, business_type_id, project_id, evt, sub_evt,
           ${STATUS} as status,
           at as from_at,
           least(${now}::timestamptz, next_at, case
             when next_at <= at + ${maxDuration} or ${now}::timestamptz <= at + ${maxDuration} then null
             else ((at at time zone ${timezone})::date + 1)::timestamp at time zone ${timezone}
           end) as to_at
    from followed`
}
