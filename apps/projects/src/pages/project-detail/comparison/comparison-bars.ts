import { chartPart } from '@console/domain-ui'

/** The bars of the comparison; they come with the tier of charts once somebody opens them. */
export const ComparisonBars = chartPart(async () => {
  // Of no page's name: its size counts with no page, as that of a dialog.
  // One module has one chunk: that of the home, with which it is counted.
  const { BarChart } = await import(/* webpackChunkName: "charts-project-home" */ '@console/ui/charts')
  return BarChart
})
