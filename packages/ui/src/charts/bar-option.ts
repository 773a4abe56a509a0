import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData } from './chart-data.ts'
import { categoryAxis, coloured, commonParts, valueAxis } from './chart-parts.ts'

/** From so many bars on they are looked at through a window (decision 3). */
export const WINDOW_BARS = 15

/** px */
const SLIDER_HEIGHT = 20

/** px; longer names of categories are truncated, shown in full in the tooltip. A few have more room, also on a phone. */
const NAME_WIDTH = 88
const PHONE_WIDTH = 280

/** Which bars the window shows first: the last of days, the first of what is in order of its values. */
export type BarWindow = { firstShown: 'start' | 'end' }

type BarOptions = BarWindow & {
  formatValue: (value: number) => string
  hasLegend?: boolean
  /** The series of a category on each other, the first at the bottom. */
  isStacked?: boolean
  /** However many there are: the hours of a day, which are read as a whole. */
  showsAll?: boolean
}

/** How a window over bars looks, whichever way they lie. */
export const SLIDER = {
  type: 'slider',
  showDetail: false,
  borderColor: 'var(--line)',
  fillerColor: 'var(--tint-strong)',
  handleStyle: { color: 'var(--surface)', borderColor: 'var(--tint-border)' },
  showDataShadow: false,
  brushSelect: false,
} as const

/** Bars beside each other, or on each other, one a series in each category. */
export function barOption(
  given: ChartData,
  { formatValue, firstShown, hasLegend = true, isStacked = false, showsAll = false }: BarOptions,
): EChartsCoreOption {
  const data = coloured(given)
  const common = commonParts(data, { formatValue, hasLegend })
  const bars = data.categories.length
  const hasSlider = bars >= WINDOW_BARS && !showsAll
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
          grid: { top: 36, right: 16, bottom: SLIDER_HEIGHT + 12, left: 4, outerBoundsMode: 'same' },
        }
      : {}),
    xAxis: categoryAxis(data, { overflow: 'truncate', width: Math.max(NAME_WIDTH, PHONE_WIDTH / bars) }),
    yAxis: valueAxis(data, formatValue),
    series: data.series.map(({ name, values, colour }, index) => ({
      type: 'bar',
      name,
      data: [...values],
      barMaxWidth: 28,
      ...(isStacked ? { stack: 'all' } : {}),
      // Of the many all are narrow.
      ...(showsAll ? { barCategoryGap: '10%' } : {}),
      itemStyle: {
        color: colour,
        borderRadius: isStacked && index < data.series.length - 1 ? 0 : [2, 2, 0, 0],
        // A hairline between the parts.
        ...(isStacked && !showsAll ? { borderColor: 'var(--surface)', borderWidth: 0.5 } : {}),
      },
      emphasis: { disabled: true },
    })),
  }
}
