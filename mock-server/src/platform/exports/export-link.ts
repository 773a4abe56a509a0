import { exports } from '@console/contracts'
import { unixSecondsOf } from '../clock.ts'
import type { AppContext } from '../context/context.ts'
import type { StoredJob } from './stored-job.ts'

export const FILE_PATH = '/api/export/files/'
/** Short enough for a path segment of the router (100 characters) with the largest ids. */
const RADIX = 36

export type FileLink = { tenantId: number; jobId: number }

/** A link that works for `EXPORT_LINK_SECONDS` from now, without a session: a browser opens it as a plain address. */
export function fileUrlOf({ secrets, clock }: AppContext, job: StoredJob): string | null {
  if (job.state !== 'done' || job.fileKey === null) return null
  const expiresAt = unixSecondsOf(clock.now()) + exports.EXPORT_LINK_SECONDS
  const payload = [job.tenantId, job.id, expiresAt].map((part) => part.toString(RADIX)).join('.')
  return FILE_PATH + secrets.sign('export-link', payload)
}

/** What a link represents: null when we did not make it, `expired` when its time is over. */
export function readFileLink({ secrets, clock }: AppContext, signed: string): FileLink | 'expired' | null {
  const payload = secrets.open('export-link', signed)
  if (payload === null) return null
  const [tenantId, jobId, expiresAt] = payload.split('.').map((part) => Number.parseInt(part, RADIX))
  if (!tenantId || !jobId || !expiresAt) return null
  return expiresAt <= unixSecondsOf(clock.now()) ? 'expired' : { tenantId, jobId }
}
