import type { EChartsCoreOption } from 'echarts/core'
import { SLIDER } from './bar-option.ts'
import { coloured, commonParts, FONT, valueAxis } from './chart-parts.ts'
import type { ChartData } from './chart-data.ts'

/** From so many bars on they are looked at through a window of so many (decision 3, STAT-042). */
export const WINDOW_BARS = 15

/** px */
const SLIDER_WIDTH = 16
const NAME_WIDTH = 132
const NAME_GAP = 12
const VALUE_ROOM = 64

type RankOptions = {
  formatValue: (value: number) => string
  /** Names lead somewhere. */
  isChosen: boolean
  sliderFrom: number
}

/**
 * Horizontal bars of the first series, the best on top. An axis of categories begins at the bottom, so the data, best
 * first, is drawn in reverse: the last entries of the axis are the largest.
 */
export function rankOption(
  given: ChartData,
  { formatValue, isChosen, sliderFrom }: RankOptions,
): EChartsCoreOption {
  const data = coloured(given)
  const drawn = {
    ...data,
    categories: data.categories.toReversed(),
    series: data.series.map((series) => ({ ...series, values: series.values.toReversed() })),
  }
  const [ranked] = drawn.series
  const bars = data.categories.length
  const hasSlider = bars >= sliderFrom
  return {
    ...commonParts(drawn, { formatValue, hasLegend: false, pointer: 'none' }),
    grid: {
      top: 4,
      right: VALUE_ROOM + (hasSlider ? SLIDER_WIDTH : 0),
      bottom: 4,
      left: NAME_WIDTH + NAME_GAP,
    },
    ...(hasSlider ? { dataZoom: [windowOver(bars)] } : {}),
    xAxis: { ...valueAxis(data, formatValue), axisLabel: { show: false }, splitLine: { show: false } },
    yAxis: namesAxis(data, isChosen),
    series: [
      {
        type: 'bar',
        name: ranked?.name,
        data: [...(ranked?.values ?? [])],
        barMaxWidth: 18,
        cursor: isChosen ? 'pointer' : 'default',
        itemStyle: { color: 'var(--focus)', opacity: 0.65, borderRadius: [0, 2, 2, 0] },
        label: {
          show: true,
          position: 'right',
          color: 'var(--text)',
          fontSize: 12,
          fontFamily: FONT,
          formatter: ({ value }: { value: number }) => formatValue(value),
        },
        emphasis: { disabled: true },
      },
    ],
  }
}

/** Of the largest, at the end of the axis. */
function windowOver(bars: number) {
  return {
    ...SLIDER,
    yAxisIndex: 0,
    startValue: bars - WINDOW_BARS,
    endValue: bars - 1,
    right: 0,
    width: SLIDER_WIDTH,
  }
}

function namesAxis({ categories }: Pick<ChartData, 'categories'>, isChosen: boolean) {
  return {
    type: 'category',
    // By their positions: two may have the same name.
    data: categories.map((_name, index) => String(categories.length - 1 - index)),
    axisLine: { show: false },
    axisTick: { show: false },
    triggerEvent: isChosen,
    axisLabel: {
      color: isChosen ? 'var(--link)' : 'var(--text)',
      fontSize: 12,
      fontFamily: FONT,
      width: NAME_WIDTH,
      align: 'left',
      margin: NAME_WIDTH + NAME_GAP,
      overflow: 'truncate',
      interval: 0,
      formatter: (position: string) => categories[Number(position)] ?? '',
    },
  }
}
