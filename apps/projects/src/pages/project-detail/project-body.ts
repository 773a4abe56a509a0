import type { ProjectDetail } from '../../model/actor.ts'
import type { ProjectDetailChange, ProjectDetailSearch } from './project-detail.search.ts'

export type ProjectBodyProps = {
  project: ProjectDetail
  search: ProjectDetailSearch
  onChange: ProjectDetailChange
}

/** Only the owner and the platform may read the operations of a project. */
export function canReadLog({ actor }: Pick<ProjectDetail, 'actor'>): boolean {
  return actor.isOwner || actor.isPlatform
}
