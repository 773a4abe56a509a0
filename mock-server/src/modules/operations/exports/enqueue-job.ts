import type { Language, exports } from '@console/contracts'
import type { Rights, Session } from '../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { Forbidden, TooMany } from '../../../platform/errors.ts'
import {
  countOpenJobs,
  deleteOldJobs,
  insertJob,
  lockUserJobs,
  type NewJob,
} from '../../../platform/exports/export-job.store.ts'
import { tooManyExports } from '../../../platform/exports/exports.messages.ts'
import type { StoredJob } from '../../../platform/exports/stored-job.ts'
import { kindOfExport, getExportRunner } from './open-exports.ts'

/** Jobs of one person, waiting and running together. */
export const MAX_OPEN_PER_USER = 5
/** Jobs in the tray of one person; older finished ones are removed, with their files. */
export const RETAINED_PER_USER = 20
const RETRY_AFTER_SECONDS = 10

type StartRequest = {
  session: Session
  language: Language
  requestId: string
  request: exports.ExportRequest
}

/** Enters a job and hands it to the runner. */
export async function startJob(ctx: AppContext, request: StartRequest): Promise<StoredJob> {
  const job = await enqueueJob(ctx, request)
  const { userId, name: userName } = request.session
  getExportRunner(ctx).add(job, { userId, userName, requestId: request.requestId })
  return job
}

async function enqueueJob(ctx: AppContext, { session, language, request }: StartRequest): Promise<StoredJob> {
  const kind = kindOfExport(ctx, request)
  if (!kind.policy(session)) throw new Forbidden()
  const { job, files } = await ctx.db.inTenant(session.tenantId, async (tx) => {
    await kind.check?.(tx, request, { session, now: ctx.clock.now() })
    return enterJob(ctx, tx, { rights: session, language, request })
  })
  await Promise.all(files.map((key) => ctx.storage.remove(key)))
  return job
}

type Entry = Pick<NewJob, 'language' | 'request'> & { rights: Rights }

/**
 * Stores a job under the limits of its owner, or throws `TooMany`. After the commit the runner takes it, and files that no
 * longer fit the tray are removed.
 */
export async function enterJob(
  ctx: AppContext,
  tx: TenantTx,
  { rights, ...entry }: Entry,
): Promise<{ job: StoredJob; files: string[] }> {
  const { userId } = rights
  const now = ctx.clock.now()
  await lockUserJobs(tx, userId)
  if ((await countOpenJobs(tx, userId)) >= MAX_OPEN_PER_USER) {
    throw new TooMany(RETRY_AFTER_SECONDS, tooManyExports(RETRY_AFTER_SECONDS))
  }
  const files = await deleteOldJobs(tx, userId, RETAINED_PER_USER - 1)
  const { request } = entry
  const zone = await kindOfExport(ctx, request).findZone?.(tx, request, { session: rights, now })
  const timezone = zone ?? rights.timezone
  const { processId } = ctx.leases
  const job = await insertJob(tx, { ...entry, userId, timezone, processId, createdAt: now })
  return { job, files }
}
