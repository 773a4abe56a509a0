import type { projectEntity } from '@console/contracts'
import type { ProjectDetailChange, ProjectDetailSearch } from './project-detail.search.ts'

export type ProjectBodyProps = {
  project: projectEntity.ProjectDetail
  search: ProjectDetailSearch
  onChange: ProjectDetailChange
}

/** What happened to a project is for its owner and the platform. */
export function mayReadLog({ actor }: Pick<projectEntity.ProjectDetail, 'actor'>): boolean {
  return actor.isOwner || actor.isPlatform
}
