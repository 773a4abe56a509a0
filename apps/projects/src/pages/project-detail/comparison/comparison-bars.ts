import { tierPart } from '@console/sub-app'
import { ChartFailed } from '../../../components/charts/ChartFailed.tsx'
import { ChartWaiting } from '../../../components/charts/ChartWaiting.tsx'

/** The bars of the comparison; they come with the tier of charts once somebody asks for them. */
export const ComparisonBars = tierPart({
  tier: 'charts',
  load: async () => {
    // Of no page's name: its size counts with no page, as that of a dialog.
    // One module has one chunk: that of the home, with which it is counted.
    const { BarChart } = await import(/* webpackChunkName: "charts-project-home" */ '@console/ui/charts')
    return BarChart
  },
  Loading: ChartWaiting,
  Failed: ChartFailed,
})
