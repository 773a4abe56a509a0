import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'

export const FILES_PATH = '/api/tenant/project/files/'
/** Keeps the address short. */
const RADIX = 36

/** A file, and the session that its address was made in: its company, and its end at the latest. */
export type FileLink = { tenantId: number; fileId: number; sessionHash: Buffer; expiresAt: Date }

/**
 * An address that a browser opens without the token of the session. It represents that session and ends with it; whether
 * its company may have the file is checked at each request.
 */
export function createFileUrl(
  { secrets }: { secrets: Pick<AppContext['secrets'], 'sign'> },
  { tenantId, fileId, sessionHash, expiresAt }: FileLink,
): string {
  const numbers = [tenantId, fileId, toUnixSeconds(expiresAt)].map((part) => part.toString(RADIX))
  const payload = [...numbers, sessionHash.toString('base64url')].join('.')
  return FILES_PATH + secrets.sign('project-file-link', payload)
}

/** Reads a signed address; null when this server did not issue it, or it has expired. */
export function readFileLink(
  { secrets, clock }: Pick<AppContext, 'secrets' | 'clock'>,
  signed: string,
): FileLink | null {
  const payload = secrets.open('project-file-link', signed)
  if (payload === null) return null
  const [tenant = '', id = '', expires = '', hash = ''] = payload.split('.')
  const [tenantId, fileId, seconds] = [tenant, id, expires].map((part) => Number.parseInt(part, RADIX))
  if (!tenantId || !fileId || !seconds || seconds <= toUnixSeconds(clock.now())) return null
  return {
    tenantId,
    fileId,
    sessionHash: Buffer.from(hash, 'base64url'),
    expiresAt: new Date(seconds * 1000),
  }
}
