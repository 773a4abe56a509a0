import { exports, type Language } from '@console/contracts'
import type { RequestMeta } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { findJob } from '../../../platform/exports/export-job.store.ts'
import { toFileUrl } from '../../../platform/exports/export-link.ts'
import { exportTexts, reasonText } from '../../../platform/exports/exports.messages.ts'
import { fileAnswer } from '../../../platform/exports/stored-file.ts'
import type { StoredJob } from '../../../platform/exports/stored-job.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import { startJob } from './enqueue-job.ts'
import { getExportRunner } from './open-exports.ts'

/** Below the calls' own 120 s, so that the client hears why instead of running into its limit. */
export const EXPORT_WAIT_MS = 110_000
/** The same for billing, whose call is aborted after 30 s. */
export const BILLING_EXPORT_WAIT_MS = 25_000

type HandlerInput = {
  readonly ctx: AppContext
  readonly session: Session
  readonly request: RequestMeta
  readonly language: Language
}

/**
 * A documented export, for programs: waits for the tray's job and answers its CSV (R32). A job that is not done in time
 * continues in the tray.
 */
export async function answerExport(
  input: HandlerInput,
  exportRequest: exports.ExportRequestInput,
  waitMs = EXPORT_WAIT_MS,
): Promise<{ fileURL: string }> {
  const fileURL = toFileUrl(
    input.ctx,
    await finishedJob(input, exportRequest, waitMs),
    input.session.tokenHash,
  )
  if (!fileURL) throw new Error('a finished export has a file')
  return { fileURL }
}

/** As `answerExport`, for the calls that answer the file itself. */
export async function answerFile(
  input: HandlerInput,
  exportRequest: exports.ExportRequestInput,
): Promise<FileAnswer> {
  const { fileKey, fileName } = await finishedJob(input, exportRequest, EXPORT_WAIT_MS)
  if (!fileKey || !fileName) throw new Error('a finished export has a file')
  const file = await fileAnswer(input.ctx, { key: fileKey, name: fileName })
  if (!file) throw new NotFound()
  return file
}

async function finishedJob(
  { ctx, session, request, language }: HandlerInput,
  exportRequest: exports.ExportRequestInput,
  waitMs: number,
): Promise<StoredJob> {
  const asCsv = { ...exportRequest, format: 'csv' as const }
  const { id } = await startJob(ctx, { session, language, requestId: request.id, request: asCsv })
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), waitMs)
  await getExportRunner(ctx).settled(id, AbortSignal.any([request.signal, timeout.signal]))
  clearTimeout(timer)
  const job = await ctx.db.inTenant(session.tenantId, (tx) => findJob(tx, session.userId, id))
  if (job?.state === 'done' && job.problem === null) return job
  if (job?.state === 'queued' || job?.state === 'running') {
    throw refuse(exports.EXPORT_REFUSALS.stillRunning, exportTexts.stillRunning)
  }
  throw refuse(exports.EXPORT_REFUSALS.failed, reasonText(job?.reason ?? 'cancelled'))
}
