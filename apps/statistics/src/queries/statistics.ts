import { type DataOf, stat } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import type { WireQuery } from '../model/stat-query.ts'

export type Summary = DataOf<typeof stat.summary>

export function useSummary(query: WireQuery) {
  return useCallQuery(stat.summary, { query })
}

/** Null requests nothing. */
export function useMetric(metric: number | null, query: WireQuery) {
  return useCallQuery(stat.detail, metric === null ? null : { query: { ...query, metric } })
}

export function useRank(rankType: stat.RankType, query: WireQuery) {
  return useCallQuery(stat.rank, { query: { ...query, rankType } })
}

/** People, wherever they belong (STAT-Q19). Null requests nothing. */
export function usePeopleRank(rankType: stat.RankType, query: WireQuery | null) {
  return useCallQuery(stat.rank, query === null ? null : { query: { ...query, rankType, strategy: 'user' } })
}
