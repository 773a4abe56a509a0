import { chartPart } from '@console/domain-ui'

/** The bars of the scores; they come with the tier of charts once the page shows them. */
export const ScoreBars = chartPart(async () => {
  const { BarChart } = await import(/* webpackChunkName: "charts-config" */ '@console/ui/charts')
  return BarChart
})
