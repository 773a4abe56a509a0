import { useHost } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { usePrefetchProjects } from '../../queries/projects.ts'
import { projectListSearch, toProjectsQuery } from './project-list.search.ts'

/** Asks for the projects that the address wants while the list's code is on the way. */
export function useListAhead(): void {
  const { timezone } = useHost()
  const { search } = useUrlSearch(projectListSearch)
  usePrefetchProjects(toProjectsQuery(search, timezone))
}
