import { IDLE_OVERTIME_SECONDS } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { statusSpans } from '../../facts/presence/public.ts'
import { overlap, sortInMemory, timeInShifts, wholeSeconds } from '../rollup/public.ts'
import { inScope } from '../statistics/public.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import { inPlan } from './people.store.ts'
import { findRangeBounds } from './track.store.ts'

/** Seconds of a person's day, or of many people's many days. */
export type AdherenceSums = {
  plannedDuration: number
  adherentDuration: number
  plannedWorkDuration: number
  workedDuration: number
}
export type AdherenceDay = AdherenceSums & { userId: number; day: string }

/**
 * A shift ends within a day. A person who was idle for this long before a shift is inactive at its start, whenever the
 * idleness began.
 */
const MARGIN = { secondsBefore: IDLE_OVERTIME_SECONDS, daysAfter: 1 }
/** Days before the range whose shifts may reach into its first day. */
const DAYS_BEFORE = 2

/** Each day on which a shift of the range begins and has started, for each of these people. */
export async function findAdherence(
  tx: TenantTx,
  filter: MonitorFilter,
  userIds: readonly number[],
): Promise<AdherenceDay[]> {
  const { rows } = await sql<AdherenceDay>`
    ${await adherenceByDay(tx, filter, userIds)}
    select user_id as "userId", to_char(day, 'YYYYMMDD') as day, planned as "plannedDuration",
           adherent as "adherentDuration", planned_work as "plannedWorkDuration", worked as "workedDuration"
    from by_day order by by_day.user_id, by_day.day`.execute(tx.db)
  return rows
}

const PLANNED_BREAKS = sql`greatest(0, whole_seconds - expected_seconds)`

/**
 * The sums of all seats of the filter as of the last rollup, which stores the parts of shifts by day: reading all statuses
 * of ten thousand people would take seconds. Changes by a correction are included at once.
 */
export async function findTeamAdherence(
  { db, tenantId }: TenantTx,
  { beginDay, endDay, bizTypeId, scope }: MonitorFilter,
): Promise<AdherenceSums & { plannedUserCnt: number }> {
  const ofBusiness = bizTypeId === undefined ? sql`` : sql`and part.business_type_id = ${bizTypeId}`
  const work = sql.ref(bizTypeId === undefined ? 'work_seconds' : 'business_work_seconds')
  await sortInMemory(db)
  const { rows } = await sql<AdherenceSums & { plannedUserCnt: number }>`
    with part as not materialized (
      select part.* from stat_shift_day part join person s on s.tenant_id = part.tenant_id and s.id = part.user_id
      where part.tenant_id = ${tenantId} and part.day between ${beginDay}::date and ${endDay}::date + 1
        and part.shift_day between ${beginDay}::date and ${endDay}::date and s.type in ('TSR', 'TeamTSR')
        ${ofBusiness} ${inScope(scope)}
    ), split as (
      select sum(break_seconds) as rested, max(${PLANNED_BREAKS}) as breaks,
             max(expected_seconds)::float8 * sum(passed_seconds) / max(whole_seconds) as expected
      from part where is_split group by shift_id
    )
    select coalesce(sum(passed_seconds), 0)::bigint as "plannedDuration",
           coalesce(sum(present_seconds - inactive_seconds), 0)
             + coalesce(sum(least(break_seconds, ${PLANNED_BREAKS})) filter (where not is_split), 0)
             + (select coalesce(sum(least(rested, breaks)), 0)::bigint from split) as "adherentDuration",
           (coalesce(sum(floor(expected_seconds::float8 * passed_seconds / whole_seconds)) filter (where not is_split), 0)
             + (select coalesce(sum(floor(expected)), 0) from split))::bigint as "plannedWorkDuration",
           coalesce(sum(${work}), 0)::bigint as "workedDuration", count(distinct user_id) as "plannedUserCnt"
    from part`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('the database answered no sums')
  return sums
}

/**
 * The tables of a query that ends in `by_day`: all that `monitor.adherence` defines, from one reading of statuses. Times are cut
 * to whole seconds first, as everywhere on the wire. `shift` here has `begins_at` and `ends_at` as far as it has passed.
 */
async function adherenceByDay(
  tx: TenantTx,
  filter: MonitorFilter,
  userIds: readonly number[],
): Promise<RawBuilder<unknown>> {
  const { tenantId } = tx
  const { timezone, beginDay } = filter
  const now = new Date(Math.floor(filter.now.getTime() / 1000) * 1000)
  const { from, to } = await findRangeBounds(tx, filter, MARGIN)
  const spans = statusSpans({ tenantId, timezone, from, to, now, isPeriodAlone: true, userIds })
  return sql`
    with span as materialized (
      ${wholeSeconds(sql`(${spans})`)} and from_at < ${to}::timestamptz and to_at > ${from}::timestamptz
    ), planned as materialized (
      select shift.shift_id, shift.user_id, (shift.starts_at at time zone ${timezone})::date as day,
             date_trunc('second', shift.starts_at) as begins_at,
             least(date_trunc('second', shift.ends_at), ${now}::timestamptz) as ends_at,
             date_trunc('second', shift.ends_at) as whole_end, shift.expected_work_seconds as expected
      from shift
      where shift.tenant_id = ${tenantId} and shift.user_id = any(${sql.val(userIds)}::bigint[])
        and shift.starts_at < ${now} and ${inPlan(filter, DAYS_BEFORE)}
    ), ${buildSumsSql({ beginDay, timezone })}`
}

/** Sums over the tables `span` and `planned`: first by shift, then by day. */
function buildSumsSql({
  beginDay,
  timezone,
}: Pick<MonitorFilter, 'beginDay' | 'timezone'>): RawBuilder<unknown> {
  return sql`
    shift_time as (
      select shift.shift_id, shift.user_id, shift.day,
             date_part('epoch', shift.ends_at - shift.begins_at)::bigint as planned,
             floor(shift.expected * date_part('epoch', shift.ends_at - shift.begins_at)
               / date_part('epoch', shift.whole_end - shift.begins_at))::bigint as planned_work,
             greatest(0, date_part('epoch', shift.whole_end - shift.begins_at)::bigint - shift.expected) as breaks
      from planned shift
    ), ${timeInShifts()}, work_day as (
      select user_id, day, greatest(day::timestamp at time zone ${timezone},
               lag(ends_at) over (partition by user_id order by day)) as begins_at, ends_at
      from (
        select user_id, day, greatest((day + 1)::timestamp at time zone ${timezone}, max(whole_end)) as ends_at
        from planned group by user_id, day) d
    ), worked as (
      select work_day.user_id, work_day.day, sum(${overlap(sql`span.from_at`, sql`span.to_at`, 'work_day')}) as seconds
      from work_day join span on span.user_id = work_day.user_id and span.status = 'work'
        and span.from_at < work_day.ends_at and span.to_at > work_day.begins_at
      group by work_day.user_id, work_day.day
    ), by_day as (
      select shift.user_id, shift.day, sum(shift.planned)::bigint as planned,
             sum(coalesce(present, 0) + least(coalesce(rested, 0), breaks) - coalesce(inactive.seconds, 0))::bigint
               as adherent,
             sum(shift.planned_work)::bigint as planned_work, coalesce(max(worked.seconds), 0)::bigint as worked
      from shift_time shift
      left join in_shift on in_shift.shift_id = shift.shift_id
      left join inactive on inactive.shift_id = shift.shift_id
      left join worked on worked.user_id = shift.user_id and worked.day = shift.day
      where shift.day >= ${beginDay}::date
      group by shift.user_id, shift.day
    )`
}
