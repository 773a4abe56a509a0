import type { TenantTx } from '../../../platform/context/context.ts'
import { buildNextDue, lastDue } from './due-times.ts'
import { pushOutcome } from './push-outcome.ts'
import { hasRun, insertRun } from './report-run.store.ts'
import { NO_FAILURES, updateSchedule } from './report-schedule.store.ts'
import type { StoredSchedule } from './stored-schedule.ts'

type Failure = { reason: string; now: Date; timezone: string }

/**
 * Fails a due report: its person gets the failed run in their list and a message, and it is due again at the next time. A
 * schedule whose time cannot be read has no next time: it is paused, and the list shows that.
 */
export async function failDue(
  tx: TenantTx,
  schedule: StoredSchedule,
  { reason, now, timezone }: Failure,
): Promise<void> {
  const { id, timing, version } = schedule
  const due =
    timing === null
      ? { at: schedule.nextDueAt, day: schedule.nextDueDay }
      : lastDue(timing, { at: now, timezone })
  const run = { scheduleId: id, dueAt: due.at }
  if (!(await hasRun(tx, run))) {
    await insertRun(tx, { ...run, state: 'failed', reason, finishedAt: now })
    await reportFailure(tx, { ...schedule, dueAt: due.at, reason, at: now })
  }
  await updateSchedule(
    tx,
    id,
    timing === null
      ? { state: 'paused', version: version + 1, ...NO_FAILURES }
      : buildNextDue(timing, { after: now, timezone, lastDay: due.day }),
  )
}

type ReportedFailure = Parameters<typeof pushOutcome>[1] & { dueAt: Date; reason: string }

/** Reports a failure to the person and in the audit log. */
export async function reportFailure(tx: TenantTx, failure: ReportedFailure): Promise<void> {
  await pushOutcome(tx, failure)
  await auditFailure(tx, failure)
}

export async function auditFailure(
  tx: TenantTx,
  { name, dueAt, reason }: Pick<ReportedFailure, 'name' | 'dueAt' | 'reason'>,
): Promise<void> {
  await tx.audit({
    module: 'reportSchedule',
    opType: 'reportSchedule.fail',
    target: name,
    after: { dueAt: dueAt.toISOString(), reason },
  })
}
