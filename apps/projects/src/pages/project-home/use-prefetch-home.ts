import { useHost } from '@console/sub-app'
import { useEffect } from 'react'
import { usePrefetchProjectStat } from '../../queries/projects.ts'
import { OngoingChart } from './ongoing-chart.ts'

/** Requests the figures of the home, and loads its line chart meanwhile. */
export function usePrefetchHome(): void {
  const host = useHost()
  usePrefetchProjectStat()
  useEffect(() => OngoingChart.preload(host), [host])
}
