import { projectApplication, projectLog, type Call, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** Filters, page and side of a provider's list. */
export type ProviderQuery = QueryOf<typeof projectApplication.providerList>

/** Calls that answer something else once an application was sent in. */
export const APPLICATION_CHANGES: readonly Call[] = [
  projectApplication.providerList,
  projectApplication.providerDetail,
  projectLog.log,
]

/** One page of the projects that a provider may apply for, or works for. The page before stays until the next is there. */
export function useProviderProjects(query: ProviderQuery) {
  return useCallQuery(projectApplication.providerList, { query }, { placeholderData: keepPreviousData })
}

/** How many there are without filters; for where filters left nothing. */
export function useProviderProjectCount(type: number) {
  return useCallQuery(projectApplication.providerList, { query: { current: 1, size: 1, type } })
}

/** A project and the company's own application for it (PROV-013). */
export function useProviderProject(id: number) {
  return useCallQuery(projectApplication.providerDetail, { query: { id } })
}
