import type { SeatStatus, StatusEvent } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { statusSpans } from '../../facts/presence/public.ts'
import { inScope } from '../statistics/public.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import { getDayStart } from './people.store.ts'
import type { TrackSpan } from './track-events.ts'

/** Seconds in each status. */
export type Durations = {
  workDuration: number
  onlineDuration: number
  breakDuration: number
  idleDuration: number
  leaveDuration: number
}

/** A day `YYYYMMDD` of one person. */
export type DayFigures = Durations & { userId: number; day: string }

/** Each day of the range that has started, in order, for each of these people. */
export async function figuresOfDays(
  { db, tenantId }: TenantTx,
  filter: MonitorFilter,
  userIds: readonly number[],
): Promise<DayFigures[]> {
  const { beginDay, endDay, bizTypeId, timezone, now, scope } = filter
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  // Person by person and day by day: each is one look into the index.
  const { rows } = await sql<DayFigures>`
    select person.id as "userId", to_char(d, 'YYYYMMDD') as day, figures.*
    from unnest(${sql.val(userIds)}::bigint[]) person (id)
    cross join generate_series(${beginDay}::date, ${endDay}::date, interval '1 day') d
    cross join lateral (
      select coalesce(sum(s.work_seconds), 0)::bigint as "workDuration",
             coalesce(sum(s.online_seconds), 0)::bigint as "onlineDuration",
             coalesce(sum(s.break_seconds), 0)::bigint as "breakDuration",
             coalesce(sum(s.idle_seconds), 0)::bigint as "idleDuration",
             coalesce(sum(s.leave_seconds), 0)::bigint as "leaveDuration"
      from stat_user_day s
      where s.tenant_id = ${tenantId} and s.day = d::date and s.user_id = person.id ${business} ${inScope(scope)}
    ) figures
    where d::timestamp at time zone ${timezone} <= ${now}
    order by person.id, d`.execute(db)
  return rows
}

/** Margin around the range in which statuses are read too. */
type Margin = { secondsBefore: number; daysAfter: number }
const NO_MARGIN: Margin = { secondsBefore: 0, daysAfter: 0 }

type PersonSpan = TrackSpan & { userId: number; status: SeatStatus; evt: StatusEvent }

/** Statuses of these people that reach into the range, of the business and the organisations of the filter. */
export async function spansOfTrack(
  tx: TenantTx,
  filter: MonitorFilter,
  userIds: readonly number[],
): Promise<PersonSpan[]> {
  const { bizTypeId, scope } = filter
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  return findPersonSpans(tx, {
    filter,
    userIds,
    margin: NO_MARGIN,
    condition: sql`${business} ${inScope(scope)}`,
  })
}

/** Statuses of these people in the range and a margin, wherever they worked. */
export async function spansAround(
  tx: TenantTx,
  filter: MonitorFilter,
  { userIds, margin }: { userIds: readonly number[]; margin: Margin },
): Promise<PersonSpan[]> {
  return findPersonSpans(tx, { filter, userIds, margin, condition: sql`` })
}

type SpansQuery = {
  filter: MonitorFilter
  userIds: readonly number[]
  margin: Margin
  condition: ReturnType<typeof sql>
}

async function findPersonSpans(
  tx: TenantTx,
  { filter, userIds, margin, condition }: SpansQuery,
): Promise<PersonSpan[]> {
  const { timezone, now } = filter
  const { from, to } = await findRangeBounds(tx, filter, margin)
  const spans = statusSpans({ tenantId: tx.tenantId, timezone, from, to, now, userIds, isPeriodAlone: true })
  const { rows } = await sql<PersonSpan>`
    select s.user_id as "userId", s.evt, s.status, s.sub_evt as "subEvt",
           floor(date_part('epoch', s.from_at))::bigint as "fromAt",
           floor(date_part('epoch', s.to_at))::bigint as "toAt"
    from (${spans}) s
    where s.from_at < s.to_at and s.from_at < ${to} and s.to_at > ${from} ${condition}
    order by s.user_id, s.from_at`.execute(tx.db)
  return rows
}

/** The first moment of the range and the first after it. */
export async function findRangeBounds(
  { db }: TenantTx,
  filter: MonitorFilter,
  { secondsBefore, daysAfter }: Margin,
): Promise<{ from: Date; to: Date }> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select ${getDayStart(filter.beginDay, filter)} - make_interval(secs => ${secondsBefore}) as "from",
           ${getDayStart(filter.endDay, filter, 1 + daysAfter)} as "to"`.execute(db)
  const [bounds] = rows
  if (!bounds) throw new Error('the database answered no bounds')
  return bounds
}
