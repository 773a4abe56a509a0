import { MAX_STATUS_SECONDS } from '@console/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import { getDayStart, inPlan, isSeat, type Page } from './people.store.ts'

const MAX_STATUS = sql`make_interval(secs => ${MAX_STATUS_SECONDS})`

/** No status reaches further: a corrected span has a day at most, as have the statuses before it and after it. */
const STATUS_REACH = sql`interval '80 hours'`

const NEXT_SECOND = sql`planned.starts_at + interval '1 second'`

const ONLINE = (evt: string) => sql`${sql.ref(evt)} in (1, 4, 5, 6, 7)`

const correctionsNear = (tenantId: number) => sql`
  status_correction c where c.tenant_id = ${tenantId} and c.user_id = planned.user_id
    and c.start_at > planned.starts_at - ${STATUS_REACH} and c.start_at < planned.ends_at`

/** True if the span that corrects the start of the shift is online; null without one. */
const correctedAtStart = ({ tenantId, now }: Query) => sql`(
  select ${ONLINE('c.evt')} and ${now}::timestamptz > planned.starts_at from ${correctionsNear(tenantId)}
    and c.start_at < ${NEXT_SECOND} and c.end_at >= ${NEXT_SECOND} limit 1)`

/**
 * True if the status that was last reported, or goes on after a corrected span, covers the start of the shift: its next
 * status comes within 24 hours, or may still come, or it is lost and counts to the end of its day.
 */
const reportedAtStart = ({ tenantId, timezone, now }: Query) => sql`(
  select ${ONLINE('e.evt')} and ${now}::timestamptz > planned.starts_at
    and (last.end_at is null or e.evt_at >= last.start_at - ${MAX_STATUS})
    and (${now}::timestamptz <= since.at + ${MAX_STATUS}
      or planned.starts_at < ((since.at at time zone ${timezone})::date + 1)::timestamp at time zone ${timezone}
      or exists (select 1 from status_event n
        where n.tenant_id = ${tenantId} and n.user_id = planned.user_id and n.evt <> 2
          and n.evt_at >= ${NEXT_SECOND} and n.evt_at <= since.at + ${MAX_STATUS})
      or exists (select 1 from status_correction n
        where n.tenant_id = ${tenantId} and n.user_id = planned.user_id
          and n.start_at >= ${NEXT_SECOND} and n.start_at <= since.at + ${MAX_STATUS}))
  from (
    select e.evt, e.evt_at from status_event e
    where e.tenant_id = ${tenantId} and e.user_id = planned.user_id and e.evt <> 2
      and e.evt_at < ${NEXT_SECOND} and e.evt_at > planned.starts_at - ${STATUS_REACH}
    order by e.evt_at desc, e.receipt desc limit 1) e
  left join lateral (
    select c.start_at, c.end_at from ${correctionsNear(tenantId)}
      and c.end_at < ${NEXT_SECOND} and c.end_at > e.evt_at
    order by c.end_at desc limit 1) last on true
  cross join lateral (select coalesce(last.end_at, e.evt_at) as at) since)`

/** True if an online status begins during the shift: reported, corrected, or after a corrected span. */
const cameLater = ({ tenantId, now }: Query) => sql`(
  exists (
    select 1 from status_event e
    where e.tenant_id = ${tenantId} and e.user_id = planned.user_id and ${ONLINE('e.evt')}
      and e.evt_at >= ${NEXT_SECOND} and e.evt_at < planned.ends_at and e.evt_at < ${now}
      and not exists (select 1 from ${correctionsNear(tenantId)} and c.start_at <= e.evt_at and c.end_at > e.evt_at))
  or exists (
    select 1 from ${correctionsNear(tenantId)} and c.start_at >= ${NEXT_SECOND} and c.start_at < ${now}
      and ${ONLINE('c.evt')})
  or exists (
    select 1 from (select * from ${correctionsNear(tenantId)}
      and c.end_at >= ${NEXT_SECOND} and c.end_at < planned.ends_at and c.end_at < ${now}) c
    cross join lateral (
      select e.evt, e.evt_at from status_event e
      where e.tenant_id = ${tenantId} and e.user_id = planned.user_id and e.evt <> 2
        and e.evt_at <= c.end_at and e.evt_at >= c.start_at - ${MAX_STATUS}
      order by e.evt_at desc, e.receipt desc limit 1) e
    where ${ONLINE('e.evt')} and e.evt_at < c.end_at and not exists (
      select 1 from status_correction n
      where n.tenant_id = ${tenantId} and n.user_id = planned.user_id and n.start_at = c.end_at)))`

export type PlannedPerson = { userId: number; userName: string }

/** Conditions on all people, before paging. */
export type PlanCondition = { withShifts?: boolean | undefined; lateOrAbsent?: boolean | undefined }

/** By name; with `isShiftsFirst`, those with a shift of the range before those without. */
export type PlanOrder = { isShiftsFirst?: boolean }

type PageRow = (PlannedPerson | { userId: null }) & { total: number }

/** Seats with or without shifts; with a condition, only seats that meet it. */
export async function plannedPeople(
  tx: TenantTx,
  filter: MonitorFilter,
  { pageIndex, pageSize, isShiftsFirst = false, ...condition }: Page & PlanCondition & PlanOrder,
): Promise<{ people: PlannedPerson[]; total: number }> {
  const { db, tenantId } = tx
  const ofPerson = filter.userId === undefined ? sql`` : sql`and s.id = ${filter.userId}`
  // One group of all where the order is by name alone.
  const group = isShiftsFirst ? sql`case when ${hasShift(filter)} then 0 else 1 end` : sql`0`
  const { rows } = await sql<PageRow>`
    with people as materialized (
      select s.id, s.name, ${group} as place from person s
      where s.tenant_id = ${tenantId} and ${isSeat(filter)} ${ofPerson} ${meets(tx, filter, condition)}
    ), page as (
      select * from people order by place, name, id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    )
    select (select count(*) from people) as total, page.id as "userId", page.name as "userName"
    from (select 1) one left join page on true order by page.place, page.name, page.id`.execute(db)
  const people = rows.flatMap((row) =>
    row.userId === null ? [] : [{ userId: row.userId, userName: row.userName }],
  )
  return { people, total: rows[0]?.total ?? 0 }
}

function meets(
  tx: TenantTx,
  filter: MonitorFilter,
  { withShifts = false, lateOrAbsent = false }: PlanCondition,
): RawBuilder<unknown> {
  // People who were late or absent have a shift.
  if (lateOrAbsent) return sql`and s.id in (${latePeople(tx, filter)})`
  if (!withShifts) return sql``
  return sql`and ${hasShift(filter)}`
}

const hasShift = (filter: MonitorFilter) => sql`exists (
  select 1 from shift where shift.tenant_id = s.tenant_id and shift.user_id = s.id and ${inPlan(filter)})`

/** Times in unix seconds. */
export type PlannedShift = {
  userId: number
  start: number
  end: number
  expectedWorkSeconds: number
  /** The end of the person's shift before it, of any business. */
  previousEnd: number | null
}

/** A shift lasts a day at most: shifts of two days before may still reach into the first day of the range. */
const DAYS_BEFORE = 2

/** The shifts of these people that begin in the range, in order. */
export async function findShifts(
  { db, tenantId }: TenantTx,
  filter: MonitorFilter,
  userIds: readonly number[],
): Promise<PlannedShift[]> {
  const { rows } = await sql<PlannedShift>`
    select shift.user_id as "userId", floor(extract(epoch from shift.starts_at))::bigint as start,
           floor(extract(epoch from shift.ends_at))::bigint as "end",
           shift.expected_work_seconds as "expectedWorkSeconds",
           floor(extract(epoch from shift.previous_end))::bigint as "previousEnd"
    from (
      select *, lag(ends_at) over (partition by user_id order by starts_at, shift_id) as previous_end
      from shift
      where tenant_id = ${tenantId} and user_id = any(${sql.val(userIds)}::bigint[]) and not is_cancelled
        and starts_at >= ${getDayStart(filter.beginDay, filter, -DAYS_BEFORE)}
        and starts_at < ${getDayStart(filter.endDay, filter, 1)}) shift
    where ${inPlan(filter)} order by shift.user_id, shift.starts_at, shift.shift_id`.execute(db)
  return rows
}

/** Shifts of the range, and seats without any. */
export async function countPlanned({ db, tenantId }: TenantTx, filter: MonitorFilter): Promise<number> {
  const { rows } = await sql<{ planned: number }>`
    select count(*) as planned from person s
    left join shift on shift.tenant_id = s.tenant_id and shift.user_id = s.id and ${inPlan(filter)}
    where s.tenant_id = ${tenantId} and ${isSeat(filter)}`.execute(db)
  return rows[0]?.planned ?? 0
}

/**
 * Ids of the people of whom `calculateAttendance` finds a shift late or absent: at its start they were not online, and then either
 * they came or the shift is over. Answers what `statusSpans` and `calculateAttendance` do, by a few looks into the indexes for each
 * shift, where those read all statuses. Times are cut to whole seconds, as there.
 */
function latePeople({ tenantId }: Pick<TenantTx, 'tenantId'>, filter: MonitorFilter): RawBuilder<unknown> {
  const now = new Date(Math.floor(filter.now.getTime() / 1000) * 1000)
  const query = { tenantId, timezone: filter.timezone, now }
  return sql`
    select planned.user_id
    from (
      select user_id, date_trunc('second', starts_at) as starts_at, date_trunc('second', ends_at) as ends_at from shift
      where shift.tenant_id = ${tenantId} and ${inPlan(filter)} and starts_at < ${now}::timestamptz + interval '1 second'
    ) planned
    where not coalesce(${correctedAtStart(query)}, ${reportedAtStart(query)}, false)
      and (planned.ends_at <= ${now}::timestamptz or ${cameLater(query)})`
}

type Query = { tenantId: number; timezone: string; now: Date }
