import type { projectEntity } from '@console/contracts'
import { paths } from '../../paths.ts'

/** The user's page of the project: owners and providers have different ones. */
export function projectPath({
  id,
  actor: { isOwner, isPlatform },
}: Pick<projectEntity.ProjectDetail, 'id' | 'actor'>): string {
  return isOwner || isPlatform ? paths.detail(id) : paths.providerDetail(id)
}
