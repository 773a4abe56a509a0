import type { exports } from '@console/contracts'
import { findRights } from '../../../access/rights.store.ts'
import type { Rights } from '../../../access/session.ts'
import type { AuditActor } from '../../../platform/audit/entry.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { Forbidden, Problem, TooMany } from '../../../platform/errors.ts'
import type { StoredJob } from '../../../platform/exports/stored-job.ts'
import { zonedMoment } from '../../../platform/time/zoned-time.ts'
import { enterJob } from '../exports/public.ts'
import { buildNextDue, lastDue, periodBefore } from './due-times.ts'
import { failDue } from './fail-due.ts'
import { hasRun, insertRun } from './report-run.store.ts'
import type { RunReason } from './report-schedule.messages.ts'
import { lockActive, NO_FAILURES, updateSchedule } from './report-schedule.store.ts'
import { datedRequest, requireReport } from './require-report.ts'
import type { RunnableSchedule, StoredSchedule } from './stored-schedule.ts'

/** A job that the runner takes after the commit, the person in whose name it runs, and files that are removed then. */
export type EnteredJob = { job: StoredJob; files: readonly string[]; actor: AuditActor }

/**
 * Runs a due schedule with the rights that its person has at this moment. Job, run and the next due time are committed
 * together, so that a due time has one file, however many servers there are and whenever one is killed.
 */
export async function startRun(
  ctx: AppContext,
  tx: TenantTx,
  { id, timezone }: { id: number; timezone: string },
): Promise<EnteredJob | null> {
  const now = ctx.clock.now()
  const schedule = await lockActive(tx, id)
  if (!schedule) return null
  const { timing, nextDueDay } = schedule
  const nextDueAt = timing === null ? schedule.nextDueAt : zonedMoment(nextDueDay, timing.time, timezone)
  if (nextDueAt > now) {
    await updateSchedule(tx, id, { timezone, nextDueAt, ...NO_FAILURES })
    return null
  }
  const rights = await findRights(tx, schedule.userId)
  if (rights === null) {
    await endSchedule(tx, schedule)
    return null
  }
  if (schedule.problem !== null) {
    await failDue(tx, schedule, { reason: schedule.problem, now, timezone })
    return null
  }
  return runDue(ctx, tx, { schedule, rights, timezone })
}

type DueRun = { schedule: RunnableSchedule; rights: Rights; timezone: string }

async function runDue(
  ctx: AppContext,
  tx: TenantTx,
  { schedule, rights, timezone }: DueRun,
): Promise<EnteredJob | null> {
  const now = ctx.clock.now()
  const { id, timing, period, language } = schedule
  const due = lastDue(timing, { at: now, timezone })
  const run = { scheduleId: id, dueAt: due.at }
  let entered: EnteredJob | null = null
  if (!(await hasRun(tx, run))) {
    const request = datedRequest(schedule.request, periodBefore(period, { day: due.day, timezone }))
    const reason = request === null ? 'filters' : await findReportRefusal(ctx, tx, { request, rights })
    if (request === null || reason !== null) {
      await failDue(tx, schedule, { reason: reason ?? 'filters', now, timezone })
      return null
    }
    entered = await enterExportJob(ctx, tx, { request, rights, language })
    // The person has as many waiting exports as allowed: the schedule stays due until there is room.
    if (entered === null) return null
    await insertRun(tx, { ...run, state: 'running', exportJobId: entered.job.id })
  }
  await updateSchedule(tx, id, buildNextDue(timing, { after: now, timezone, lastDay: due.day }))
  return entered
}

/** Returns null if the person may have the report and all records that its filter names exist. */
export async function findReportRefusal(
  ctx: AppContext,
  tx: TenantTx,
  report: { request: exports.ExportRequest; rights: Rights },
): Promise<RunReason | null> {
  try {
    await requireReport(ctx, tx, report)
    return null
  } catch (error) {
    if (error instanceof Forbidden) return 'rightGone'
    if (error instanceof Problem) return 'filterGone'
    throw error
  }
}

type Entry = { request: exports.ExportRequest; rights: Rights; language: StoredJob['language'] }

/** Returns null if the person has as many open exports as allowed. */
export async function enterExportJob(
  ctx: AppContext,
  tx: TenantTx,
  { request, rights, language }: Entry,
): Promise<EnteredJob | null> {
  const { userId, name: userName } = rights
  try {
    const entered = await enterJob(ctx, tx, { rights, language, request })
    return { ...entered, actor: { userId, userName, requestId: null } }
  } catch (error) {
    if (error instanceof TooMany) return null
    throw error
  }
}

async function endSchedule(tx: TenantTx, { id, name, version }: StoredSchedule): Promise<void> {
  await updateSchedule(tx, id, { state: 'ended', version: version + 1 })
  await tx.audit({
    module: 'reportSchedule',
    opType: 'reportSchedule.end',
    target: name,
    before: { id, state: 'active' },
    after: { id, state: 'ended' },
  })
}
