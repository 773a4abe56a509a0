import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { runnerOf } from '../exports/public.ts'
import { endNextRun } from './end-run.ts'
import { findDue, findTimezone } from './report-schedule.store.ts'
import { startRun, type EnteredJob } from './start-run.ts'

/** Ends the runs whose files are written, and starts the reports that are due. One company's failure is logged; the others continue. */
export async function runReports(
  ctx: AppContext,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { db, clock, log } = ctx
  const { rows } = await sql<{
    tenantId: number
  }>`select * from tenants_with_reports(${clock.now()})`.execute(db.outside)
  for (const { tenantId } of rows) {
    try {
      await endRuns(ctx, tenantId, signal)
      await startDue(ctx, tenantId, signal)
    } catch (error) {
      log.error({ err: error, tenantId }, 'scheduled reports were not started; it is tried again')
    }
  }
}

async function endRuns(ctx: AppContext, tenantId: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { isOver, entered } = await ctx.db.inTenant(tenantId, (tx) => endNextRun(ctx, tx))
    await hand(ctx, entered)
    if (isOver) return
  }
}

async function startDue(ctx: AppContext, tenantId: number, signal: AbortSignal): Promise<void> {
  const at = ctx.clock.now()
  const { due, timezone } = await ctx.db.inTenant(tenantId, async (tx) => {
    const timezone = await findTimezone(tx)
    return { due: await findDue(tx, { at, timezone }), timezone }
  })
  for (const id of due) {
    if (signal.aborted) return
    await startOne(ctx, tenantId, (tx) => startRun(ctx, tx, { id, timezone }))
  }
}

/** One schedule that cannot be started holds no other back. */
async function startOne(
  ctx: AppContext,
  tenantId: number,
  start: (tx: TenantTx) => Promise<EnteredJob | null>,
): Promise<void> {
  try {
    await hand(ctx, await ctx.db.inTenant(tenantId, start))
  } catch (error) {
    ctx.log.error({ err: error, tenantId }, 'a scheduled report was not started; it is tried again')
  }
}

/** Only now, when the job is committed. */
async function hand(ctx: AppContext, entered: EnteredJob | null): Promise<void> {
  if (entered === null) return
  runnerOf(ctx).add(entered.job, entered.actor)
  await Promise.all(entered.files.map((key) => ctx.storage.remove(key)))
}
