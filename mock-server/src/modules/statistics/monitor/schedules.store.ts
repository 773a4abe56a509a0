import { ONLINE_STATUSES } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { sortInMemory, statusSpans } from '../rollup/public.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import { inPlan, isSeat, startOf, type Page } from './people.store.ts'
import { periodOf } from './track.store.ts'

export type PlannedPerson = { userId: number; userName: string }

/** Of all people, before there are pages. */
export type PlanCondition = { withShifts?: boolean | undefined; lateOrAbsent?: boolean | undefined }

type PageRow = (PlannedPerson | { userId: null }) & { total: number }

/** Seats by name, whether they have shifts or not; with a condition, those who meet it. */
export async function plannedPeople(
  tx: TenantTx,
  filter: MonitorFilter,
  { pageIndex, pageSize, ...condition }: Page & PlanCondition,
): Promise<{ people: PlannedPerson[]; total: number }> {
  const { db, tenantId } = tx
  const ofPerson = filter.userId === undefined ? sql`` : sql`and s.id = ${filter.userId}`
  const { rows } = await sql<PageRow>`
    with people as materialized (
      select s.id, s.name from app_user s
      where s.tenant_id = ${tenantId} and ${isSeat(filter)} ${ofPerson} ${await meets(tx, filter, condition)}
    ), page as (
      select * from people order by name, id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    )
    select (select count(*) from people) as total, page.id as "userId", page.name as "userName"
    from (select 1) one left join page on true order by page.name, page.id`.execute(db)
  const people = rows.flatMap((row) =>
    row.userId === null ? [] : [{ userId: row.userId, userName: row.userName }],
  )
  return { people, total: rows[0]?.total ?? 0 }
}

async function meets(
  tx: TenantTx,
  filter: MonitorFilter,
  { withShifts = false, lateOrAbsent = false }: PlanCondition,
): Promise<RawBuilder<unknown>> {
  // Who was late or absent has a shift.
  if (lateOrAbsent) return sql`and s.id in (${await lateOrAbsentPeople(tx, filter)})`
  if (!withShifts) return sql``
  return sql`and exists (select 1 from shift
    where shift.tenant_id = s.tenant_id and shift.user_id = s.id and ${inPlan(filter)})`
}

const ONLINE = sql.join([...ONLINE_STATUSES].map((status) => sql`${status}`))
/** A shift ends within a day. */
const MARGIN = { secondsBefore: 0, daysAfter: 1 }

/**
 * Ids of the people of whom `attendanceOf` finds a shift late or absent, for everybody in one reading of statuses: at the
 * start of the shift they were not online, and then either they came or the shift is over. Times are cut to whole
 * seconds, as there.
 */
async function lateOrAbsentPeople(tx: TenantTx, filter: MonitorFilter): Promise<RawBuilder<unknown>> {
  const { tenantId } = tx
  const { timezone, now } = filter
  const { from, to } = await periodOf(tx, filter, MARGIN)
  await sortInMemory(tx.db)
  const spans = statusSpans({ tenantId, timezone, from, to, now, isPeriodAlone: true })
  const second = (column: string) => sql`date_trunc('second', ${sql.ref(column)})`
  return sql`
    select planned.user_id
    from (
      select shift_id, user_id, ${second('starts_at')} as starts_at, ${second('ends_at')} as ends_at from shift
      where shift.tenant_id = ${tenantId} and ${inPlan(filter)} and ${second('starts_at')} <= ${now}::timestamptz) planned
    left join (
      select user_id, ${second('from_at')} as from_at, ${second('to_at')} as to_at from (${spans}) span
      where from_at < to_at and status in (${ONLINE})) online
      on online.user_id = planned.user_id and online.from_at < planned.ends_at and online.to_at > planned.starts_at
    group by planned.shift_id, planned.user_id, planned.starts_at, planned.ends_at
    having not coalesce(bool_or(online.from_at <= planned.starts_at), false)
      and (planned.ends_at <= ${now}::timestamptz or count(online.user_id) > 0)`
}

/** Times in unix seconds. */
export type PlannedShift = {
  userId: number
  start: number
  end: number
  expectedWorkSeconds: number
  /** The end of the person's shift before it, of any business. */
  previousEnd: number | null
}

/** A shift lasts a day at most: those of two days before may still reach to the first of the range. */
const DAYS_BEFORE = 2

/** The shifts of these people that begin in the range, in order. */
export async function shiftsOf(
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
        and starts_at >= ${startOf(filter.beginDay, filter, -DAYS_BEFORE)}
        and starts_at < ${startOf(filter.endDay, filter, 1)}) shift
    where ${inPlan(filter)} order by shift.user_id, shift.starts_at, shift.shift_id`.execute(db)
  return rows
}

/** Shifts of the range, and seats without any. */
export async function countPlanned({ db, tenantId }: TenantTx, filter: MonitorFilter): Promise<number> {
  const { rows } = await sql<{ planned: number }>`
    select count(*) as planned from app_user s
    left join shift on shift.tenant_id = s.tenant_id and shift.user_id = s.id and ${inPlan(filter)}
    where s.tenant_id = ${tenantId} and ${isSeat(filter)}`.execute(db)
  return rows[0]?.planned ?? 0
}
