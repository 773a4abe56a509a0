import { projectApplication, projectLog, type Call, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** Filters, page and side of a provider's list. */
export type ProviderWanted = QueryOf<typeof projectApplication.providerList>

/** Calls that answer something else once an application was sent in. */
export const APPLICATION_CHANGES: readonly Call[] = [
  projectApplication.providerList,
  projectApplication.providerDetail,
  projectLog.log,
]

/** One page of the projects that a provider may apply for, or works for. The page before stays until the next is there. */
export function useProviderProjects(wanted: ProviderWanted) {
  return useCallQuery(
    projectApplication.providerList,
    { query: wanted },
    { placeholderData: keepPreviousData },
  )
}

/** How many there are without filters; asked for only when filters left nothing. */
export function useProviderProjectCount(type: number, isWanted: boolean) {
  const query = { current: 1, size: 1, type }
  return useCallQuery(projectApplication.providerList, { query }, { enabled: isWanted })
}

/** A project and the company's own application for it (PROV-013). */
export function useProviderProject(id: number) {
  return useCallQuery(projectApplication.providerDetail, { query: { id } })
}
