import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findDayBounds, callFacts, sourcesOn, violationFacts } from '../../statistics/rollup/public.ts'
import { inScope, findValidCallSeconds } from '../../statistics/statistics/public.ts'

/** A seat's figures of a day for one business. */
export type SeatDay = {
  userId: number
  calls: number
  answers: number
  validCalls: number
  talkSeconds: number
  /** Counts both directions, as talk time does. */
  answeredCalls: number
  violations: number
}

type SeatDaysQuery = {
  userIds: readonly number[]
  orgId: number
  businessTypeId: number
  /** `YYYY-MM-DD` of the zone. */
  day: string
  now: Date
  timezone: string
}

/**
 * Figures of the people who belong to the organisation or below it now, wherever they worked; in the order of their ids.
 * Facts that came since the last rollup are included (R45).
 */
export async function seatDays(tx: TenantTx, query: SeatDaysQuery): Promise<SeatDay[]> {
  const { tenantId, db } = tx
  const { userIds, orgId } = query
  const days = (await isRolledUp(tx, query.day)) ? rolledUpDays(tx, query) : await factsOfDay(tx, query)
  const { rows } = await sql<SeatDay>`
    select s.id as "userId", coalesce(sum(d.calls), 0) as calls, coalesce(sum(d.answers), 0) as answers,
           coalesce(sum(d.valid_calls), 0) as "validCalls",
           coalesce(sum(d.talk_seconds), 0)::bigint as "talkSeconds",
           coalesce(sum(d.answered_calls), 0) as "answeredCalls",
           coalesce(sum(d.violations), 0) as violations
    from person s left join (${days}) d on d.user_id = s.id
    where s.tenant_id = ${tenantId} and s.id = any(${sql.val(userIds)}::bigint[]) ${inScope({ rootId: orgId })}
    group by s.id order by s.id`.execute(db)
  return rows
}

/** A day is marked when a fact of it comes, until it is rolled up. */
async function isRolledUp({ db, tenantId }: TenantTx, day: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rollup_mark where tenant_id = ${tenantId} and day = ${day}::date limit 1`.execute(db)
  return rows.length === 0
}

function rolledUpDays(
  { tenantId }: TenantTx,
  { userIds, businessTypeId, day }: SeatDaysQuery,
): RawBuilder<unknown> {
  return sql`
    select user_id, calls, answers, valid_calls, talk_seconds, answered_calls,
           violations_0 + violations_1 + violations_2 + violations_3 as violations
    from stat_user_day
    where tenant_id = ${tenantId} and day = ${day}::date and business_type_id = ${businessTypeId}
      and user_id = any(${sql.val(userIds)}::bigint[])`
}

async function factsOfDay(
  tx: TenantTx,
  { userIds, businessTypeId, day, now, timezone }: SeatDaysQuery,
): Promise<RawBuilder<unknown>> {
  const { tenantId, db } = tx
  const bounds = await findDayBounds(db, { day, timezone })
  const facts = { tenantId, timezone, now, ...bounds }
  const ofSeats = sql`fact.business_type_id = ${businessTypeId} and fact.user_id = any(${sql.val(userIds)}::bigint[])`
  const counting = { sources: await sourcesOn(tx, day), validCallSeconds: await findValidCallSeconds(tx) }
  const calls = callFacts(facts, counting)
  return sql`
    select user_id, calls, answers, valid_calls, talk_seconds, answered_calls, 0 as violations
    from (${calls.rows}) fact where ${ofSeats}
    union all
    select user_id, 0, 0, 0, 0, 0, violations_0 + violations_1 + violations_2 + violations_3
    from (${violationFacts(facts).rows}) fact where ${ofSeats}`
}
