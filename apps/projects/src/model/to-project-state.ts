import type { projectEntity, projectRules } from '@console/contracts'

/** The rule state of a project, and of one of its contractors. */
export function toProjectState(
  { actor, status }: Pick<projectEntity.ProjectDetail, 'actor' | 'status'>,
  assignment?: Pick<projectEntity.Assignment, 'applicationStatus'>,
): projectRules.ProjectState {
  return {
    actor,
    projectStatus: status,
    applicationStatus: assignment?.applicationStatus ?? 'default',
  }
}
