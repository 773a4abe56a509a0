import type { projectEntity } from '@console/contracts'
import type { ProjectDetail } from '../../model/actor.ts'

/** Contents that every part of the page shows. */
export type AssignmentProps = {
  project: ProjectDetail
  assignment: projectEntity.Assignment
}
