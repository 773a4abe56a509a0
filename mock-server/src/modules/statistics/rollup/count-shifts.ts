import { IDLE_OVERTIME_SECONDS } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { SpanQuery } from '../../facts/presence/public.ts'
import { overlap, timeInShifts, wholeSeconds } from './shift-time.ts'

const SECONDS_WORKED = overlap(sql`span.from_at`, sql`span.to_at`, 'working')

/**
 * Counts how the shifts of a day were followed, from the spans of the day; a shift that goes on over midnight has a part in
 * each day that has started.
 */
export async function countShifts(
  db: TenantTx['db'],
  { day, query }: { day: string; query: SpanQuery },
): Promise<void> {
  const { tenantId, timezone, from, to, userIds } = query
  const now = new Date(Math.floor(query.now.getTime() / 1000) * 1000)
  const ofPeople = userIds ? sql`and user_id = any(${sql.val(userIds)}::bigint[])` : sql``
  await sql`
    insert into stat_shift_day (tenant_id, day, shift_id, user_id, business_type_id, shift_day, is_split, whole_seconds,
      expected_seconds, passed_seconds, present_seconds, break_seconds, inactive_seconds, work_seconds, business_work_seconds)
    with span as materialized (
      ${wholeSeconds(sql`span_of_day`)} and from_at < ${to}
        and to_at > ${from}::timestamptz - make_interval(secs => ${IDLE_OVERTIME_SECONDS})
    ), of_day as materialized (
      select shift_id, user_id, business_type_id, expected_work_seconds as expected,
             (starts_at at time zone ${timezone})::date as shift_day,
             date_trunc('second', starts_at) as whole_begin, date_trunc('second', ends_at) as whole_end,
             ends_at > ((starts_at at time zone ${timezone})::date + 1)::timestamp at time zone ${timezone} as is_split
      from shift
      where tenant_id = ${tenantId} and not is_cancelled and starts_at < least(${to}::timestamptz, ${now})
        and ${from}::timestamptz < ${now}
        and starts_at > ${from}::timestamptz - interval '24 hours' and ends_at > ${from} ${ofPeople}
    ), planned as materialized (
      select of_day.*, greatest(whole_begin, ${from}::timestamptz) as begins_at,
             least(whole_end, ${to}::timestamptz, ${now}::timestamptz) as ends_at,
             row_number() over of_person = 1 as is_last, row_number() over of_business = 1 as is_last_of_business,
             max(whole_end) filter (where shift_day < ${day}::date) over (partition by user_id) as earlier_end,
             max(whole_end) filter (where shift_day < ${day}::date) over (partition by user_id, business_type_id)
               as earlier_end_of_business
      from of_day
      window of_person as (partition by user_id, shift_day order by whole_end desc, shift_id),
             of_business as (partition by user_id, shift_day, business_type_id order by whole_end desc, shift_id)
    ), working as (
      select shift_id, user_id, is_of_business,
             case when shift_day < ${day}::date then ${from}::timestamptz else greatest(${from}::timestamptz, earlier) end
               as begins_at,
             case when shift_day < ${day}::date then least(whole_end, ${to}::timestamptz) else ${to}::timestamptz end as ends_at
      from planned
      cross join lateral (values (false, is_last, earlier_end), (true, is_last_of_business, earlier_end_of_business))
        kind (is_of_business, has_work, earlier)
      where has_work
    ), worked as (
      select working.shift_id,
             sum(${SECONDS_WORKED}) filter (where not is_of_business) as of_all,
             sum(${SECONDS_WORKED}) filter (where is_of_business) as of_business
      from working join span on span.user_id = working.user_id and span.status = 'work'
        and span.from_at < working.ends_at and span.to_at > working.begins_at
      group by working.shift_id
    ), ${timeInShifts()}
    select ${tenantId}, ${day}::date, shift_id, user_id, business_type_id, shift_day, is_split,
           date_part('epoch', whole_end - whole_begin), expected,
           greatest(0, date_part('epoch', ends_at - begins_at)), coalesce(present, 0), coalesce(rested, 0),
           coalesce(inactive.seconds, 0), coalesce(of_all, 0), coalesce(of_business, 0)
    from planned
    left join in_shift using (shift_id) left join inactive using (shift_id) left join worked using (shift_id)`.execute(
    db,
  )
}
