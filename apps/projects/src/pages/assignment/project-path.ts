import type { projectEntity } from '@console/contracts'
import { paths } from '../../paths.ts'

/** Where the reader has the project: the owner's side and providers have pages of their own. */
export function projectPath({
  id,
  actor: { isOwner, isPlatform },
}: Pick<projectEntity.ProjectDetail, 'id' | 'actor'>): string {
  return isOwner || isPlatform ? paths.detail(id) : paths.providerDetail(id)
}
