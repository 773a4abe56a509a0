import {
  average,
  orderConversionRate,
  saleConversionRate,
  stat,
  talkConversionRate,
} from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { knownCalls, toCallCondition, type Narrowed } from './calls.store.ts'
import type { Sums } from './people.store.ts'
import { inFilter, inFilterAt, type StatFilter } from './stat-filter.ts'

type TotalSums = Omit<Sums, 'userId'> & { violations: number }

/** Totals of everybody in the range: the sums of the rows, and rates of these sums. */
export async function userTotals({ db, tenantId }: TenantTx, filter: StatFilter): Promise<stat.UserTotals> {
  // Only the days are counted by person: sums over all rows need no groups.
  const { rows } = await sql<TotalSums>`
    select (select coalesce(sum(people), 0)::bigint
            from (select count(distinct s.user_id) as people from stat_user_day s
                  where s.tenant_id = ${tenantId} and ${inFilter(filter)} and s.online_seconds > 0
                  group by s.day) d) as "daysOnDuty",
           coalesce(sum(s.online_seconds), 0)::bigint as "onlineSeconds",
           coalesce(sum(s.talk_seconds), 0)::bigint as "talkSeconds", coalesce(sum(s.calls), 0)::bigint as calls,
           coalesce(sum(s.answers), 0)::bigint as answers, coalesce(sum(s.valid_calls), 0)::bigint as "validCalls",
           coalesce(sum(s.quotes), 0)::bigint as quotes, coalesce(sum(s.orders), 0)::bigint as orders,
           (select coalesce(sum(s.hits), 0)::bigint from stat_rule_day s
            where s.tenant_id = ${tenantId} and ${inFilter(filter)}) as violations
    from stat_user_day s where s.tenant_id = ${tenantId} and ${inFilter(filter)}`.execute(db)
  const [sums] = rows
  if (sums === undefined) throw new Error('the database answered no totals')
  return {
    daysOnDuty: sums.daysOnDuty,
    avgDayOnlineDuration: average(sums.onlineSeconds, sums.daysOnDuty),
    callTime: sums.talkSeconds,
    callCnt: sums.calls,
    talkCnt: sums.validCalls,
    saleCnt: sums.quotes,
    orderCnt: sums.orders,
    talkConversionRate: talkConversionRate(sums),
    saleConversionRate: saleConversionRate(sums),
    orderConversionRate: orderConversionRate(sums),
    violationCnt: sums.violations,
  }
}

/** Totals of all outbound calls of the range; null where they are too many to be added up while somebody waits. */
export async function callTotals(
  tx: TenantTx,
  { filter, narrowed }: { filter: StatFilter & { timezone: string }; narrowed: Narrowed },
): Promise<stat.PerformanceTotals | null> {
  const { total, firstDay, lastDay } = await knownCalls(tx, filter, narrowed)
  if (total > stat.MAX_TOTALLED_CALLS) return null
  if (firstDay === null || lastDay === null) return { talkTime: 0, violationCnt: 0, sessionCnt: 0 }
  const known = { ...filter, beginDay: firstDay, endDay: lastDay }
  const only = await toCallCondition(tx, known, narrowed)
  const { rows } = await sql<stat.PerformanceTotals>`
    with counted as (
      select s.call_id, s.session_id, case when s.answered_at is not null and s.ended_at is not null then s.talk_seconds end as talked
      from reported_call s where s.tenant_id = ${tx.tenantId} and s.is_outbound and ${inFilterAt(known, 'started_at')}
        ${only}
    )
    select coalesce(sum(talked), 0)::bigint as "talkTime", count(distinct session_id) as "sessionCnt",
           (select count(*) from violation v join counted on counted.call_id = v.call_id
            where v.tenant_id = ${tx.tenantId}) as "violationCnt"
    from counted`.execute(tx.db)
  const [totals] = rows
  if (totals === undefined) throw new Error('the database answered no totals')
  return totals
}
