import { sql } from 'kysely'
import { pauseUnless } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { removeUnused } from '../../../platform/files/stored-contents.ts'
import { runNamedWork } from '../../../platform/named-work.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/units.ts'
import { createComingMonths, dropMonthsBefore } from '../../facts/ingest/public.ts'
import type { Module } from '../../module.ts'
import type { RollupTenant } from '../rollup/public.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { deleteOldFacts } from './delete-old-facts.ts'

/** The start has other work to do, a rollup first. */
const FIRST_RUN_MS = HOUR_MS
const PERIOD_MS = DAY_MS

/**
 * Makes the partitions of the coming month, and deletes what is older than its limit, an hour after the start and daily. Of
 * several processes one does it.
 */
export function retentionModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'retention',
    auditDictionary,
    routes: [],
    jobs: [
      {
        start: async (ctx) => {
          await createComingMonths(ctx)
          stop = await ctx.leases.start('retention', { run: (signal) => run(ctx, signal) })
        },
        stop: () => stop(),
      },
    ],
  }
}

async function run(ctx: AppContext, signal: AbortSignal): Promise<void> {
  await pauseUnless(FIRST_RUN_MS, signal)
  while (!signal.aborted) {
    await runNamedWork('retention', () => applyRetention(ctx, () => signal.aborted))
    await pauseUnless(PERIOD_MS, signal)
  }
}

/** One tenant's failure is logged, and keeps the months that it may still need; the others continue. */
export async function applyRetention(
  ctx: AppContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  try {
    await createComingMonths(ctx)
    const { rows: tenants } = await sql<RollupTenant>`select * from tenants_of_rollup()`.execute(
      ctx.db.outside,
    )
    const limits: string[] = []
    for (const tenant of tenants) {
      const keptFrom = isStopping() ? null : await deleteOldTenantFacts(ctx, tenant, isStopping)
      if (keptFrom !== null) limits.push(keptFrom)
    }
    // Months cover all tenants: none is deleted unless every tenant's limit is known.
    const [oldest] = limits.toSorted()
    if (oldest === undefined || limits.length < tenants.length || isStopping()) return
    const months = await dropMonthsBefore(ctx, oldest)
    if (months.length > 0) ctx.log.info({ months }, 'months of utterances and statuses were dropped')
  } catch (error) {
    ctx.log.error({ err: error }, 'old facts were not deleted')
  }
}

/** The first day whose facts are all stored; null when that is not known. */
async function deleteOldTenantFacts(
  ctx: AppContext,
  tenant: RollupTenant,
  isStopping: () => boolean,
): Promise<string | null> {
  const { tenantId } = tenant
  try {
    const { keptFrom, rows } = await deleteOldFacts(ctx, tenant, isStopping)
    const contents = await removeUnused(ctx, tenantId, isStopping)
    if (contents > 0) ctx.log.info({ tenantId, contents }, 'stored contents of no use were removed')
    if (Object.keys(rows).length > 0) ctx.log.info({ tenantId, keptFrom, rows }, 'old facts were deleted')
    return keptFrom
  } catch (error) {
    ctx.log.error({ err: error, tenantId }, 'old facts of a tenant were not deleted')
    return null
  }
}
