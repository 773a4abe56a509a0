import { sessionRecord, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Null requests nothing. */
export function useSessions(query: QueryOf<typeof sessionRecord.list> | null) {
  return useCallQuery(sessionRecord.list, query && { query })
}

/** The calls of a session, and what was said in them. Null requests nothing. */
export function useSession(sessionId: string | null) {
  const input = sessionId === null ? null : { params: { sessionId } }
  return {
    detail: useCallQuery(sessionRecord.detail, input),
    words: useCallQuery(sessionRecord.utterances, input),
  }
}
