import { twinSession, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** Each use of a digital twin. */
export function useTwinRecords(query: QueryOf<typeof twinSession.records>) {
  return useCallQuery(twinSession.records, { query }, { placeholderData: keepPreviousData })
}

/** Sessions in which seats used their digital twins. */
export function useTwinSessions(query: QueryOf<typeof twinSession.sessions>) {
  return useCallQuery(twinSession.sessions, { query }, { placeholderData: keepPreviousData })
}
