import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

type Parts = Pick<AppContext, 'db' | 'clock'>

/** Months after the current one whose partitions are made in advance. */
const COMING_MONTHS = 1
/** Removing a partition locks the whole table: it gives way to other work there, and tries again the next day. */
const LOCK_TIMEOUT_MS = 2_000
/** Months are UTC months, whose limits may be a day and more apart from the tenants' limits. */
const ZONES_APART_DAYS = 2

/** Makes the partitions of the months to come, so that no batch of events waits for them to be made. */
export async function createComingMonths({ db, clock }: Parts): Promise<void> {
  await sql`
    insert into fact_month (month)
    select coming::date from generate_series(
      date_trunc('month', ${clock.now()}::timestamptz at time zone 'UTC'),
      date_trunc('month', ${clock.now()}::timestamptz at time zone 'UTC') + make_interval(months => ${COMING_MONTHS}),
      interval '1 month') coming
    where not exists (select 1 from fact_month known where known.month = coming::date)
    on conflict (month) do nothing`.execute(db.outside)
}

/** Drops the months that were over before this day in every zone, with their facts. Returns the dropped months. */
export async function dropMonthsBefore({ db }: Pick<Parts, 'db'>, day: string): Promise<string[]> {
  return inTransaction(db.outside, async (tx) => {
    await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(tx)
    const { rows } = await sql<{ month: string }>`
      delete from fact_month
      where month + interval '1 month' <= ${day}::date - make_interval(days => ${ZONES_APART_DAYS})
      returning month::text`.execute(tx)
    return rows.map(({ month }) => month)
  })
}

/**
 * Creates the partitions of each UTC month that the facts belong to. Runs before any fact is written, since creating a
 * partition locks its table.
 */
export async function ensureMonths({ db }: TenantTx, times: readonly Date[]): Promise<void> {
  const months = [...new Set(times.map((at) => `${at.toISOString().slice(0, 'YYYY-MM'.length)}-01`))]
  if (months.length === 0) return
  const { rows } = await sql<{ month: string }>`
    select needed.month::text from unnest(${months.toSorted()}::date[]) as needed (month)
    where not exists (select 1 from fact_month known where known.month = needed.month)`.execute(db)
  if (rows.length === 0) return
  await sql`
    insert into fact_month (month) select unnest(${rows.map(({ month }) => month)}::date[])
    on conflict (month) do nothing`.execute(db)
}
