import {
  business,
  project,
  projectApplication,
  projectLog,
  type Call,
  type QueryOf,
} from '@console/contracts'
import { callQuery, useCallQuery, useHttpClient } from '@console/sub-app'
import { keepPreviousData, usePrefetchQuery } from '@tanstack/react-query'

/** Filters and page of the list. */
export type ProjectsQuery = QueryOf<typeof project.list>

/**
 * Calls that answer something else once a project was made or changed. A form that makes, updates or enlarges one sends
 * its call through `useCallForm`, which asks these anew.
 */
export const PROJECT_CHANGES: readonly Call[] = [
  project.list,
  project.overview,
  project.stat,
  project.detail,
  projectLog.log,
  projectApplication.providerList,
  projectApplication.providerDetail,
]

/** One page of the projects. The page before stays until the next is there. */
export function useProjects(query: ProjectsQuery) {
  return useCallQuery(project.list, { query }, { placeholderData: keepPreviousData })
}

/** Asks for a page of the projects and for their figures before what shows them is there. */
export function usePrefetchProjects(query: ProjectsQuery): void {
  const client = useHttpClient()
  usePrefetchQuery(callQuery(client, project.list, { query }))
  usePrefetchQuery(callQuery(client, project.overview))
  usePrefetchQuery(callQuery(client, project.stat))
}

/** How many there are without filters; for where filters left nothing. */
export function useProjectCount() {
  return useCallQuery(project.list, { query: { current: 1, size: 1 } })
}

/** One project with its contractors. */
export function useProject(id: number) {
  return useCallQuery(project.detail, { query: { id } })
}

/** How many projects there are, and how many are ongoing (PROJ-002). */
export function useProjectOverview() {
  return useCallQuery(project.overview)
}

/** Figures of the last days, and the ongoing projects of each (PROJ-043, PROJ-044). */
export function useProjectStat() {
  return useCallQuery(project.stat)
}

/** Industries to choose from (PROJ-009). */
export function useIndustries() {
  return useCallQuery(business.industryAll)
}
