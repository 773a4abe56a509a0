import type { projectEntity, projectRules } from '@console/contracts'

/** The rule state of a project in the owners' list, where only the platform sees projects of others. One whose owner is not named is the company's own. */
export function listedProjectState({
  isOwner = true,
  status,
}: Pick<projectEntity.ProjectRow, 'isOwner' | 'status'>): projectRules.ProjectState {
  return {
    actor: { isOwner, isPlatform: !isOwner, isProvider: false, isVerified: false },
    projectStatus: status,
    applicationStatus: 'default',
  }
}
