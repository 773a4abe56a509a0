import type { projectEntity } from '@console/contracts'
import type { ProjectDetailChange, ProjectDetailSearch } from './project-detail.search.ts'

export type ProjectBodyProps = {
  project: projectEntity.ProjectDetail
  search: ProjectDetailSearch
  onChange: ProjectDetailChange
}

/** Only the owner and the platform may read the operations of a project. */
export function canReadLog({ actor }: Pick<projectEntity.ProjectDetail, 'actor'>): boolean {
  return actor.isOwner || actor.isPlatform
}
