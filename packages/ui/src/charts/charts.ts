export { BarChart } from './BarChart.tsx'
export type { ChartData } from './chart-data.ts'
export { LineChart } from './LineChart.tsx'
export { RankChart, type RankItem } from './RankChart.tsx'
