import { findRights } from '../../../access/rights.store.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import type { FailureReason } from '../../../platform/exports/exports.messages.ts'
import { reportFailure } from './fail-due.ts'
import { pushOutcome } from './push-outcome.ts'
import { endRun, lockEndedRun, repeatRun, type EndedRun } from './report-run.store.ts'
import { enterExportJob, findReportRefusal, type EnteredJob } from './start-run.ts'

/** Attempts for one due time, if servers are stopped or killed while they write its file. */
export const MAX_ATTEMPTS = 3
const INTERRUPTED: FailureReason = 'serverRestarted'
const CANCELLED: FailureReason = 'cancelled'

/** Informs the person how a run ended whose job is over, or starts it again. */
export async function endOneRun(ctx: AppContext, tx: TenantTx, id: number): Promise<EnteredJob | null> {
  const run = await lockEndedRun(tx, id)
  if (run === null) return null
  const { job } = run
  const at = ctx.clock.now()
  if (job?.state === 'failed' && job.reason === INTERRUPTED && run.attempts < MAX_ATTEMPTS) {
    const entered = await startedAgain(ctx, tx, { ...run, job })
    if (entered !== null) return entered
  }
  if (job?.state === 'failed') {
    const reason = job.reason ?? 'internal'
    await endRun(tx, id, { state: 'failed', reason, finishedAt: at })
    await reportFailure(tx, { ...run, language: job.language, reason, at })
  } else if (job?.state === 'cancelled') {
    // The person cancelled it and needs no message.
    await endRun(tx, id, { state: 'failed', reason: CANCELLED, finishedAt: at })
  } else {
    await endRun(tx, id, { state: 'done', reason: null, finishedAt: at })
    if (job !== null) await pushOutcome(tx, { ...run, language: job.language, reason: null, at })
  }
  return null
}

async function startedAgain(
  ctx: AppContext,
  tx: TenantTx,
  { job, ...run }: EndedRun & { job: NonNullable<EndedRun['job']> },
): Promise<EnteredJob | null> {
  const { request, language } = job
  if (request === null) return null
  const rights = await findRights(tx, run.userId)
  if (rights === null || (await findReportRefusal(ctx, tx, { request, rights })) !== null) return null
  const entered = await enterExportJob(ctx, tx, { request, rights, language })
  if (entered !== null) await repeatRun(tx, run, entered.job.id)
  return entered
}
