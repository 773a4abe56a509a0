/** What a chart draws; its table shows the same. */
export type ChartData = {
  /** What the points are of, such as "Day": head of the table's first column. */
  categoryName: string
  categories: readonly string[]
  series: readonly ChartSeries[]
}

/** One value a category; null where there is none. */
export type ChartSeries = { name: string; values: readonly (number | null)[] }

export type ChartProps = {
  title: string
  /** The chart in a sentence, for people who do not see it. */
  summary: string
  data: ChartData
  /** px */
  height?: number
}
