import { sql, type RawBuilder } from 'kysely'
import { statusSpans, type SpanQuery } from './status-spans.ts'

/** A call whose end was lost no longer counts as running after this. */
const MAX_CALL_HOURS = 12

type PresenceQuery = Omit<SpanQuery, 'from' | 'to'>

/**
 * The last status of each person as it is after corrections, as a query of `user_id, org_id, business_type_id, evt, status,
 * sub_evt, from_at, to_at, began_at`. `began_at` is the start of consecutive statuses of the same kind (signed in, not
 * working, offline). A past `to_at` means that the end of the status was lost. People who reported nothing for two days have
 * no row.
 */
export function lastStatuses(query: PresenceQuery): RawBuilder<unknown> {
  const { now } = query
  return sql`
    select distinct on (user_id) user_id, org_id, business_type_id, evt, status, sub_evt, from_at, to_at,
           max(begins_at) over (partition by user_id order by from_at, to_at) as began_at
    from (
      select *, case when kind is distinct from lag(kind) over sequence
                       or lag(to_at) over sequence < from_at then from_at end as begins_at
      from (
        select *, case when status in ('work', 'online') then 'working' when status = 'offline' then 'offline'
                       else 'away' end as kind
        from (${statusSpans({ ...query, from: now, to: now })}) span where from_at <= ${now}) kinds
      window sequence as (partition by user_id order by from_at, to_at)) marked
    order by user_id, from_at desc, to_at desc`
}

/** The last call of the person `s` as a lateral query of all columns of `reported_call`: it runs while it has no end. */
export function lastCall(now: Date): RawBuilder<unknown> {
  return sql`
    select * from reported_call where tenant_id = s.tenant_id and user_id = s.id and started_at <= ${now}
      and started_at > ${now}::timestamptz - make_interval(hours => ${MAX_CALL_HOURS})
    order by started_at desc, call_id desc limit 1`
}
