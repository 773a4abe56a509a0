import { chartPart } from '@console/domain-ui'

const charts = async () => import(/* webpackChunkName: "charts-statistics" */ '@console/ui/charts')

/** Drawings of `@console/ui/charts`; they come with the tier of charts after the rest of the page. */
export const Lines = chartPart(async () => (await charts()).LineChart)
export const Bars = chartPart(async () => (await charts()).BarChart)
export const RankChart = chartPart(async () => (await charts()).RankChart)
export const Pie = chartPart(async () => (await charts()).PieChart)
