import type { projectEntity, projectRules } from '@console/contracts'

/** What the rules ask about a project of the owners' list, which names the projects of others to the platform alone. */
export function listedSituation({
  isOwner,
  status,
}: Pick<projectEntity.ProjectRow, 'isOwner' | 'status'>): projectRules.ProjectState {
  return {
    actor: { isOwner, isPlatform: !isOwner, isProvider: false, isVerified: false },
    projectStatus: status,
    applicationStatus: 'default',
  }
}
