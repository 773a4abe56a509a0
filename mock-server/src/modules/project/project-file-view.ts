import type { projectEntity } from '@console/contracts'
import type { AppContext } from '../../context.ts'
import type { Session } from '../../http/session.ts'
import { fileUrlOf } from '../project-file/file-link.ts'
import type { StoredFile } from './assignment.store.ts'

/** Files as a session sees them, at addresses that end with it. */
export function fileViews(
  ctx: AppContext,
  { tenantId, tokenHash, expiresAt }: Session,
  files: readonly StoredFile[],
): projectEntity.ProjectFile[] {
  return files.map(({ id, fid, name, mediaType, bytes }) => ({
    fid,
    name,
    url: fileUrlOf(ctx, { tenantId, fileId: id, sessionHash: tokenHash, expiresAt }),
    mediaType,
    bytes,
  }))
}
