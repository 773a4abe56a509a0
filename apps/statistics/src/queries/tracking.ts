import { tracking, type DataOf, type QueryOf } from '@console/contracts'
import { useCallCache, useCallQuery } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type MetricStat = DataOf<typeof tracking.statList>['records'][number]
export type TrackedEvent = DataOf<typeof tracking.detailList>['records'][number]

/** Names of the metrics, by id (DSET-028). */
export function useMetrics() {
  const { data = [], isLoading, isError } = useCallQuery(tracking.metrics)
  return { metrics: data, isLoading, isError }
}

/** One page of the metrics (DSET-027). The previous page stays until the next has loaded. Null requests nothing. */
export function useMetricStats(query: QueryOf<typeof tracking.statList> | null) {
  const stats = useCallQuery(tracking.statList, query && { query }, { placeholderData: keepPreviousData })
  const cache = useCallCache()
  return {
    ...stats,
    // Inquire also brings the events that are open.
    refetch: async () => cache.invalidate([tracking.statList, tracking.detailList]),
  }
}

/** One page of the events of a metric, or of a session (DSET-031). */
export function useTrackedEvents(query: QueryOf<typeof tracking.detailList>) {
  return useCallQuery(tracking.detailList, { query }, { placeholderData: keepPreviousData })
}
