import { chartPart } from '@console/domain-ui'

/** The line of the home; it comes with the tier of charts after the rest of the page. */
export const OngoingChart = chartPart(async () => {
  const { LineChart } = await import(/* webpackChunkName: "charts-project-home" */ '@console/ui/charts')
  return LineChart
})
