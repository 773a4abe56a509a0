import { useHost } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { usePrefetchProjects } from '../../queries/projects.ts'
import { projectListSearch, toProjectsQuery } from './project-list.search.ts'

/** Prefetches the projects of the address while the list's code loads. */
export function usePrefetchList(): void {
  const { timezone } = useHost()
  const { search } = useUrlSearch(projectListSearch)
  usePrefetchProjects(toProjectsQuery(search, timezone))
}
