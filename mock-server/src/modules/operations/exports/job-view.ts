import type { Language, exports } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { toFileUrl } from '../../../platform/exports/export-link.ts'
import { reasonText } from '../../../platform/exports/exports.messages.ts'
import type { StoredJob } from '../../../platform/exports/stored-job.ts'
import { canHaveFile } from './open-exports.ts'

/** A job as the tray shows it. People who lost the right to its contents get no link any more. */
export function jobView(
  ctx: AppContext,
  job: StoredJob,
  { session, language }: { session: Session; language: Language },
): exports.ExportJob {
  return {
    id: job.id,
    request: job.request,
    state: job.state,
    rowsDone: job.rowsDone,
    rowsTotal: job.rowsTotal,
    reason: job.reason === null ? null : reasonText(job.reason)[language],
    timezone: job.timezone,
    createdAt: toUnixSeconds(job.createdAt),
    finishedAt: job.finishedAt && toUnixSeconds(job.finishedAt),
    fileURL: canHaveFile(ctx, job, session) ? toFileUrl(ctx, job, session.tokenHash) : null,
    fileName: job.fileName,
  }
}
