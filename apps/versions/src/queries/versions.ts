import { appVersion } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** Calls whose answers change with a version; also after a refusal, which the list's old rows may have caused (VER-022). */
export const VERSION_CHANGES = [appVersion.list, appVersion.adoption] as const

/** One page of the versions, the highest first (VER-002). The previous page stays until the next has loaded. */
export function useVersions(page: { pageIndex: number; pageSize: number }) {
  const query = { ...page, orderBy: 'version_value' } as const
  return useCallQuery(appVersion.list, { query }, { placeholderData: keepPreviousData })
}

/** Which versions clients and seats had in the last days. */
export function useAdoption(id: number) {
  return useCallQuery(appVersion.adoption, { query: { id } })
}
