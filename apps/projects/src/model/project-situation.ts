import type { projectEntity, projectRules } from '@console/contracts'

/** What the rules ask about a project, and about one of its contractors. */
export function projectSituation(
  { actor, status }: Pick<projectEntity.ProjectDetail, 'actor' | 'status'>,
  assignment?: Pick<projectEntity.Assignment, 'applicationStatus'>,
): projectRules.ProjectState {
  return {
    actor,
    projectStatus: status,
    applicationStatus: assignment?.applicationStatus ?? 'default',
  }
}
