import { keepPreviousData } from '@tanstack/react-query'
import { sessionRecord, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** The refetch period of a running call. */
export const LIVE_PERIOD_MS = 3000

/** One page of the list; null requests nothing. The page before stays until the next is there. */
export function useSessions(query: QueryOf<typeof sessionRecord.list> | null) {
  return useCallQuery(sessionRecord.list, query && { query }, { placeholderData: keepPreviousData })
}

type SessionKey = { sessionId: string; projectId: number | null }

const toInput = ({ sessionId, projectId }: SessionKey) => ({
  params: { sessionId },
  query: projectId === null ? {} : { projectId },
})

export function useSessionDetail(sessionKey: SessionKey) {
  return useCallQuery(sessionRecord.detail, toInput(sessionKey))
}

export function useUtterances(sessionKey: SessionKey) {
  return useCallQuery(sessionRecord.utterances, toInput(sessionKey))
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
