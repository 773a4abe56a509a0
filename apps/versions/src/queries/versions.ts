import { appVersion } from '@console/contracts'
import { useCallQuery, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** Calls whose answers change with a version; also after a refusal, which the list's old rows may have caused (VER-022). */
export const VERSION_CHANGES = [appVersion.list, appVersion.adoption] as const

type Paging = { page: number; pageSize: number }

/** One page of the versions, the highest first (VER-002). The previous page stays until the next has loaded. */
export function useVersions(paging: Paging) {
  return useCallQuery(appVersion.list, toInput(paging), { placeholderData: keepPreviousData })
}

/** Prefetches a page of the versions before the page that shows it has loaded. */
export function usePrefetchVersions(paging: Paging): void {
  usePrefetchCall(appVersion.list, toInput(paging))
}

function toInput({ page, pageSize }: Paging) {
  return { query: { pageIndex: page, pageSize, orderBy: 'version_value' } } as const
}

/** Which versions clients and seats had in the last days. */
export function useAdoption(id: number) {
  return useCallQuery(appVersion.adoption, { query: { id } })
}
