import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { liveView, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** The people online, refetched while the page is visible. */
export function useLivePeople(query: QueryOf<typeof liveView.people>) {
  return useQuery({
    ...callQuery(useHttpClient(), liveView.people, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: liveView.LIVE_REFRESH_MS,
    // Not refetched while hidden; at once when visible again.
    refetchOnWindowFocus: 'always',
  })
}
