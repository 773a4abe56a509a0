import { projectApplication, projectLog, type Call, type QueryOf } from '@console/contracts'
import { type CallQueryOptions, useCallQuery, useHost } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { toActor } from '../model/actor.ts'

/** Filters, page and side of a provider's list. */
export type ProviderQuery = QueryOf<typeof projectApplication.providerList>

/** Calls whose answers change when an application is submitted. */
export const APPLICATION_CHANGES: readonly Call[] = [
  projectApplication.providerList,
  projectApplication.providerDetail,
  projectLog.log,
]

/** One page of the projects that a provider may apply for, or works for. The previous page stays while loading. */
export function useProviderProjects(query: ProviderQuery) {
  const { user } = useHost()
  return useCallQuery(
    projectApplication.providerList,
    { query },
    {
      placeholderData: keepPreviousData,
      select: (answer) => ({ ...answer, actor: toActor(answer.actor, user, 'provider') }),
    },
  )
}

/** The count without filters, for the filtered-to-empty state. */
export function useProviderProjectCount(type: number) {
  const { data } = useCallQuery(projectApplication.providerList, { query: { current: 1, size: 1, type } })
  return data && { total: data.total, isCapped: data.totalIsCapped }
}

/** A project and the company's own application for it (PROV-013). */
export function useProviderProject(
  id: number,
  options: Pick<CallQueryOptions<typeof projectApplication.providerDetail>, 'staleTime'> = {},
) {
  const { user } = useHost()
  return useCallQuery(
    projectApplication.providerDetail,
    { query: { id } },
    { ...options, select: (answer) => ({ ...answer, actor: toActor(answer.actor, user, 'provider') }) },
  )
}
