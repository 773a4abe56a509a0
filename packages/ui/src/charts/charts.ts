export { BarChart } from './BarChart.tsx'
export { MAX_CHART_HEIGHT, MIN_CHART_HEIGHT, type ChartData } from './chart-data.ts'
export { LineChart } from './LineChart.tsx'
export { RankChart, type RankItem } from './RankChart.tsx'
