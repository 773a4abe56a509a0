import { keepPreviousData } from '@tanstack/react-query'
import { sessionRecord, type QueryOf } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'

/** A running call is asked about so often. */
export const LIVE_PERIOD_MS = 3000

/** One page of the list; null requests nothing. The page before stays until the next is there. */
export function useSessions(query: QueryOf<typeof sessionRecord.list> | null) {
  return useCallQuery(sessionRecord.list, query && { query }, { placeholderData: keepPreviousData })
}

type OfSession = { sessionId: string; projectId: number | null }

const inputOf = ({ sessionId, projectId }: OfSession) => ({
  params: { sessionId },
  query: projectId === null ? {} : { projectId },
})

export function useSessionDetail(wanted: OfSession) {
  return useCallQuery(sessionRecord.detail, inputOf(wanted))
}

export function useUtterances(wanted: OfSession) {
  return useCallQuery(sessionRecord.utterances, inputOf(wanted))
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

/** Businesses, organisations, rules, labels and questions by their names; of one business, or of all. */
export function useSessionNames(bizId: number | null) {
  return useCallQuery(sessionRecord.names, { query: bizId === null ? {} : { bizId } })
}

/** The people whom an address names. */
export function useNamedPeople(userIds: readonly number[]) {
  const query = { userId: [...userIds] }
  return useCallQuery(sessionRecord.people, userIds.length === 0 ? null : { query })
}

/** Finds people by a part of their name. */
export function useFindPeople() {
  const client = useHttpClient()
  return async (text: string, signal: AbortSignal): Promise<SearchOption<number>[]> => {
    const found = await client.send(sessionRecord.people, { query: { text }, signal, isQuiet: true })
    return found.map(({ id, name, orgName }) => ({
      value: id,
      label: orgName === '' ? name : `${name} (${orgName})`,
    }))
  }
}
