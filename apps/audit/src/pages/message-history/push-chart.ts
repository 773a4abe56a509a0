import { chartPart } from '@console/domain-ui'

/** The bars of the drawer; they come with the tier of charts once somebody opens it, and count with no page. */
export const PushBars = chartPart(async () => {
  const { BarChart } = await import(/* webpackChunkName: "charts-push-stat" */ '@console/ui/charts')
  return BarChart
})
