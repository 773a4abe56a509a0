import { METRIC, SPAN_OFFSET, quality, stat, type Metric } from '@console/contracts'
import { useHost, usePrefetch } from '@console/sub-app'
import { useEffect } from 'react'
import { Lines } from '../components/charts.ts'
import { isSingleDay } from '../model/stat-query.ts'
import { usePrefetchQueryLists } from '../queries/query-lists.ts'
import { usePrefetchStatConfig } from '../queries/stat-config.ts'
import { usePrefetchStatTime } from '../queries/stat-time.ts'
import { toWire } from './query-range.ts'
import { useLikelyQuery } from './use-likely-query.ts'

/** What a page draws first of one query. */
type FirstFigures = {
  hasSummary?: boolean
  metrics?: readonly Metric[]
  ranks?: readonly stat.RankType[]
  quality?: typeof quality.overviewData
}

/** Prefetches what the frame of a page waits for, while the page's code loads. */
export function usePrefetchStatPage(): void {
  usePrefetchQueryLists()
  usePrefetchStatConfig()
  usePrefetchStatTime()
}

/** Likewise for a page that begins with charts: their code comes beside their figures, not after them. */
export function usePrefetchChartPage(): void {
  const host = useHost()
  useEffect(() => Lines.preload(host), [host])
  usePrefetchStatPage()
}

/** With its first figures, which are not requested again where the page has the query that it most probably has. */
function prefetchWith(figures: FirstFigures) {
  return function usePrefetchFigures(): void {
    usePrefetchChartPage()
    const prefetch = usePrefetch()
    const likely = useLikelyQuery()
    if (likely === null) return
    const query = toWire(likely)
    const { hasSummary = false, metrics = [], ranks = [] } = figures
    if (hasSummary) prefetch(stat.summary, { query })
    const offset = isSingleDay(likely) ? SPAN_OFFSET : 0
    for (const metric of metrics) prefetch(stat.detail, { query: { ...query, metric: metric + offset } })
    if (figures.quality !== undefined) prefetch(figures.quality, { body: query })
    for (const rankType of ranks) prefetch(stat.rank, { query: { ...query, rankType } })
  }
}

const ORGANISATION = { hasSummary: true, metrics: [METRIC.onlineUsers], ranks: ['talkTime'] } as const

export const usePrefetchOverview = prefetchWith({ ...ORGANISATION, quality: quality.overviewData })
export const usePrefetchHome = prefetchWith({ ...ORGANISATION, quality: quality.homeData })
export const usePrefetchUsers = prefetchWith({
  hasSummary: true,
  metrics: [METRIC.onlineUsers, METRIC.onlineDuration],
  ranks: ['onlineDuration'],
})
/** Of its ranks, those that depend on no module. */
export const usePrefetchSales = prefetchWith({ hasSummary: true, ranks: ['callCnt', 'talkTime'] })
export const usePrefetchQuality = prefetchWith({ quality: quality.violationData })
