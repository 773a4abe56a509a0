import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { liveView, type QueryOf } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'

/** Who is there now, refetched as long as the page is seen. */
export function useLivePeople(query: QueryOf<typeof liveView.people>) {
  return useQuery({
    ...callQuery(useHttpClient(), liveView.people, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: liveView.LIVE_REFRESH_MS,
    // Hidden, it is not asked for; seen again, at once.
    refetchOnWindowFocus: 'always',
  })
}
