import type { projectEntity, projectRules } from '@console/contracts'
import type { ProjectDetail } from './actor.ts'

/** The rule state of a project, and of one of its contractors. */
export function toProjectState(
  { actor, status }: Pick<ProjectDetail, 'actor' | 'status'>,
  assignment?: Pick<projectEntity.Assignment, 'applicationStatus'>,
): projectRules.ProjectState {
  return {
    actor,
    projectStatus: status,
    applicationStatus: assignment?.applicationStatus ?? 'default',
  }
}
