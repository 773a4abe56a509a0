import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData } from './chart-data.ts'
import { tooltipContent } from './tooltip-content.ts'

/** Lines and bars in this order; CSS variables, so that a change of theme needs no drawing. */
const COLOURS = ['var(--focus)', 'var(--info)', 'var(--text-3)', 'var(--waiting)'] as const
const LABEL = { color: 'var(--text-3)', fontSize: 11, fontFamily: 'inherit' }

export function colourAt(index: number): string {
  return COLOURS[index % COLOURS.length] ?? COLOURS[0]
}

export function categoryAxis(data: ChartData, label: Readonly<Record<string, unknown>> = {}) {
  return {
    type: 'category',
    data: [...data.categories],
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { ...LABEL, hideOverlap: true, ...label },
  }
}

export function valueAxis(data: ChartData, formatValue: (value: number) => string) {
  const isCounted = data.series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)))
  return {
    type: 'value',
    // Half a call is none, but a rate has values between 0 and 1.
    ...(isCounted ? { minInterval: 1 } : {}),
    axisLabel: { ...LABEL, formatter: (value: number) => formatValue(value) },
    splitLine: { lineStyle: { color: 'var(--line-soft)' } },
  }
}

/** What lines and bars have in common. */
export function commonParts(
  data: ChartData,
  { formatValue, hasLegend = true }: { formatValue: (value: number) => string; hasLegend?: boolean },
): EChartsCoreOption {
  const isNamed = hasLegend && data.series.length > 1
  return {
    animation: false,
    color: data.series.map((_, index) => colourAt(index)),
    grid: { top: isNamed ? 36 : 12, right: 16, bottom: 4, left: 4, outerBoundsMode: 'same' },
    ...(isNamed ? { legend: { top: 0, left: 0, icon: 'circle', itemWidth: 8, textStyle: LABEL } } : {}),
    tooltip: {
      trigger: 'axis',
      // Nothing is written as markup: the page takes none (docs/decisions/0026).
      formatter: (hovered: readonly { dataIndex: number }[]) =>
        tooltipContent(data, { index: hovered[0]?.dataIndex ?? 0, formatValue, colourAt }),
      padding: [8, 12],
      backgroundColor: 'var(--raised)',
      borderColor: 'var(--line)',
      borderRadius: 6,
      textStyle: { color: 'var(--text)', fontSize: 12, fontFamily: 'inherit' },
      extraCssText: 'box-shadow: var(--shadow-2)',
      axisPointer: { type: 'line', lineStyle: { color: 'var(--line-control)' } },
    },
  }
}
