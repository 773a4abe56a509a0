import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { twinSession, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** Each use of a digital twin. */
export function useTwinRecords(query: QueryOf<typeof twinSession.records>) {
  return useQuery({
    ...callQuery(useHttpClient(), twinSession.records, { query }),
    placeholderData: keepPreviousData,
  })
}

/** Sessions in which seats used their digital twins. */
export function useTwinSessions(query: QueryOf<typeof twinSession.sessions>) {
  return useQuery({
    ...callQuery(useHttpClient(), twinSession.sessions, { query }),
    placeholderData: keepPreviousData,
  })
}
