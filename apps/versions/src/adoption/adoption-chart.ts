import { chartPart } from '@console/domain-ui'

/** The lines of adoption; they come with the tier of charts once somebody opens a version, and count with no page. */
export const AdoptionLines = chartPart(async () => {
  const { LineChart } = await import(/* webpackChunkName: "charts-adoption" */ '@console/ui/charts')
  return LineChart
})
