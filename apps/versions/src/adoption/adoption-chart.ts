import { chartPart } from '@console/domain-ui'

/** The lines of adoption; they come with the tier of charts once somebody opens a version. */
export const AdoptionLines = chartPart(async () => {
  const { LineChart } = await import(/* webpackChunkName: "charts-version" */ '@console/ui/charts')
  return LineChart
})
