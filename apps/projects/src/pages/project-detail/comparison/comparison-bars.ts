import { tierPart } from '@console/sub-app'
import { ChartFailed } from '../../../components/charts/ChartFailed.tsx'
import { ChartWaiting } from '../../../components/charts/ChartWaiting.tsx'

/** The bars of the comparison; they load with the tier of charts when first shown. */
export const ComparisonBars = tierPart({
  tier: 'charts',
  load: async () => {
    // Not named after a page: its size counts with no page, as for dialogs.
    // One module has one chunk: that of the home, with which it is counted.
    const { BarChart } = await import(/* webpackChunkName: "charts-project-home" */ '@console/ui/charts')
    return BarChart
  },
  Loading: ChartWaiting,
  Failed: ChartFailed,
})
