import { sql } from 'kysely'
import { toUnixSeconds } from '../../../../platform/clock.ts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { removeUnused } from '../../../../platform/files/stored-contents.ts'
import { addDays, toZonedDay } from '../../../../platform/time/days.ts'
import { DAY_MS } from '../../../../platform/time/units.ts'
import { deleteUnusedSamples, expireSamples } from '../corpus/sample.store.ts'
import { findSettings } from '../setting/setting.store.ts'
import { deleteEndedPlays } from '../sound/play.store.ts'
import { deleteOldChecks } from './clean-up.store.ts'
import { deleteScoresBefore } from './score.store.ts'

/** Records of one transaction: short enough that nobody notices. */
const BATCH = 5_000
/** Days for which scores are counted: as long as records can stay. */
export const SCORE_DAYS = 90

type Tenant = { tenantId: number; timezone: string }

/**
 * Expires samples, and deletes data past their retention; due once a day (VOICE-Q4, VOICE-Q20). One company's failure is
 * logged; the others continue.
 */
export async function cleanUpVoices(ctx: AppContext, signal = new AbortController().signal): Promise<void> {
  const { rows } = await sql<Tenant>`select * from tenants_of_rollup()`.execute(ctx.db.outside)
  for (const tenant of rows) {
    if (signal.aborted) return
    try {
      await cleanUpTenant(ctx, tenant, signal)
    } catch (error) {
      ctx.log.error({ err: error, tenantId: tenant.tenantId }, 'old voices were not deleted')
    }
  }
}

async function cleanUpTenant(
  ctx: AppContext,
  { tenantId, timezone }: Tenant,
  signal: AbortSignal,
): Promise<void> {
  const now = ctx.clock.now()
  const settings = await ctx.db.inTenant(tenantId, findSettings)
  const before = new Date(now.getTime() - settings.recordExpiration * DAY_MS)
  let deleted = BATCH
  while (deleted === BATCH && !signal.aborted)
    deleted = await ctx.db.inTenant(tenantId, (tx) => deleteOldChecks(tx, { before, limit: BATCH }))
  await ctx.db.inTenant(tenantId, async (tx) => {
    await expireSamples(tx, before)
    await deleteUnusedSamples(tx, settings.corporaNum)
    await deleteEndedPlays(tx, now)
    await deleteScoresBefore(tx, addDays(toZonedDay(toUnixSeconds(now), timezone), -SCORE_DAYS))
  })
  await removeUnused(ctx, tenantId, () => signal.aborted)
}
