import { useHost } from '@console/sub-app'
import { useEffect } from 'react'
import { Lines } from '../components/charts.ts'
import { usePrefetchQueryLists } from '../queries/query-lists.ts'
import { usePrefetchStatConfig } from '../queries/stat-config.ts'
import { usePrefetchStatTime } from '../queries/stat-time.ts'
import { usePrefetchFigures, type FirstFigures } from './first-figures.ts'

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
