import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData } from './chart-data.ts'
import { categoryAxis, coloured, commonParts, valueAxis } from './chart-parts.ts'

/** One line a series, the first with a tint below it; one to compare with may be dashed. */
export function lineOption(given: ChartData, formatValue: (value: number) => string): EChartsCoreOption {
  const data = coloured(given)
  return {
    ...commonParts(data, { formatValue }),
    xAxis: { ...categoryAxis(data), boundaryGap: false },
    yAxis: valueAxis(data, formatValue),
    series: data.series.map(({ name, values, colour, isDashed = false }, index) => ({
      type: 'line',
      name,
      data: [...values],
      // With more points than pixels, the lowest and the highest are drawn.
      sampling: 'minmax',
      symbol: 'circle',
      symbolSize: 6,
      // A point alone makes no line.
      showSymbol: hasLonePoint(values),
      lineStyle: { width: index === 0 ? 2.2 : 1.5, color: colour, type: isDashed ? 'dashed' : 'solid' },
      itemStyle: { color: colour },
      ...(index === 0 ? { areaStyle: { color: colour, opacity: 0.07 } } : {}),
      emphasis: { disabled: true },
    })),
  }
}

/** True if there is a value with none before and none after it. */
function hasLonePoint(values: readonly (number | null)[]): boolean {
  const isNone = (index: number): boolean => (values[index] ?? null) === null
  return values.some((_value, index) => !isNone(index) && isNone(index - 1) && isNone(index + 1))
}
