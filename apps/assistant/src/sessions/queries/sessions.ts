import { projectStat, sessionRecord, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** The refetch period of a running call. */
export const LIVE_PERIOD_MS = 3000
/** The refetch period of its hits, which are found later than words. */
export const LIVE_HITS_PERIOD_MS = 10_000

/** One page of the list; null requests nothing. The previous page stays until the next has loaded. */
export function useSessions(query: QueryOf<typeof sessionRecord.list> | null) {
  return useCallQuery(sessionRecord.list, query && { query }, { placeholderData: keepPreviousData })
}

/** Refetched every few seconds while the page is seen; null requests nothing. */
export function useLiveCall(query: QueryOf<typeof sessionRecord.live> | null) {
  return useCallQuery(sessionRecord.live, query && { query }, {
    refetchInterval: LIVE_PERIOD_MS,
    staleTime: 0,
  })
}

export function useFigures(query: QueryOf<typeof sessionRecord.statistic> | null) {
  return useCallQuery(sessionRecord.statistic, query && { query }, { placeholderData: keepPreviousData })
}

/** Projects with work of contractors, newest first; only where they are shown. */
export function useProjects(isShown: boolean) {
  return useCallQuery(projectStat.monitor, isShown ? {} : null)
}
