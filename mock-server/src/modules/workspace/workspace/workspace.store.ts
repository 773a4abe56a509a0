import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inScope } from '../../statistics/statistics/public.ts'

/** What one seat did in a day for one business. */
export type SeatDay = {
  userId: number
  calls: number
  answers: number
  validCalls: number
  talkSeconds: number
  violations: number
}

type SeatDaysQuery = {
  userIds: readonly number[]
  orgId: number
  businessTypeId: number
  day: Date
  timezone: string
}

/** Of those people who belong to the organisation or below it now, wherever they worked; in the order of their ids. */
export async function seatDays(
  { db, tenantId }: TenantTx,
  { userIds, orgId, businessTypeId, day, timezone }: SeatDaysQuery,
): Promise<SeatDay[]> {
  const { rows } = await sql<SeatDay>`
    select s.id as "userId", coalesce(sum(d.calls), 0) as calls, coalesce(sum(d.answers), 0) as answers,
           coalesce(sum(d.valid_calls), 0) as "validCalls",
           coalesce(sum(d.talk_seconds), 0)::bigint as "talkSeconds",
           coalesce(sum(d.violations_0 + d.violations_1 + d.violations_2 + d.violations_3), 0) as violations
    from app_user s
    left join stat_user_day d on d.tenant_id = s.tenant_id and d.user_id = s.id
      and d.day = (${day}::timestamptz at time zone ${timezone})::date and d.business_type_id = ${businessTypeId}
    where s.tenant_id = ${tenantId} and s.id = any(${[...userIds]}::bigint[]) ${inScope({ rootId: orgId })}
    group by s.id order by s.id`.execute(db)
  return rows
}
