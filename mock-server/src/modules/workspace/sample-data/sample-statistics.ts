import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import { findTimezone, markDays, touchedDays } from '../../facts/ingest/public.ts'
import { type RollupTenant, rollUpTenant } from '../../statistics/rollup/public.ts'

/** A sample begins so long before it was added, and its last statuses last so long after. */
const DAYS_BEFORE = 8
const DAYS_AFTER = 3

/** Marks the days that a sample has any figure of, up to today. */
export async function markSampleDays(
  tx: TenantTx,
  { addedAt, now }: { addedAt: Date; now: Date },
): Promise<void> {
  const days = touchedDays(await findTimezone(tx), now)
  for (let day = -DAYS_BEFORE; day <= DAYS_AFTER; day += 1)
    days.touch(new Date(addedAt.getTime() + day * DAY_MS))
  await markDays(tx, days.list())
}

/**
 * Computes the company's statistics now rather than at the next quarter of an hour. The facts are stored by then: a failure is
 * logged, and the next rollup does it.
 */
export async function computeStatistics(ctx: AppContext, tenant: RollupTenant): Promise<void> {
  try {
    await rollUpTenant(ctx, tenant)
  } catch (error) {
    ctx.log.error({ err: error, tenantId: tenant.tenantId }, 'statistics of a sample were not computed')
  }
}
