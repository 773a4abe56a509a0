import {
  businessReference,
  project,
  projectApplication,
  projectLog,
  projectStat,
  type Call,
  type QueryOf,
} from '@console/contracts'
import { useCallQuery, useHost, useHttpClient, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { toActor } from '../model/actor.ts'

/** Filters and page of the list. */
export type ProjectsQuery = QueryOf<typeof project.list>

/**
 * Calls whose answers change when a project is created or changed. A form that creates, updates or enlarges one sends
 * its call through `useCallForm`, which refetches these.
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

/** One page of the projects. The previous page stays until the next has loaded. */
export function useProjects(query: ProjectsQuery) {
  return useCallQuery(project.list, { query }, { placeholderData: keepPreviousData })
}

/** Prefetches a page of the projects and their figures before the page has loaded. */
export function usePrefetchProjects(query: ProjectsQuery): void {
  usePrefetchCall(project.list, { query })
  usePrefetchCall(project.overview)
  usePrefetchCall(project.stat)
}

/** The first projects that wait for something. */
export function useWaitingProjects(query: ProjectsQuery, isRequested: boolean) {
  return useCallQuery(project.list, { query }, { enabled: isRequested })
}

/** True where the platform finds projects by their need: a filter of ours, which comes with our figures of projects. */
export function useHasNeeds(): boolean {
  return useHttpClient().has(projectStat.comparison)
}

/** The count without filters, for the filtered-to-empty state. */
export function useProjectCount() {
  const { data } = useCallQuery(project.list, { query: { current: 1, size: 1 } })
  return data && { total: data.total, isCapped: data.totalIsCapped }
}

/** One project with its contractors. */
export function useProject(id: number, { isRequested = true } = {}) {
  const { user } = useHost()
  return useCallQuery(
    project.detail,
    { query: { id } },
    {
      enabled: isRequested,
      select: (answer) => ({ ...answer, actor: toActor(answer.actor, user, 'owner') }),
    },
  )
}

/** Counts all projects, and the ongoing ones (PROJ-002). */
export function useProjectOverview() {
  return useCallQuery(project.overview)
}

/** Figures of the last days, and the ongoing projects of each (PROJ-043, PROJ-044). */
export function useProjectStat() {
  return useCallQuery(project.stat)
}

/** Prefetches the figures before the page has loaded. */
export function usePrefetchProjectStat(): void {
  usePrefetchCall(project.stat)
}

/** Industries to choose from (PROJ-009). */
export function useIndustries() {
  return useCallQuery(businessReference.industryAll)
}
