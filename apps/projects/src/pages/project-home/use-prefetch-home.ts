import { chartPart } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { useEffect } from 'react'
import { usePrefetchProjectStat } from '../../queries/projects.ts'

/** The line of the home; it comes with the tier of charts after the rest of the page. */
export const OngoingChart = chartPart(async () => {
  const { LineChart } = await import(/* webpackChunkName: "charts-project-home" */ '@console/ui/charts')
  return LineChart
})

/** Requests the figures of the home, and loads its line chart meanwhile. */
export function usePrefetchHome(): void {
  const host = useHost()
  usePrefetchProjectStat()
  useEffect(() => OngoingChart.preload(host), [host])
}
