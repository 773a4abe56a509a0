import { reportSchedule, type Language } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { findJob } from '../../../platform/exports/export-job.store.ts'
import { toFileUrl } from '../../../platform/exports/export-link.ts'
import { canHaveFile } from '../exports/public.ts'
import { findLastRuns, type LastRun } from './report-run.store.ts'
import { problemTexts, runReasonText } from './report-schedule.messages.ts'
import { findSchedules } from './report-schedule.store.ts'

export const listSchedules = route(reportSchedule.list, {
  // The caller's own schedules.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, language }) => {
    const schedules = await findSchedules(tx, session.userId)
    const runs = await findLastRuns(
      tx,
      schedules.map(({ id }) => id),
    )
    const views: reportSchedule.ReportSchedule[] = []
    const broken: reportSchedule.BrokenSchedule[] = []
    for (const schedule of schedules) {
      const { id, name, version } = schedule
      if (schedule.problem !== null) {
        const reason = problemTexts[schedule.problem][language]
        broken.push({ id, name, version, reason, request: schedule.request })
        continue
      }
      const { timing, period, request, state, timezone, nextDueAt } = schedule
      const run = runs.get(id)
      views.push({
        id,
        name,
        version,
        timing,
        period,
        request,
        state,
        timezone,
        nextDueAt: state === 'active' ? toUnixSeconds(nextDueAt) : null,
        lastRun: run ? await runView(ctx, tx, { run, session, language }) : null,
      })
    }
    return { timezone: session.timezone, schedules: views, broken }
  },
})

type Shown = { run: LastRun; session: Session; language: Language }

/** Its file as the tray shows it: people who lost the right to its contents get no link any more. */
async function runView(
  ctx: AppContext,
  tx: TenantTx,
  { run, session, language }: Shown,
): Promise<reportSchedule.ReportSchedule['lastRun']> {
  const job = run.exportJobId === null ? undefined : await findJob(tx, session.userId, run.exportJobId)
  const canDownload = job?.problem === null && canHaveFile(ctx, job, session)
  return {
    dueAt: toUnixSeconds(run.dueAt),
    // Its file is there some seconds before the run is ended and its message sent.
    state: run.state === 'running' && job?.state === 'done' ? 'done' : run.state,
    reason: run.reason === null ? null : runReasonText(run.reason)[language],
    fileURL: canDownload ? toFileUrl(ctx, job, session.tokenHash) : null,
    fileName: job?.fileName ?? null,
  }
}
