import type { exports, Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../context/context.ts'
import type { DatabaseClient } from '../db/client.ts'
import { parseJob, type BrokenJob, type StoredJob } from './stored-job.ts'

export type NewJob = {
  userId: number
  request: exports.ExportRequest
  timezone: string
  language: Language
  /** The process that runs it. */
  processId: number
  createdAt: Date
}

const OPEN = ['queued', 'running'] as const

/** Something about a job changed; its key begins with the job's id. */
export const EXPORT_CHANGED = 'export.changed'
export const jobOfChange = (key: string): number => Number(key.split('.')[0])

/** Number of times that the progress of a job is reported. */
const PROGRESS_STEPS = 20

/** Holds other starts of the same person back until this transaction ends, so that no two pass a limit together. */
export async function lockUserJobs({ db }: TenantTx, userId: number): Promise<void> {
  await db.selectFrom('appUser').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function countOpenJobs({ db }: TenantTx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('exportJob')
    .where('userId', '=', userId)
    .where('state', 'in', OPEN)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertJob({ db, tenantId, emit }: TenantTx, job: NewJob): Promise<StoredJob> {
  const row = await db
    .insertInto('exportJob')
    .values({ ...job, tenantId, request: JSON.stringify(job.request), state: 'queued' })
    .returningAll()
    .executeTakeFirstOrThrow()
  await emit({ topic: EXPORT_CHANGED, key: `${row.id}.queued` })
  return { ...row, request: job.request, problem: null }
}

export async function findUserJobs(
  { db }: TenantTx,
  userId: number,
  limit: number,
): Promise<(StoredJob | BrokenJob)[]> {
  const rows = await db
    .selectFrom('exportJob')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(parseJob)
}

/** A job of one person; nobody sees another's. */
export async function findJob(
  { db }: TenantTx,
  userId: number,
  id: number,
): Promise<StoredJob | BrokenJob | undefined> {
  const row = await db
    .selectFrom('exportJob')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row && parseJob(row)
}

/** Finds the owner of a job, and how many of their jobs are not over. */
export async function findOwner(
  tx: TenantTx,
  id: number,
): Promise<{ userId: number; openJobs: number } | undefined> {
  const owner = await tx.db.selectFrom('exportJob').select('userId').where('id', '=', id).executeTakeFirst()
  return owner && { ...owner, openJobs: await countOpenJobs(tx, owner.userId) }
}

export function deleteJob({ db }: TenantTx, id: number): Promise<{ fileKey: string | null }> {
  return db.deleteFrom('exportJob').where('id', '=', id).returning('fileKey').executeTakeFirstOrThrow()
}

/** Takes all but the newest `keep` finished jobs of a person out; answers the keys of their files. */
export async function deleteOldJobs({ db }: TenantTx, userId: number, retained: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('exportJob')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('exportJob')
        .select('id')
        .where('userId', '=', userId)
        .where('state', 'not in', OPEN)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .offset(retained),
    )
    .returning('fileKey')
    .execute()
  return rows.flatMap(({ fileKey }) => (fileKey === null ? [] : [fileKey]))
}

/** Each of these answers whether the job was in the state it must come from: another request may have been faster. */
export async function markRunning(
  { db, emit }: TenantTx,
  id: number,
  { total, permissions = [] }: { total: number; permissions?: readonly string[] | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exportJob')
    .set({ state: 'running', rowsTotal: total, permissions: [...permissions] })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await emit({ topic: EXPORT_CHANGED, key: `${id}.running` })
  return numUpdatedRows > 0n
}

export async function recordProgress(
  { db, emit }: TenantTx,
  id: number,
  { rowsDone, rowsTotal }: { rowsDone: number; rowsTotal: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exportJob')
    .set({ rowsDone })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  // The same step is stored once.
  const step = Math.floor((rowsDone / Math.max(rowsTotal, 1)) * PROGRESS_STEPS)
  if (numUpdatedRows > 0n) await emit({ topic: EXPORT_CHANGED, key: `${id}.step-${step}` })
  return numUpdatedRows > 0n
}

type Finish =
  | { state: 'done'; fileKey: string; fileName: string; finishedAt: Date }
  | { state: 'failed'; reason: string; finishedAt: Date }
  | { state: 'cancelled'; finishedAt: Date }

export async function finishJob({ db, emit }: TenantTx, id: number, finish: Finish): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exportJob')
    .set(finish)
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await emit({ topic: EXPORT_CHANGED, key: `${id}.${finish.state}` })
  return numUpdatedRows > 0n
}

/** Finds the name of the company whose rows a file has. */
export async function findCompanyName({ db, tenantId }: TenantTx, language: Language): Promise<string> {
  const { name } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(language === 'zh' ? 'nameZh as name' : 'nameEn as name')
    .executeTakeFirstOrThrow()
  return name
}

/** Jobs of every tenant whose process is gone. */
export async function failInterruptedJobs(outside: DatabaseClient, at: Date): Promise<void> {
  await sql`select fail_interrupted_exports(${at})`.execute(outside)
}
