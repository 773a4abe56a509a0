import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { latePeople } from './late-people.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import { inPlan, isSeat, getDayStart, type Page } from './people.store.ts'

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
      where s.tenant_id = ${tenantId} and ${isSeat(filter)} ${ofPerson} ${meets(tx, filter, condition)}
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

function meets(
  tx: TenantTx,
  filter: MonitorFilter,
  { withShifts = false, lateOrAbsent = false }: PlanCondition,
): RawBuilder<unknown> {
  // Who was late or absent has a shift.
  if (lateOrAbsent) return sql`and s.id in (${latePeople(tx, filter)})`
  if (!withShifts) return sql``
  return sql`and exists (select 1 from shift
    where shift.tenant_id = s.tenant_id and shift.user_id = s.id and ${inPlan(filter)})`
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
    select count(*) as planned from app_user s
    left join shift on shift.tenant_id = s.tenant_id and shift.user_id = s.id and ${inPlan(filter)}
    where s.tenant_id = ${tenantId} and ${isSeat(filter)}`.execute(db)
  return rows[0]?.planned ?? 0
}
