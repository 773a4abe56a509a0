import { useHost } from '@console/sub-app'
import { useListSearch } from '@console/ui/list-page'
import { usePrefetchProjects } from '../../queries/projects.ts'
import { projectList, toProjectsQuery } from './project-list.search.tsx'

/** Prefetches the projects of the address while the list's code loads. */
export function usePrefetchList(): void {
  const { timezone } = useHost()
  usePrefetchProjects(toProjectsQuery(useListSearch(projectList), timezone))
}
