import { SPAN_OFFSET, stat, type Metric, type quality } from '@console/contracts'
import { useHost, usePrefetch } from '@console/sub-app'
import { useEffect } from 'react'
import { Lines } from '../components/charts.ts'
import { isSingleDay } from '../model/stat-query.ts'
import { toWire } from '../page-query/query-range.ts'
import { useLikelyQuery } from '../page-query/use-likely-query.ts'
import { usePrefetchQueryLists } from '../queries/query-lists.ts'
import { usePrefetchStatConfig, usePrefetchStatTime } from '../queries/stat-config.ts'

/** Prefetches what the frame of a page waits for, while the page's code loads. */
export function usePrefetchStatPage(): void {
  usePrefetchQueryLists()
  usePrefetchStatConfig()
  usePrefetchStatTime()
}

/** Likewise for a page that begins with charts: their code is evaluated while their figures are on the way. */
export function usePrefetchChartPage(figures: FirstFigures): void {
  const host = useHost()
  usePrefetchStatPage()
  usePrefetchFigures(figures)
  useEffect(() => Lines.preload(host), [host])
}

/** Figures of one query that a page draws first. */
export type FirstFigures = {
  hasSummary?: boolean
  metrics?: readonly Metric[]
  ranks?: readonly stat.RankType[]
  quality?: typeof quality.overviewData
}

/**
 * Requests the first figures of a page beside the lists that its query waits for, while its code loads. They are not requested
 * again where the page has the query that it most probably has.
 */
function usePrefetchFigures({
  hasSummary = false,
  metrics = [],
  ranks = [],
  quality: call,
}: FirstFigures): void {
  const prefetch = usePrefetch()
  const likely = useLikelyQuery()
  if (likely === null) return
  const query = toWire(likely)
  if (hasSummary) prefetch(stat.summary, { query })
  const offset = isSingleDay(likely) ? SPAN_OFFSET : 0
  for (const metric of metrics) prefetch(stat.detail, { query: { ...query, metric: metric + offset } })
  if (call !== undefined) prefetch(call, { body: query })
  for (const rankType of ranks) prefetch(stat.rank, { query: { ...query, rankType } })
}
