import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData } from './chart-data.ts'
import { categoryAxis, colourAt, commonParts, valueAxis } from './chart-parts.ts'

/** One line a series, the first with a tint below it. */
export function lineOption(data: ChartData, formatValue: (value: number) => string): EChartsCoreOption {
  return {
    ...commonParts(data, { formatValue }),
    xAxis: { ...categoryAxis(data), boundaryGap: false },
    yAxis: valueAxis(data, formatValue),
    series: data.series.map(({ name, values }, index) => ({
      type: 'line',
      name,
      data: [...values],
      symbol: 'circle',
      symbolSize: 6,
      // A point alone makes no line.
      showSymbol: values.length === 1,
      lineStyle: { width: index === 0 ? 2.2 : 1.5, color: colourAt(index) },
      itemStyle: { color: colourAt(index) },
      ...(index === 0 ? { areaStyle: { color: colourAt(index), opacity: 0.07 } } : {}),
      emphasis: { disabled: true },
    })),
  }
}
