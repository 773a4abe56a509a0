import { unixSecondsOf } from '../../clock.ts'
import type { AppContext } from '../../context.ts'

export const FILE_PATH = '/api/tenant/project/files/'
/** Keeps the address short. */
const RADIX = 36

/** A file that a company may see, and the session that it is shown in. */
type FileLink = { tenantId: number; fileId: number; sessionHash: Buffer; expiresAt: Date }

/** An address that a browser opens without the token of the session. It stands for that session, and ends with it. */
export function fileUrlOf(
  { secrets }: AppContext,
  { tenantId, fileId, sessionHash, expiresAt }: FileLink,
): string {
  const numbers = [tenantId, fileId, unixSecondsOf(expiresAt)].map((part) => part.toString(RADIX))
  const payload = [...numbers, sessionHash.toString('base64url')].join('.')
  return FILE_PATH + secrets.sign('project-file-link', payload)
}
