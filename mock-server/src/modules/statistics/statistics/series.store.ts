import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inFilter, inScope, tenantCondition, type StatFilter } from './stat-filter.ts'

/** Everything that was counted in one day or one quarter of an hour. */
export type SeriesRow = {
  /** Unix seconds of its start. */
  time: number
  users: number
  onlineSeconds: number
  calls: number
  answers: number
  validCalls: number
  quotes: number
  orders: number
  talkSeconds: number
  /** Calls of both directions, as far as they were counted, and their talk time (R62). */
  answeredCalls: number
  answeredSeconds: number
  recommended: number
  recommendValid: number
  recommendAccepted: number
  violations0: number
  violations1: number
  violations2: number
  violations3: number
  twinUses: number
  labelHits: number
}

export type SeriesFilter = StatFilter & { timezone: string; now: Date }

const SUMS = sql`
  coalesce(sum(s.online_seconds), 0)::bigint as online_seconds, coalesce(sum(s.calls), 0)::bigint as calls,
  coalesce(sum(s.answers), 0)::bigint as answers, coalesce(sum(s.valid_calls), 0)::bigint as valid_calls,
  coalesce(sum(s.quotes), 0)::bigint as quotes, coalesce(sum(s.orders), 0)::bigint as orders,
  coalesce(sum(s.talk_seconds), 0)::bigint as talk_seconds, coalesce(sum(s.answered_calls), 0)::bigint as answered_calls,
  coalesce(sum(s.talk_seconds) filter (where s.answered_calls is not null), 0)::bigint as answered_seconds,
  coalesce(sum(s.recommended), 0)::bigint as recommended,
  coalesce(sum(s.recommend_valid), 0)::bigint as recommend_valid,
  coalesce(sum(s.recommend_accepted), 0)::bigint as recommend_accepted,
  coalesce(sum(s.violations_0), 0)::bigint as violations_0, coalesce(sum(s.violations_1), 0)::bigint as violations_1,
  coalesce(sum(s.violations_2), 0)::bigint as violations_2, coalesce(sum(s.violations_3), 0)::bigint as violations_3,
  coalesce(sum(s.twin_uses), 0)::bigint as twin_uses`

const SERIES_COLUMNS = sql`
  coalesce(f.online_seconds, 0) as "onlineSeconds", coalesce(f.calls, 0) as calls, coalesce(f.answers, 0) as answers,
  coalesce(f.valid_calls, 0) as "validCalls", coalesce(f.quotes, 0) as quotes, coalesce(f.orders, 0) as orders,
  coalesce(f.talk_seconds, 0) as "talkSeconds", coalesce(f.answered_calls, 0) as "answeredCalls",
  coalesce(f.answered_seconds, 0) as "answeredSeconds", coalesce(f.recommended, 0) as recommended,
  coalesce(f.recommend_valid, 0) as "recommendValid", coalesce(f.recommend_accepted, 0) as "recommendAccepted",
  coalesce(f.violations_0, 0) as violations0, coalesce(f.violations_1, 0) as violations1,
  coalesce(f.violations_2, 0) as violations2, coalesce(f.violations_3, 0) as violations3,
  coalesce(f.twin_uses, 0) as "twinUses"`

/** Options that few metrics need and that cost most: different people, and hits of labels. */
type DaysOptions = { dayShift?: number; withUsers?: boolean; withLabels?: boolean }

/** A row for each day of the range that has started; `dayShift` days later than the range. */
export async function daySeries(
  { db, tenantId }: TenantTx,
  filter: SeriesFilter,
  { dayShift = 0, withUsers = true, withLabels = false }: DaysOptions = {},
): Promise<SeriesRow[]> {
  const { beginDay, endDay, timezone, now } = filter
  const zones = zonesIn(filter)
  const { rows } = await sql<SeriesRow>`
    with figures as (
      select s.day, ${SUMS}
      from stat_user_day s where ${tenantCondition(tenantId, filter)} and ${inFilter(filter, dayShift)} group by s.day
    ), online as (
      select s.day, count(distinct s.user_id) as users from stat_user_day s
      where ${withUsers} and s.online_seconds > 0 and ${tenantCondition(tenantId, filter)} and ${inFilter(filter, dayShift)}
      group by s.day
    ), hits as (
      select s.day, sum(s.hits)::bigint as hits
      from stat_label_day s
      where ${withLabels} and ${tenantCondition(tenantId, filter)} and ${inFilter(filter, dayShift)} group by s.day
    )
    select extract(epoch from d::timestamp at time zone ${timezone})::bigint as time,
           coalesce(o.users, 0) as users, ${SERIES_COLUMNS}, coalesce(h.hits, 0) as "labelHits"
    from generate_series(${beginDay}::date + ${dayShift}::int, ${endDay}::date + ${dayShift}::int, interval '1 day') d
    left join figures f on f.day = d::date left join online o on o.day = d::date left join hits h on h.day = d::date
    where (select min(d::timestamp at time zone zone) from ${zones}) <= ${now}
    order by d`.execute(db)
  return rows
}

/**
 * A row for each quarter of an hour of the first day that has started; `dayShift` days later than that day. Where work of
 * several zones is looked at, the day goes from its first beginning to its last end.
 */
export async function slotSeries(
  { db, tenantId }: TenantTx,
  filter: SeriesFilter,
  dayShift = 0,
): Promise<SeriesRow[]> {
  const { beginDay, now } = filter
  const day = sql`(${beginDay}::date + ${dayShift}::int)`
  const zones = zonesIn(filter)
  const begin = sql`(select min(${day}::timestamp at time zone zone) from ${zones})`
  const end = sql`(select max((${day} + 1)::timestamp at time zone zone) from ${zones})`
  const { rows } = await sql<SeriesRow>`
    with figures as (
      select s.slot_at, ${SUMS}, coalesce(sum(s.label_hits), 0)::bigint as label_hits
      from stat_slot s where ${tenantCondition(tenantId, filter)} and ${inFilter(filter, dayShift)} group by s.slot_at
    ), online as (
      select s.slot_at, sum(s.users)::bigint as users from stat_slot_online s
      where ${tenantCondition(tenantId, filter)} and s.day = ${day} and ${onlineBusiness(filter)} ${inScope(filter.scope)}
      group by s.slot_at
    )
    select extract(epoch from slot)::bigint as time, coalesce(o.users, 0) as users, ${SERIES_COLUMNS},
           coalesce(f.label_hits, 0) as "labelHits"
    from generate_series(${begin}, ${end} - interval '1 second', interval '15 minutes') slot
    left join figures f on f.slot_at = slot left join online o on o.slot_at = slot
    where slot <= ${now} order by slot`.execute(db)
  return rows
}

function zonesIn({ project, timezone }: SeriesFilter): RawBuilder<unknown> {
  const timezones = project && project.timezones.length > 0 ? project.timezones : [timezone]
  return sql`unnest(${sql.val(timezones)}::text[]) zone`
}

/** Row 0 counts people of any business once; it is the tenant's own, so a project's people are those of its businesses. */
function onlineBusiness({ bizTypeId, project }: SeriesFilter): RawBuilder<unknown> {
  if (bizTypeId === undefined && project) return sql`s.business_type_id <> 0`
  return sql`s.business_type_id = ${bizTypeId ?? 0}`
}
