import type { exports } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { parseRequest, type StoredJob } from '../../../platform/exports/stored-job.ts'
import { NO_FAILURES } from './report-schedule.store.ts'

/** Runs of one schedule that stay; the list shows the newest. */
export const RETAINED_RUNS = 20

type NewRun = { scheduleId: number; dueAt: Date } & (
  | { state: 'running'; exportJobId: number }
  | { state: 'failed'; reason: string; finishedAt: Date }
)

/** A due time has one run. */
export async function insertRun(tx: TenantTx, run: NewRun): Promise<void> {
  const { db, tenantId } = tx
  await db
    .insertInto('reportRun')
    .values({ ...run, tenantId })
    .execute()
  await db
    .deleteFrom('reportRun')
    .where('id', 'in', (runs) =>
      runs
        .selectFrom('reportRun')
        .where('tenantId', '=', tenantId)
        .where('scheduleId', '=', run.scheduleId)
        .select('id')
        .orderBy('dueAt', 'desc')
        .offset(RETAINED_RUNS),
    )
    .execute()
}

export async function hasRun(
  { db, tenantId }: TenantTx,
  { scheduleId, dueAt }: { scheduleId: number; dueAt: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('reportRun')
    .where('tenantId', '=', tenantId)
    .where('scheduleId', '=', scheduleId)
    .where('dueAt', '=', dueAt)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export type LastRun = {
  dueAt: Date
  state: 'running' | 'done' | 'failed'
  reason: string | null
  exportJobId: number | null
}

/** The newest run of each of the schedules. */
export async function findLastRuns(
  { db, tenantId }: TenantTx,
  scheduleIds: readonly number[],
): Promise<ReadonlyMap<number, LastRun>> {
  if (scheduleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('reportRun')
    .where('tenantId', '=', tenantId)
    .where('scheduleId', 'in', scheduleIds)
    .distinctOn('scheduleId')
    .select(['scheduleId', 'dueAt', 'state', 'reason', 'exportJobId'])
    .orderBy('scheduleId')
    .orderBy('dueAt', 'desc')
    .execute()
  return new Map(rows.map(({ scheduleId, ...run }) => [scheduleId, run]))
}

/** Runs that have not ended, but whose jobs are over or gone; the oldest first. */
export async function findEndedRuns({ db, tenantId }: TenantTx, at: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('reportRun')
    .leftJoin('exportJob', 'exportJob.id', 'reportRun.exportJobId')
    .where('reportRun.tenantId', '=', tenantId)
    .where('reportRun.state', '=', 'running')
    .where((where) =>
      where.or([
        where('exportJob.id', 'is', null),
        where('exportJob.state', 'not in', ['queued', 'running']),
      ]),
    )
    .where((where) =>
      where.or([where('reportRun.retryAt', 'is', null), where('reportRun.retryAt', '<=', at)]),
    )
    .select('reportRun.id')
    .orderBy('reportRun.id')
    .execute()
  return rows.map(({ id }) => id)
}

type EndedJob = Pick<StoredJob, 'state' | 'reason' | 'timezone' | 'language'> & {
  /** Null where this version refuses what an earlier one stored. */
  request: exports.ExportRequest | null
}

/** A run whose job is over or gone, with its person and its job. */
export type EndedRun = {
  id: number
  scheduleId: number
  dueAt: Date
  attempts: number
  name: string
  userId: number
  /** Null: its person took it out of the tray. */
  job: EndedJob | null
}

/** Locks a run until the transaction ends; null if another process ends it, or has ended it. */
export async function lockEndedRun(tx: TenantTx, id: number): Promise<EndedRun | null> {
  const row = await lockRunning(tx, id)
  if (!row) return null
  const { state, reason, request, timezone, language, ...run } = row
  if (state === null || timezone === null || language === null) return { ...run, job: null }
  // Since it was found its job may have been started again.
  if (state === 'queued' || state === 'running') return null
  return { ...run, job: { state, reason, request: parseRequest(request), timezone, language } }
}

/** Like `lockEndedRun`, with only the data that are needed to end a run. */
export async function lockFailingRun(
  tx: TenantTx,
  id: number,
): Promise<{ name: string; dueAt: Date; hasFile: boolean } | null> {
  const row = await lockRunning(tx, id)
  return row ? { name: row.name, dueAt: row.dueAt, hasFile: row.state === 'done' } : null
}

async function lockRunning({ db, tenantId }: TenantTx, id: number) {
  return db
    .selectFrom('reportRun')
    .innerJoin('reportSchedule', 'reportSchedule.id', 'reportRun.scheduleId')
    .leftJoin('exportJob', 'exportJob.id', 'reportRun.exportJobId')
    .where('reportRun.tenantId', '=', tenantId)
    .where('reportRun.id', '=', id)
    .where('reportRun.state', '=', 'running')
    .select([
      'reportRun.id',
      'reportRun.scheduleId',
      'reportRun.dueAt',
      'reportRun.attempts',
      'reportSchedule.name',
      'reportSchedule.userId',
      'exportJob.state',
      'exportJob.reason',
      'exportJob.request',
      'exportJob.timezone',
      'exportJob.language',
    ])
    .forUpdate('reportRun')
    .skipLocked()
    .executeTakeFirst()
}

type RunEnd = { state: 'done' | 'failed'; reason: string | null; finishedAt: Date }

export async function endRun({ db, tenantId }: TenantTx, id: number, end: RunEnd): Promise<void> {
  await db.updateTable('reportRun').set(end).where('tenantId', '=', tenantId).where('id', '=', id).execute()
}

export async function repeatRun(
  { db, tenantId }: TenantTx,
  { id, attempts }: Pick<EndedRun, 'id' | 'attempts'>,
  exportJobId: number,
): Promise<void> {
  await db
    .updateTable('reportRun')
    .set({ exportJobId, attempts: attempts + 1, ...NO_FAILURES })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
