import {
  business,
  project,
  projectApplication,
  projectLog,
  type Call,
  type QueryOf,
} from '@console/contracts'
import { callQuery, useHost, useHttpClient } from '@console/sub-app'
import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query'

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
  return useQuery({ ...useNamedQuery(project.list, query), placeholderData: keepPreviousData })
}

/** Asks for a page of the projects and for their figures before what shows them is there. */
export function usePrefetchProjects(query: ProjectsQuery): void {
  const { client } = useHost()
  usePrefetchQuery(useNamedQuery(project.list, query))
  usePrefetchQuery(callQuery(client, project.overview))
  usePrefetchQuery(callQuery(client, project.stat))
}

/** How many there are without filters; for where filters left nothing. */
export function useProjectCount() {
  return useQuery(useNamedQuery(project.list, { current: 1, size: 1 }))
}

/** One project with its contractors. */
export function useProject(id: number) {
  return useQuery(useNamedQuery(project.detail, { id }))
}

/** How many projects there are, and how many are ongoing (PROJ-002). */
export function useProjectOverview() {
  return useQuery(callQuery(useHttpClient(), project.overview))
}

/** Figures of the last days, and the ongoing projects of each (PROJ-043, PROJ-044). */
export function useProjectStat() {
  return useQuery(callQuery(useHttpClient(), project.stat))
}

/** Industries to choose from (PROJ-009). */
export function useIndustries() {
  return useQuery(useNamedQuery(business.industryAll, {}))
}

type NamingCall =
  | typeof project.list
  | typeof project.detail
  | typeof projectApplication.providerList
  | typeof projectApplication.providerDetail
  | typeof business.industryAll

/** Industries and companies are named in the person's language, which is therefore part of the key. */
export function useNamedQuery<C extends NamingCall>(call: C, query: QueryOf<C>) {
  const { client, language } = useHost()
  const options = callQuery<C>(client, call, { query })
  return { ...options, queryKey: [...options.queryKey, language] }
}
