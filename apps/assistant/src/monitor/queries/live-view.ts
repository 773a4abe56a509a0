import { liveView, type QueryOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

/** The people online, refetched while the page is visible. */
export function useLivePeople(query: QueryOf<typeof liveView.people>) {
  return useCallQuery(
    liveView.people,
    { query },
    {
      placeholderData: keepPreviousData,
      refetchInterval: liveView.LIVE_REFRESH_MS,
      // A hidden page requests nothing, and refetches at once when it is visible again.
      refetchOnWindowFocus: 'always',
    },
  )
}
