import { ONLINE_STATUSES } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import { idleRuns } from './idle-runs.ts'

const ONLINE = sql.join([...ONLINE_STATUSES].map((status) => sql`${status}`))

/** Seconds by which a time overlaps with that of a row, from `begins_at` to `ends_at`; not above 0 when they are apart. */
export function overlap(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  row: string,
): RawBuilder<unknown> {
  const [begin, end] = [sql.ref(`${row}.begins_at`), sql.ref(`${row}.ends_at`)]
  return sql`date_part('epoch', least(${to}, ${end}) - greatest(${from}, ${begin}))::bigint`
}

/** Spans that are not empty, in whole seconds, as everywhere on the wire. */
export function wholeSeconds(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select user_id, status, sub_evt, org_id, business_type_id, project_id,
           date_trunc('second', from_at) as from_at, date_trunc('second', to_at) as to_at
    from ${spans} s
    where date_trunc('second', from_at) < date_trunc('second', to_at) and status <> 'offline'`
}

/**
 * Tables of a query that has `span`, as above, and `planned`, shifts or parts of them: by `shift_id` the seconds that people were
 * `present` or `rested` in one, and those for which they had been idle too long.
 */
export function timeInShifts(): RawBuilder<unknown> {
  const inShift = overlap(sql`span.from_at`, sql`span.to_at`, 'shift')
  return sql`
    in_shift as (
      select shift.shift_id,
             coalesce(sum(${inShift}) filter (where status <> 'break'), 0) as present,
             coalesce(sum(${inShift}) filter (where status = 'break'), 0) as rested
      from planned shift join span on span.user_id = shift.user_id
        and span.from_at < shift.ends_at and span.to_at > shift.begins_at and span.status in (${ONLINE})
      group by shift.shift_id
    ), inactive as (
      select shift.shift_id, sum(${overlap(sql`run.alert_at`, sql`run.to_at`, 'shift')}) as seconds
      from planned shift join (${idleRuns(sql`span`)}) run on run.user_id = shift.user_id
        and run.alert_at < shift.ends_at and run.to_at > shift.begins_at and run.alert_at < run.to_at
      group by shift.shift_id
    )`
}
