import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sessionRecord, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import type { SearchOption } from '@console/ui'

/** The refetch period of a running call. */
export const LIVE_PERIOD_MS = 3000

/** One page of the list; null sends no request. The previous page stays until the next has loaded. */
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

/** Refetched every few seconds while the page is visible; null sends no request. */
export function useLiveCall(query: QueryOf<typeof sessionRecord.live> | null) {
  const options = callQuery(useHttpClient(), sessionRecord.live, query === null ? {} : { query })
  return useQuery({ ...options, enabled: query !== null, refetchInterval: LIVE_PERIOD_MS, staleTime: 0 })
}

export function useFigures(query: QueryOf<typeof sessionRecord.statistic> | null) {
  const options = callQuery(useHttpClient(), sessionRecord.statistic, query === null ? {} : { query })
  return useQuery({ ...options, placeholderData: keepPreviousData, enabled: query !== null })
}

/** Businesses, organisations, rules, labels and questions with their names; of one business, or of all. */
export function useSessionNames(bizId: number | null) {
  return useQuery(callQuery(useHttpClient(), sessionRecord.names, { query: bizId === null ? {} : { bizId } }))
}

/** The people in an address. */
export function useNamedPeople(userIds: readonly number[]) {
  const options = callQuery(useHttpClient(), sessionRecord.people, { query: { userId: [...userIds] } })
  return useQuery({ ...options, enabled: userIds.length > 0 })
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
