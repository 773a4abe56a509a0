import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { clearMark } from '../../facts/ingest/public.ts'
import { rollUpDay } from './roll-up-day.ts'
import { startChosenSources } from './source-periods.store.ts'

/** Statistics are computed this often (STAT-005). */
export const ROLLUP_SECONDS = 900

/** First half of the advisory lock under which one tenant is rolled up by one process at a time; the tenant is the other. */
const ROLLUP_LOCK = 7_240_120

/** A rollup of a day reads statuses of the 48 hours before it, which touch three days where the clock was changed. */
export const DAYS_READ_BEFORE = 3

export type RollupTenant = { tenantId: number; timezone: string; validCallSeconds: number }

type Parts = Pick<AppContext, 'db' | 'clock' | 'factProgress'>

/**
 * Brings the statistics of one tenant up to now, or to where its facts are complete: every day whose facts changed since, and the days since the last
 * rollup, whose open statuses and shifts went on. One transaction a day, the latest first, so that a crash loses at most the day
 * that was being computed, whose mark is still there. Returns how many days were computed.
 */
export async function rollUpTenant(
  { db, clock, factProgress }: Parts,
  tenant: RollupTenant,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { tenantId, timezone, validCallSeconds } = tenant
  const now = clock.now()
  // Read before the facts: facts that are written meanwhile are not claimed.
  const completeUntil = factProgress.completeUntil(tenantId)
  const asOf = completeUntil !== undefined && completeUntil < now ? completeUntil : now
  const days = await dueDays({ db, tenant, asOf })
  for (const day of days) {
    if (isStopping()) return 0
    await db.inTenant(tenantId, async (tx) => {
      await lockStatistics(tx)
      // Only the marks that this statement sees are removed; a mark whose facts are committed later stays for the next time.
      await clearMark(tx, day)
      if (!(await isComputable(tx, day))) return
      // A change of the sources holds from here on, for the whole of this day and for no earlier one (R50).
      if (day === toZonedDay(toUnixSeconds(asOf), timezone)) await startChosenSources(tx, day)
      await rollUpDay(tx, { day, timezone, validCallSeconds, now: asOf })
    })
  }
  await db.inTenant(tenantId, async (tx) => {
    const state = { lastUpdatedAt: asOf, nextUpdatedAt: nextRollup(now) }
    await tx.db
      .insertInto('rollupState')
      .values({ tenantId, ...state })
      .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(state))
      .execute()
  })
  return days.length
}

/** Locks the tenant until the end of the transaction: nobody else computes its statistics or deletes its facts. */
export async function lockStatistics({ db, tenantId }: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ROLLUP_LOCK}, ${tenantId}::int)`.execute(db)
}

/** True if all facts of a day still exist. Otherwise its statistics stay as they are, computed when all existed. */
export async function isComputable({ db, tenantId }: TenantTx, day: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from fact_retention
    where tenant_id = ${tenantId} and ${day}::date < kept_from + ${DAYS_READ_BEFORE}::integer`.execute(db)
  return rows.length === 0
}

/** The next full quarter of an hour. */
export function nextRollup(now: Date): Date {
  const periodMs = ROLLUP_SECONDS * 1000
  return new Date((Math.floor(now.getTime() / periodMs) + 1) * periodMs)
}

async function dueDays({
  db,
  tenant: { tenantId, timezone },
  asOf,
}: {
  db: Parts['db']
  tenant: RollupTenant
  asOf: Date
}): Promise<string[]> {
  return db.inTenant(tenantId, async (tx) => {
    const { rows } = await sql<{ day: string }>`
      select day::text from rollup_mark where tenant_id = ${tenantId}
      union
      select d::date::text
      from generate_series(
        (select (last_updated_at at time zone ${timezone})::date from rollup_state where tenant_id = ${tenantId}),
        (${asOf}::timestamptz at time zone ${timezone})::date, interval '1 day') d
      where exists (select 1 from status_event e
                    where e.tenant_id = ${tenantId} and e.evt_at > (d::date - 2)::timestamp at time zone ${timezone})
         or exists (select 1 from shift
                    where tenant_id = ${tenantId} and starts_at > (d::date - 2)::timestamp at time zone ${timezone}
                      and starts_at < ${asOf})
      order by 1 desc`.execute(tx.db)
    return rows.map(({ day }) => day)
  })
}
