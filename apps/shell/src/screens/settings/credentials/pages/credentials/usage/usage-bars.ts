import { chartPart } from '@console/domain-ui'

/** The bars of the drawer; they come with the tier of charts once somebody opens it. */
export const UsageBars = chartPart(async () => {
  const { BarChart } = await import(/* webpackChunkName: "charts-usage" */ '@console/ui/charts')
  return BarChart
})
