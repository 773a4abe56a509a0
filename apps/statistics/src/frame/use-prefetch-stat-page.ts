import { useHost } from '@console/sub-app'
import { useEffect } from 'react'
import { Lines } from '../components/charts.ts'
import { usePrefetchQueryLists } from '../queries/query-lists.ts'
import { usePrefetchStatConfig } from '../queries/stat-config.ts'
import { usePrefetchStatTime } from '../queries/stat-time.ts'

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
