import { tierPart } from '@console/sub-app'
import { ChartFailed } from '../../components/charts/ChartFailed.tsx'
import { ChartWaiting } from '../../components/charts/ChartWaiting.tsx'

/** The line of the home; it loads with the tier of charts after the rest of the page. */
export const OngoingChart = tierPart({
  tier: 'charts',
  load: async () => {
    const { LineChart } = await import(/* webpackChunkName: "charts-project-home" */ '@console/ui/charts')
    return LineChart
  },
  Loading: ChartWaiting,
  Failed: ChartFailed,
})
