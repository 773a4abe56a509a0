import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import type { FailureReason } from '../../../platform/exports/exports.messages.ts'
import { MINUTE_MS, SECOND_MS } from '../../../platform/time/units.ts'
import { lastDue } from './due-times.ts'
import { nextDueOf } from './next-due-of.ts'
import { endRun, hasRun, insertRun, lockFailingRun } from './report-run.store.ts'
import { lockUnrequested, updateSchedule } from './report-schedule.store.ts'
import { auditFailure, reportFailure } from './start-run.ts'

/** After so many attempts that failed for an unexpected reason a run is failed. */
export const MAX_FAILURES = 3
/** After the first, and after each later one, also where that a run failed cannot be stored. */
const PAUSES_SECONDS = [MINUTE_MS, 5 * MINUTE_MS].map((pause) => pause / SECOND_MS)
const REASON: FailureReason = 'internal'

type Attempted = { table: 'report_schedule' | 'report_run'; id: number }

/** Counts a failed attempt and sets when the next one is; answers whether it was the last one. */
export async function countFailure(
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

/** Its person has the failed run in their list and a message; it is due again at the next time. */
export async function failStart(
  { clock }: AppContext,
  tx: TenantTx,
  { id, timezone }: { id: number; timezone: string },
): Promise<void> {
  const now = clock.now()
  const schedule = await lockUnrequested(tx, id)
  if (!schedule || schedule.nextDueAt > now) return
  const { timing } = schedule
  const due = lastDue(timing, { at: now, timezone })
  const run = { scheduleId: id, dueAt: due.at }
  if (!(await hasRun(tx, run))) {
    await insertRun(tx, { ...run, state: 'failed', reason: REASON, finishedAt: now })
    await reportFailure(tx, { ...schedule, dueAt: due.at, reason: REASON, at: now })
  }
  await updateSchedule(tx, id, nextDueOf(timing, { after: now, timezone, lastDay: due.day }))
}

/** Without a message, which may be what fails. */
export async function failEnd({ clock }: AppContext, tx: TenantTx, id: number): Promise<void> {
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
