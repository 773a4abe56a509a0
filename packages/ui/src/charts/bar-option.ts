import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ColouredData } from './chart-data.ts'
import { categoryAxis, coloured, commonParts, FONT, LEGEND_TOP, valueAxis } from './chart-parts.ts'

/** The number of bars from which on a window shows a part of them (R3). */
export const WINDOW_BARS = 15

/** px */
const SLIDER_HEIGHT = 20

/** px; longer names of categories are truncated, shown in full in the tooltip. A few have more room, also on a phone. */
const NAME_WIDTH = 88
const PHONE_WIDTH = 280

/** Bars that the window shows first: the last of days, the first of what is in order of its values. */
export type BarWindow = { firstShown: 'start' | 'end' }

/** A line across the bars: 0 is before the first, 1 behind the last. */
export type BarMark = { at: number; name: string }

type BarOptions = BarWindow & {
  mark?: BarMark | undefined
  formatValue: (value: number) => string
  hasLegend?: boolean
  /** Stacks the series of a category, the first at the bottom. */
  isStacked?: boolean
  /** Shows all bars without a window, such as the hours of a day, which are read as a whole. */
  showsAll?: boolean
}

/** Look of a window over bars, horizontal or vertical. */
export const SLIDER = {
  type: 'slider',
  showDetail: false,
  borderColor: 'var(--line)',
  fillerColor: 'var(--tint-strong)',
  handleStyle: { color: 'var(--surface)', borderColor: 'var(--tint-border)' },
  showDataShadow: false,
  brushSelect: false,
} as const

/** Bars side by side, or stacked, with one for each series in each category. */
export function barOption(
  given: ChartData,
  { formatValue, firstShown, hasLegend = true, isStacked = false, showsAll = false, mark }: BarOptions,
): EChartsCoreOption {
  const data = coloured(given)
  const common = commonParts(data, { formatValue, hasLegend })
  const bars = data.categories.length
  const hasSlider = bars >= WINDOW_BARS && !showsAll
  const axis = categoryAxis(data, { overflow: 'truncate', width: Math.max(NAME_WIDTH, PHONE_WIDTH / bars) })
  const start = firstShown === 'start' ? 0 : bars - WINDOW_BARS
  return {
    ...common,
    ...(hasSlider
      ? {
          dataZoom: [
            {
              ...SLIDER,
              startValue: start,
              endValue: start + WINDOW_BARS - 1,
              bottom: 0,
              height: SLIDER_HEIGHT,
            },
          ],
          grid: { top: LEGEND_TOP, right: 16, bottom: SLIDER_HEIGHT + 12, left: 4, outerBoundsMode: 'same' },
        }
      : {}),
    xAxis: mark ? [axis, MARK_AXIS] : axis,
    yAxis: valueAxis(data, formatValue),
    series: [...barSeries(data, isStacked, showsAll), ...(mark ? [markSeries(data, mark)] : [])],
  }
}

function barSeries({ series }: ColouredData, isStacked: boolean, showsAll: boolean) {
  return series.map(({ name, values, colour }, index) => ({
    type: 'bar',
    name,
    data: [...values],
    barMaxWidth: 28,
    ...(isStacked ? { stack: 'all' } : {}),
    // Many bars are all narrow.
    ...(showsAll ? { barCategoryGap: '10%' } : {}),
    itemStyle: {
      color: colour,
      borderRadius: isStacked && index < series.length - 1 ? 0 : [2, 2, 0, 0],
      // A hairline between the parts.
      ...(isStacked && !showsAll ? { borderColor: 'var(--surface)', borderWidth: 0.5 } : {}),
    },
    emphasis: { disabled: true },
  }))
}

/** A second axis over the whole width: positions on that of the bars are whole bars. */
const MARK_AXIS = {
  type: 'value',
  min: 0,
  max: 1,
  show: false,
  axisPointer: { show: false, triggerTooltip: false },
}

function markSeries({ series }: ColouredData, { at, name }: BarMark) {
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return {
    type: 'line',
    xAxisIndex: 1,
    data: [
      [at, 0],
      [at, highest],
    ],
    silent: true,
    symbol: 'none',
    lineStyle: { width: 1.5, color: 'var(--text)', type: 'dashed' },
    endLabel: {
      show: true,
      formatter: name,
      color: 'var(--text)',
      fontSize: 12,
      fontFamily: FONT,
      ...(at > 0.5 ? { align: 'right', offset: [-8, 0] } : { offset: [4, 0] }),
    },
    tooltip: { show: false },
  }
}
