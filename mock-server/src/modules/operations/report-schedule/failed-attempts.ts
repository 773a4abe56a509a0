import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import type { FailureReason } from '../../../platform/exports/exports.messages.ts'
import { MINUTE_MS, SECOND_MS } from '../../../platform/time/units.ts'
import { auditFailure, failDue } from './fail-due.ts'
import { endRun, lockFailingRun } from './report-run.store.ts'
import { lockActive } from './report-schedule.store.ts'

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

export async function failStart(
  { clock }: AppContext,
  tx: TenantTx,
  { id, timezone }: { id: number; timezone: string },
): Promise<void> {
  const now = clock.now()
  const schedule = await lockActive(tx, id)
  if (!schedule || schedule.nextDueAt > now) return
  await failDue(tx, schedule, { reason: REASON, now, timezone })
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
