import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantDatabase, TenantTx } from '../../../platform/context/context.ts'
import { toZonedDay, daysBetween } from '../../../platform/time/days.ts'
import { rollUpDay } from './roll-up-day.ts'
import { isComputable, lockStatistics, type RollupTenant } from './roll-up-tenant.ts'
import { applyChosenSources, chosenSources } from './source-periods.store.ts'

type Recount = {
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

type Recounted = { days: string[]; incomplete: string[] }

/**
 * Counts days of the past again by the sources that are chosen now, each with the record of its sources in one transaction: a stop
 * in between leaves whole days. Days whose facts have expired remain as they are; what is after the last rollup was never counted.
 */
export async function recountDays(
  db: Pick<TenantDatabase, 'inTenant'>,
  { tenantId, timezone, validCallSeconds }: RollupTenant,
  { from, to }: Recount,
): Promise<Recounted> {
  const result: Recounted = { days: [], incomplete: [] }
  const asOf = await db.inTenant(tenantId, lastRollup)
  if (asOf === undefined) return result
  const today = toZonedDay(toUnixSeconds(asOf), timezone)
  for (const day of daysBetween(from, to < today ? to : today)) {
    const isCounted = await db.inTenant(tenantId, async (tx) => {
      await lockStatistics(tx)
      if (!(await isComputable(tx, day))) return false
      await applyChosenSources(tx, day, today)
      await rollUpDay(tx, { day, timezone, validCallSeconds, now: asOf })
      return true
    })
    const list = isCounted ? result.days : result.incomplete
    list.push(day)
  }
  await db.inTenant(tenantId, async (tx) => {
    const after = { from, to, days: result.days.length, sources: await chosenSources(tx) }
    await tx.audit({ module: 'statistics', opType: 'statistics.recount', after })
  })
  return result
}

async function lastRollup({ db }: TenantTx): Promise<Date | undefined> {
  const found = await db.selectFrom('rollupState').select('lastUpdatedAt').executeTakeFirst()
  return found?.lastUpdatedAt
}
