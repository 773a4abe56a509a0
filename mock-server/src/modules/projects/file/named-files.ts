import type { projectEntity } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { createFileUrl } from './file-link.ts'
import type { VisibleFile } from './project-file.store.ts'

type NamedFile = Pick<VisibleFile, 'id' | 'fid' | 'name' | 'mediaType' | 'bytes'>

/** Files as they are answered, each at an address that ends with this session. */
export function namedFiles(
  ctx: AppContext,
  { tenantId, tokenHash, expiresAt }: Session,
  files: readonly NamedFile[],
): projectEntity.ProjectFile[] {
  return files.map(({ id, fid, name, mediaType, bytes }) => ({
    fid,
    name,
    url: createFileUrl(ctx, { tenantId, fileId: id, sessionHash: tokenHash, expiresAt }),
    mediaType,
    bytes,
  }))
}
