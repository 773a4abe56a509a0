import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inFilter, inScope } from '../statistics/public.ts'
import type { MonitorFilter } from './monitor.policy.ts'

export type Page = { pageIndex: number; pageSize: number }

/**
 * Everybody on one page, for files: counting and sorting all people again for each batch would take longer than the batches.
 */
export const ALL_PEOPLE: Page = { pageIndex: 1, pageSize: 1_000_000 }

/** `scheduleWorkDuration`: seconds of work that the shifts of the range expect. */
export type TrackedPerson = { userId: number; userName: string; scheduleWorkDuration: number }

/** People of one page, and of all people: how many, how many of them were online, and for how many seconds. */
type PeoplePage = { people: TrackedPerson[]; total: number; onlineUsers: number; onlineSeconds: number }

/** The first moment of a day of the zone; `later` days after it. */
export const getDayStart = (day: string, { timezone }: MonitorFilter, later = 0): RawBuilder<unknown> =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${timezone})`

/** Shifts that count: those of the range and business that were not cancelled; and those of some days before it. */
export function inPlan(filter: MonitorFilter, daysBefore = 0): RawBuilder<unknown> {
  const { beginDay, endDay, bizTypeId } = filter
  const business = bizTypeId === undefined ? sql`` : sql`and shift.business_type_id = ${bizTypeId}`
  return sql`not shift.is_cancelled and shift.starts_at >= ${getDayStart(beginDay, filter, -daysBefore)}
    and shift.starts_at < ${getDayStart(endDay, filter, 1)} ${business}`
}

/** True if `person s` is a seat that the answer is about: one that may work there, or was planned to. */
export function isSeat(filter: MonitorFilter): RawBuilder<unknown> {
  const { bizTypeId, scope } = filter
  const worksForIt =
    bizTypeId === undefined
      ? sql``
      : sql`and exists (select 1 from user_business_type own
          where own.tenant_id = s.tenant_id and own.user_id = s.id and own.business_type_id = ${bizTypeId})`
  return sql`(s.type in ('TSR', 'TeamTSR') ${inScope(scope)} and (s.status = 'enabled' ${worksForIt}
    or exists (select 1 from shift
               where shift.tenant_id = s.tenant_id and shift.user_id = s.id and ${inPlan(filter)})))`
}

type PageRow = (TrackedPerson | { userId: null }) & Omit<PeoplePage, 'people'>

/**
 * By name: the seats, anyone else who has figures, or the requested person. The range is read once for
 * all people, for the totals.
 */
export async function trackedPeople(
  { db, tenantId }: TenantTx,
  filter: MonitorFilter,
  { pageIndex, pageSize }: Page,
): Promise<PeoplePage> {
  const { userId } = filter
  const isSelected =
    userId === undefined
      ? sql`and (s.id in (select user_id from figures) or ${isSeat(filter)})`
      : sql`and s.id = ${userId}`
  const ofPerson = userId === undefined ? sql`` : sql`and s.user_id = ${userId}`
  const { rows } = await sql<PageRow>`
    with figures as materialized (
      select s.user_id, sum(s.online_seconds)::bigint as online_seconds from stat_user_day s
      where s.tenant_id = ${tenantId} and ${inFilter(filter)} ${ofPerson} group by s.user_id
    ), people as (
      select s.id, s.name from person s
      where s.tenant_id = ${tenantId} ${isSelected}
    ), page as (
      select * from people order by name, id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    )
    select (select count(*) from people) as total,
           (select count(*) from figures where online_seconds > 0) as "onlineUsers",
           (select coalesce(sum(online_seconds), 0)::bigint from figures) as "onlineSeconds",
           page.id as "userId", page.name as "userName",
           (select coalesce(sum(shift.expected_work_seconds), 0)::bigint from shift
            where shift.tenant_id = ${tenantId} and shift.user_id = page.id and ${inPlan(filter)})
             as "scheduleWorkDuration"
    from (select 1) one left join page on true
    order by page.name, page.id`.execute(db)
  const [first] = rows
  if (!first) throw new Error('the database answered no totals')
  const { total, onlineUsers, onlineSeconds } = first
  // Without anybody on the page there are the totals alone.
  const people = rows.flatMap((row) => {
    if (row.userId === null) return []
    const { userId, userName, scheduleWorkDuration } = row
    return [{ userId, userName, scheduleWorkDuration }]
  })
  return { people, total, onlineUsers, onlineSeconds }
}

export async function findPersonName({ db, tenantId }: TenantTx, userId: number): Promise<string> {
  const { name } = await db
    .selectFrom('person')
    .where('tenantId', '=', tenantId)
    .where('id', '=', userId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}
