import { exports } from '@console/contracts'
import { toUnixSeconds } from '../clock.ts'
import type { AppContext } from '../context/context.ts'
import type { StoredJob } from './stored-job.ts'

export const FILE_PATH = '/api/export/files/'
/** Keeps the address short. */
const RADIX = 36

/** The file of a job, and the session that it was listed in. */
export type FileLink = { jobId: number; sessionHash: Buffer }

/**
 * An address that a browser opens without the token of the session. It represents that session: it ends with it, and after
 * `EXPORT_LINK_SECONDS`; whether its person may have the file is checked at each request.
 */
export function toFileUrl(
  { secrets, clock }: AppContext,
  job: StoredJob,
  sessionHash: Buffer,
): string | null {
  if (job.state !== 'done' || job.fileKey === null) return null
  const expiresAt = toUnixSeconds(clock.now()) + exports.EXPORT_LINK_SECONDS
  const numbers = [job.id, expiresAt].map((part) => part.toString(RADIX))
  const payload = [...numbers, sessionHash.toString('base64url')].join('.')
  return FILE_PATH + secrets.sign('export-link', payload)
}

/** Reads a link of ours: null when we did not make it, `expired` when its time is over. */
export function readFileLink({ secrets, clock }: AppContext, signed: string): FileLink | 'expired' | null {
  const payload = secrets.open('export-link', signed)
  if (payload === null) return null
  const [id = '', expires = '', hash = ''] = payload.split('.')
  const [jobId, expiresAt] = [id, expires].map((part) => Number.parseInt(part, RADIX))
  if (!jobId || !expiresAt) return null
  return expiresAt <= toUnixSeconds(clock.now())
    ? 'expired'
    : { jobId, sessionHash: Buffer.from(hash, 'base64url') }
}
