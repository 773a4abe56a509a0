import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import type { FailureReason } from '../../../platform/exports/exports.messages.ts'
import { MINUTE_MS, SECOND_MS } from '../../../platform/time/units.ts'
import { getExportRunner } from '../exports/public.ts'
import { endOneRun } from './end-run.ts'
import { auditFailure, failDue } from './fail-due.ts'
import { endRun, findEndedRuns, lockFailingRun } from './report-run.store.ts'
import { findDue, findTimezone, lockActive } from './report-schedule.store.ts'
import { type EnteredJob, startRun } from './start-run.ts'

/** After so many attempts that failed for an unexpected reason a run is failed. */
const MAX_FAILURES = 3

/** Pauses after the first failure and after each later one, also if the failure of a run cannot be stored. */
const PAUSES_SECONDS = [MINUTE_MS, 5 * MINUTE_MS].map((pause) => pause / SECOND_MS)

const REASON: FailureReason = 'internal'

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
  const ended = await ctx.db.inTenant(tenantId, (tx) => findEndedRuns(tx, ctx.clock.now()))
  for (const id of ended) {
    if (signal.aborted) return
    await attempt(ctx, tenantId, {
      table: 'report_run',
      id,
      work: (tx) => endOneRun(ctx, tx, id),
      fail: (tx) => failEnd(ctx, tx, id),
    })
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
    await attempt(ctx, tenantId, {
      table: 'report_schedule',
      id,
      work: (tx) => startRun(ctx, tx, { id, timezone }),
      fail: (tx) => failStart(ctx, tx, { id, timezone }),
    })
  }
}

type Attempt = {
  table: 'report_schedule' | 'report_run'
  id: number
  work: (tx: TenantTx) => Promise<EnteredJob | null>
  /** After the last attempt, in a transaction of its own. */
  fail: (tx: TenantTx) => Promise<void>
}

/** One report that fails holds no other back, and is not attempted for ever. */
async function attempt(ctx: AppContext, tenantId: number, { table, id, work, fail }: Attempt): Promise<void> {
  const { db, log } = ctx
  let entered: EnteredJob | null
  try {
    entered = await db.inTenant(tenantId, work)
  } catch (error) {
    log.error({ err: error, tenantId, table, id }, 'an attempt at a scheduled report failed')
    const isLast = await db.inTenant(tenantId, (tx) => countFailure(ctx, tx, { table, id }))
    if (isLast) await db.inTenant(tenantId, fail)
    return
  }
  await handOverJob(ctx, entered)
}

/** Hands the job over only after its commit. */
async function handOverJob(ctx: AppContext, entered: EnteredJob | null): Promise<void> {
  if (entered === null) return
  getExportRunner(ctx).add(entered.job, entered.actor)
  await Promise.all(entered.files.map((key) => ctx.storage.remove(key)))
}

type Attempted = { table: 'report_schedule' | 'report_run'; id: number }

/** Counts a failed attempt and sets when the next one is; answers whether it was the last one. */
async function countFailure(
  { clock }: AppContext,
  { db, tenantId }: TenantTx,
  { table, id }: Attempted,
): Promise<boolean> {
  const { rows } = await sql<{ failedAttempts: number }>`
    update ${sql.table(table)} set failed_attempts = failed_attempts + 1,
      retry_at = ${clock.now()}::timestamptz + interval '1 second' *
        (${PAUSES_SECONDS}::integer[])[least(failed_attempts + 1, ${PAUSES_SECONDS.length}::integer)]
    where tenant_id = ${tenantId} and id = ${id} returning failed_attempts as "failedAttempts"`.execute(db)
  return (rows[0]?.failedAttempts ?? 0) >= MAX_FAILURES
}

async function failStart(
  { clock }: AppContext,
  tx: TenantTx,
  { id, timezone }: { id: number; timezone: string },
): Promise<void> {
  const now = clock.now()
  const schedule = await lockActive(tx, id)
  if (!schedule || schedule.nextDueAt > now) return
  await failDue(tx, schedule, { reason: REASON, now, timezone })
}

/** Ends the run without a message, since the message may be what fails. */
async function failEnd({ clock }: AppContext, tx: TenantTx, id: number): Promise<void> {
  const run = await lockFailingRun(tx, id)
  if (run === null) return
  const finishedAt = clock.now()
  if (run.hasFile) {
    await endRun(tx, id, { state: 'done', reason: null, finishedAt })
    return
  }
  await endRun(tx, id, { state: 'failed', reason: REASON, finishedAt })
  await auditFailure(tx, { ...run, reason: REASON })
}
