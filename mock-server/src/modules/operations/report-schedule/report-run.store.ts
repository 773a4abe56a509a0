import { exports } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { StoredJob } from '../../../platform/exports/export-job.store.ts'

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

/** A run whose job is over or gone, with whose it is and what the job was. */
export type EndedRun = {
  id: number
  scheduleId: number
  dueAt: Date
  attempts: number
  name: string
  userId: number
  /** Null: its person took it out of the tray. */
  job: Pick<StoredJob, 'state' | 'reason' | 'request' | 'timezone' | 'language'> | null
}

/** Locked until the transaction ends; the oldest of them, without those that somebody else ends. */
export async function lockEndedRun({ db, tenantId }: TenantTx): Promise<EndedRun | null> {
  const row = await db
    .selectFrom('reportRun')
    .innerJoin('reportSchedule', 'reportSchedule.id', 'reportRun.scheduleId')
    .leftJoin('exportJob', 'exportJob.id', 'reportRun.exportJobId')
    .where('reportRun.tenantId', '=', tenantId)
    .where('reportRun.state', '=', 'running')
    .where((where) =>
      where.or([
        where('exportJob.id', 'is', null),
        where('exportJob.state', 'not in', ['queued', 'running']),
      ]),
    )
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
    .orderBy('reportRun.id')
    .limit(1)
    .forUpdate('reportRun')
    .skipLocked()
    .executeTakeFirst()
  if (!row) return null
  const { state, reason, request, timezone, language, ...run } = row
  if (state === null || timezone === null || language === null) return { ...run, job: null }
  return {
    ...run,
    job: { state, reason, request: exports.exportRequest.parse(request), timezone, language },
  }
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
    .set({ exportJobId, attempts: attempts + 1 })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
