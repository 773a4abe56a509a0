import { IDLE_OVERTIME_SECONDS } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { overlap, timeInShifts, wholeSeconds } from './shift-time.ts'
import type { SpanQuery } from './status-spans.ts'

/** How the shifts of a day were followed, from the spans of the day; of one that goes on over midnight, each day has its part. */
export async function countShifts(
  db: TenantTx['db'],
  { day, query }: { day: string; query: SpanQuery },
): Promise<void> {
  const { tenantId, timezone, from, to, userIds } = query
  const now = new Date(Math.floor(query.now.getTime() / 1000) * 1000)
  const ofPeople = userIds ? sql`and user_id = any(${sql.val(userIds)}::bigint[])` : sql``
  await sql`
    insert into stat_shift_day (tenant_id, day, shift_id, user_id, business_type_id, shift_day, whole_seconds,
      expected_seconds, passed_seconds, present_seconds, break_seconds, inactive_seconds, work_seconds, is_split, is_first)
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
        and starts_at > ${from}::timestamptz - interval '24 hours' and ends_at > ${from} ${ofPeople}
    ), planned as materialized (
      select of_day.*, greatest(whole_begin, ${from}::timestamptz) as begins_at,
             least(whole_end, ${to}::timestamptz, ${now}::timestamptz) as ends_at,
             row_number() over (partition by user_id, shift_day order by whole_begin, shift_id) as turn,
             row_number() over (partition by user_id, shift_day, business_type_id order by whole_begin, shift_id)
               as turn_of_business
      from of_day
    ), working as (
      select shift_id, user_id, ${from}::timestamptz as begins_at,
             case when shift_day = ${day}::date then ${to}::timestamptz else least(whole_end, ${to}::timestamptz) end
               as ends_at
      from of_day
    ), ${timeInShifts()}, worked as (
      select working.shift_id, sum(${overlap(sql`span.from_at`, sql`span.to_at`, 'working')}) as seconds
      from working join span on span.user_id = working.user_id and span.status = 'work'
        and span.from_at < working.ends_at and span.to_at > working.begins_at
      group by working.shift_id
    )
    select ${tenantId}, ${day}::date, shift_id, user_id, business_type_id, shift_day,
           date_part('epoch', whole_end - whole_begin), expected,
           greatest(0, date_part('epoch', ends_at - begins_at)), coalesce(present, 0), coalesce(rested, 0),
           coalesce(inactive.seconds, 0),
           case when shift_day < ${day}::date or turn_of_business = 1 then coalesce(worked.seconds, 0) else 0 end,
           is_split, turn = 1
    from planned
    left join in_shift using (shift_id) left join inactive using (shift_id) left join worked using (shift_id)`.execute(
    db,
  )
}
