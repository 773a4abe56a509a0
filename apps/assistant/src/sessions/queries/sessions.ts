import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sessionRecord, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** A running call is asked about so often. */
export const LIVE_PERIOD_MS = 3000

/** One page of the list; null asks for nothing. The page before stays until the next is there. */
export function useSessions(query: QueryOf<typeof sessionRecord.list> | null) {
  const options = callQuery(useHttpClient(), sessionRecord.list, query === null ? {} : { query })
  return useQuery({ ...options, placeholderData: keepPreviousData, enabled: query !== null })
}

type OfSession = { sessionId: string; projectId: number | null }

const inputOf = ({ sessionId, projectId }: OfSession) => ({
  params: { sessionId },
  query: projectId === null ? {} : { projectId },
})

export function useSessionDetail(wanted: OfSession) {
  return useQuery(callQuery(useHttpClient(), sessionRecord.detail, inputOf(wanted)))
}

export function useUtterances(wanted: OfSession) {
  return useQuery(callQuery(useHttpClient(), sessionRecord.utterances, inputOf(wanted)))
}

/** Asked for anew every few seconds while the page is seen; null asks for nothing. */
export function useLiveCall(query: QueryOf<typeof sessionRecord.live> | null) {
  const options = callQuery(useHttpClient(), sessionRecord.live, query === null ? {} : { query })
  return useQuery({ ...options, enabled: query !== null, refetchInterval: LIVE_PERIOD_MS, staleTime: 0 })
}

export function useFigures(query: QueryOf<typeof sessionRecord.statistic> | null) {
  const options = callQuery(useHttpClient(), sessionRecord.statistic, query === null ? {} : { query })
  return useQuery({ ...options, placeholderData: keepPreviousData, enabled: query !== null })
}
