import type { sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { ofPeople } from './find-sessions.store.ts'
import type { SessionFilter } from './session-filter.ts'

type DayFigures = sessionRecord.SessionFigures & { day: string }

/**
 * Figures of each day that the range touches, from the statistics, whose ranges are whole days. The statistics do not say
 * how a violation was found: violations of one source are counted one by one, within the same days.
 */
export async function figuresByDay(
  tx: TenantTx,
  filter: SessionFilter & { timezone: string },
): Promise<DayFigures[]> {
  const { timezone, beginTime, endTime, source } = filter
  const first = sql`(to_timestamp(${beginTime}) at time zone ${timezone})::date`
  const last = sql`(to_timestamp(${endTime}) at time zone ${timezone})::date`
  const levels = (name: (level: number) => ReturnType<typeof sql>) => sql.join([0, 1, 2, 3].map(name))
  const counted =
    source < 0
      ? sql`array[${levels((level) => sql`coalesce(f.${sql.ref(`violations_${level}`)}, 0)`)}]::integer[]`
      : sql`array[${levels((level) => sql`coalesce(found.${sql.ref(`violations_${level}`)}, 0)`)}]::integer[]`
  const hits = levels(
    (level) => sql`count(*) filter (where s.level = ${level}) as ${sql.ref(`violations_${level}`)}`,
  )
  const { rows } = await sql<DayFigures>`
    with days as (select d::date as day from generate_series(${first}, ${last}, interval '1 day') d),
    figures as (
      select s.day, sum(s.calls) as calls, sum(s.answers) as answers, sum(s.valid_calls) as valid_calls,
             sum(s.quotes) as quotes, sum(s.orders) as orders, sum(s.talk_seconds)::bigint as talk_seconds,
             ${levels((level) => sql`sum(s.${sql.ref(`violations_${level}`)}) as ${sql.ref(`violations_${level}`)}`)}
      from stat_user_day s where ${ofPeople(tx, filter)} and s.day between ${first} and ${last} group by s.day
    ), found as (
      select (s.hit_at at time zone ${timezone})::date as day, ${hits}
      from violation s
      where ${source} >= 0 and ${ofPeople(tx, filter)} and s.source = ${source}
        and s.hit_at >= ${first}::timestamp at time zone ${timezone}
        and s.hit_at < (${last} + 1)::timestamp at time zone ${timezone} group by 1
    )
    select to_char(days.day, 'YYYYMMDD') as day, coalesce(f.calls, 0) as calls, coalesce(f.answers, 0) as answers,
           coalesce(f.valid_calls, 0) as "validCalls", coalesce(f.quotes, 0) as quotes, coalesce(f.orders, 0) as orders,
           coalesce(f.talk_seconds, 0) as "talkSeconds", ${counted} as violations
    from days left join figures f using (day) left join found using (day) order by days.day`.execute(tx.db)
  return rows
}
