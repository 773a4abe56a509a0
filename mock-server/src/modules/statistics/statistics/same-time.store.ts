import type { stat } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { inScope, tenantCondition, type StatFilter } from './stat-filter.ts'
import { findUpdateTimes } from './statistics.store.ts'

const WEEK = 7

type Filter = StatFilter & { timezone: string }
/** One day, `age` days before the last one of the range; a part of it where it is compared with a part. */
type DayRow = stat.CountedCalls & { isPart: boolean; age: number }
type Cut = { until: number; isOpen: boolean; days: number }

/**
 * The counts of a range whose last day is the one that figures were computed on last, beside those of yesterday and of the
 * week before, each up to the same time of the clock; null for a range that is over.
 */
export async function findSameTime(tx: TenantTx, filter: Filter): Promise<stat.SameTime | null> {
  const state = await findUpdateTimes(tx)
  if (state === undefined) return null
  const last = sql`${filter.endDay}::date`
  // By the clock on the wall: the same time on each day, also where the clock was changed between them.
  const updatedAt = sql`(${state.lastUpdatedAt}::timestamptz at time zone ${filter.timezone})`
  const cut = sql`date_bin('15 minutes', ${updatedAt}, ${last}::timestamp)`
  const cuts = await sql<Cut>`
    select extract(epoch from ${cut} at time zone ${filter.timezone})::bigint as until,
           ${updatedAt}::date = ${last} as is_open, ${last} - ${filter.beginDay}::date + 1 as days`.execute(
    tx.db,
  )
  const [found] = cuts.rows
  if (found === undefined || !found.isOpen) return null
  const { until, days } = found
  const rows = await dayRows(tx, filter, { cut, days })
  return {
    until,
    now: sumCalls(rows, ({ isPart, age }) => (isPart ? age === 0 : age < days)),
    yesterday: days === 1 ? sumCalls(rows, ({ isPart, age }) => isPart && age === 1) : null,
    lastWeek: sumCalls(rows, ({ isPart, age }) => (isPart ? age === WEEK : age > WEEK)),
  }
}

type Compared = { cut: RawBuilder<unknown>; days: number }

async function dayRows(
  { db, tenantId }: TenantTx,
  { endDay, bizTypeId, timezone, scope, project }: Filter,
  { cut, days }: Compared,
): Promise<DayRow[]> {
  const age = sql`(${endDay}::date - s.day)`
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  const where = sql`${tenantCondition(tenantId, { project })} ${business} ${inScope(scope)}`
  const ofDay = (days: readonly number[]) =>
    sql`s.day = any(array(select ${endDay}::date - a from unnest(${sql.val(days)}::int[]) a))`
  const whole = [...agesBetween(1, days), ...agesBetween(WEEK + 1, WEEK + days)]
  const { rows } = await sql<DayRow>`
    select true as is_part, ${age} as age, ${SUMS} from stat_slot s
    where ${where} and ${ofDay([0, 1, WEEK])}
      and s.slot_at < (${cut} - ${age} * interval '1 day') at time zone ${timezone}
    group by s.day
    union all
    select false, ${age}, ${SUMS} from stat_user_day s where ${where} and ${ofDay(whole)} group by s.day`.execute(
    db,
  )
  return rows
}

const agesBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)

const SUMS = sql`
  sum(s.calls)::bigint as "totalCallCnt", sum(s.answers)::bigint as "totalAnswerCnt",
  sum(s.valid_calls)::bigint as "totalTalkCnt", sum(s.quotes)::bigint as "totalSaleCnt",
  sum(s.orders)::bigint as "totalOrderCnt"`

function sumCalls(rows: readonly DayRow[], isOf: (row: DayRow) => boolean): stat.CountedCalls {
  const counted = rows.filter(isOf)
  const total = (name: keyof stat.CountedCalls) => counted.reduce((sum, row) => sum + row[name], 0)
  return {
    totalCallCnt: total('totalCallCnt'),
    totalAnswerCnt: total('totalAnswerCnt'),
    totalTalkCnt: total('totalTalkCnt'),
    totalSaleCnt: total('totalSaleCnt'),
    totalOrderCnt: total('totalOrderCnt'),
  }
}
