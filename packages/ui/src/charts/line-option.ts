import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ColouredData } from './chart-data.ts'
import { categoryAxis, coloured, commonParts, valueAxis } from './chart-parts.ts'

type Series = ColouredData['series'][number]

/**
 * One line a series, the first with a tint below it; one to compare with may be dashed. To a category that is not over the line is
 * dotted and ends with a dot.
 */
export function lineOption(given: ChartData, formatValue: (value: number) => string): EChartsCoreOption {
  const data = coloured(given)
  const lines = data.series.map((series, index) => {
    const hasStretch = data.goesOn === true && series.values.slice(-2).filter(isValue).length === 2
    return {
      line: buildLine(series, { isFirst: index === 0, points: series.values.length - (hasStretch ? 1 : 0) }),
      stretch: hasStretch ? [buildLastStretch(series, index === 0)] : [],
    }
  })
  return {
    ...commonParts(data, { formatValue }),
    xAxis: { ...categoryAxis(data), boundaryGap: false },
    yAxis: valueAxis(data, formatValue),
    series: [...lines.map(({ line }) => line), ...lines.flatMap(({ stretch }) => stretch)],
  }
}

const lineWidth = (isFirst: boolean): number => (isFirst ? 2.2 : 1.5)

type Line = {
  isFirst: boolean
  /** Number of the first values that are drawn. */
  points: number
}

/** A value that is missing between others. */
function hasGap(values: readonly (number | null)[]): boolean {
  const first = values.findIndex((value) => value !== null)
  const last = values.findLastIndex((value) => value !== null)
  return values.slice(first, last).includes(null)
}

function buildLine(
  { name, values, colour, isDashed = false }: Series,
  { isFirst, points }: Line,
): Record<string, unknown> {
  const drawn = values.slice(0, points)
  return {
    type: 'line',
    name,
    data: drawn,
    // With more points than pixels, the lowest and the highest are drawn.
    sampling: 'minmax',
    symbol: 'circle',
    symbolSize: 6,
    // A point alone makes no line.
    showSymbol: hasLonePoint(drawn),
    lineStyle: { width: lineWidth(isFirst), color: colour, type: isDashed ? 'dashed' : 'solid' },
    itemStyle: { color: colour },
    // Below a line with gaps it would be blocks.
    ...(isFirst && !hasGap(drawn) ? { areaStyle: { color: colour, opacity: 0.07 } } : {}),
    emphasis: { disabled: true },
  }
}

/** From the last point but one to the last. Of the same name, so that the legend hides it with the line. */
function buildLastStretch({ name, values, colour }: Series, isFirst: boolean): Record<string, unknown> {
  const [from, to] = values.slice(-2)
  return {
    type: 'line',
    name,
    data: [...values.slice(0, -2).map(() => null), { value: from, symbol: 'none' }, { value: to }],
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: true,
    showAllSymbol: true,
    lineStyle: { width: lineWidth(isFirst), color: colour, type: 'dotted' },
    itemStyle: { color: colour },
    emphasis: { disabled: true },
  }
}

const isValue = (value: number | null | undefined): boolean => value !== null && value !== undefined

/** True if there is a value with none before and none after it. */
function hasLonePoint(values: readonly (number | null)[]): boolean {
  return values.some(
    (value, index) => isValue(value) && !isValue(values[index - 1]) && !isValue(values[index + 1]),
  )
}
