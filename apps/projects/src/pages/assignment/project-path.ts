import type { ProjectDetail } from '../../model/actor.ts'
import { paths } from '../../paths.ts'

/** The user's page of the project: owners and providers have different ones. */
export function projectPath({
  id,
  actor: { isOwner, isPlatform },
}: Pick<ProjectDetail, 'id' | 'actor'>): string {
  return isOwner || isPlatform ? paths.detail(id) : paths.providerDetail(id)
}
