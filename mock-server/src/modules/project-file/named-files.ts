import type { projectEntity } from '@console/contracts'
import type { AppContext } from '../../context.ts'
import type { Session } from '../../http/session.ts'
import { fileUrlOf } from './file-link.ts'
import type { VisibleFile } from './project-file.store.ts'

/** Files as they are answered, each with its address for this session. */
export function namedFiles(
  ctx: AppContext,
  { tenantId, tokenHash, expiresAt }: Session,
  files: readonly VisibleFile[],
): projectEntity.ProjectFile[] {
  return files.map(({ id, fid, name, mediaType, bytes }) => ({
    fid,
    name,
    url: fileUrlOf(ctx, { tenantId, fileId: id, sessionHash: tokenHash, expiresAt }),
    mediaType,
    bytes,
  }))
}
