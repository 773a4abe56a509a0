import type { EChartsCoreOption } from 'echarts/core'
import { SLIDER } from './bar-option.ts'
import type { ChartData, ColouredData } from './chart-data.ts'
import { coloured, commonParts, FONT, buildLegend, levelSymbol, plotBelow, valueAxis } from './chart-parts.ts'
import { textWidth } from './text-width.ts'

/** From so many bars on they are looked at through a window of so many (R3, STAT-042). */
export const WINDOW_BARS = 15

/** px */
const SLIDER_WIDTH = 16
const NAME_GAP = 12
const MIN_NAME_WIDTH = 64
const NAME_SIZE = 12
const VALUE_ROOM = 64
const LEGEND_HEIGHT = 32
const MARK_SIZE = 9
const MARK_WIDTH = 18
const PADDING = 4
/** From one bar to the next, where there is room for all. */
const BAR_PITCH = 30
const END_RADIUS = [0, 2, 2, 0]

type RankOptions = {
  formatValue: (value: number) => string
  /** Names lead somewhere. */
  isChosen: boolean
  /** Number of first series that are parts of the value, which comes after them; 0 where bars are whole. */
  parts?: number
  /** px that names may take at most; longer ones are truncated, shown in full in the tooltip. */
  nameRoom?: number
  /** Colours of levels, whose marks are before the names, in the order of the data. */
  marks?: readonly (string | undefined)[]
  /** px of the drawing; without, the bars fill it whatever it is. */
  height?: number
}

/**
 * Horizontal bars of the value, the best on top; of its parts where it has some. An axis of categories begins at the
 * bottom, so the data, best first, is drawn in reverse: the last entries of the axis are the largest.
 */
export function rankOption(
  given: ChartData,
  { formatValue, isChosen, parts = 0, nameRoom = 132, marks = [], height }: RankOptions,
): EChartsCoreOption {
  const data = coloured(given)
  const drawn = {
    ...data,
    categories: data.categories.toReversed(),
    ...(data.notes && { notes: { ...data.notes, values: data.notes.values.toReversed() } }),
    series: data.series.map((series) => ({ ...series, values: series.values.toReversed() })),
  }
  const bars = data.categories.length
  const hasSlider = bars >= WINDOW_BARS
  const hasMarks = marks.some((mark) => mark !== undefined)
  const indent = hasMarks ? MARK_WIDTH : 0
  const nameWidth = Math.min(nameRoom, measureWidestName(data.categories) + indent)
  return {
    ...commonParts(drawn, { formatValue, hasLegend: false, pointer: 'none' }),
    ...(parts === 0
      ? {}
      : {
          legend: { ...buildLegend({ ...data, series: data.series.slice(0, parts) }), selectedMode: false },
          media: plotBelow({ series: data.series.slice(0, parts) }, LEGEND_HEIGHT),
        }),
    grid: {
      top: plotTop(parts),
      right: VALUE_ROOM + (hasSlider ? SLIDER_WIDTH : 0),
      ...(height === undefined ? { bottom: PADDING } : { height: barsHeight(bars, { parts, height }) }),
      left: nameWidth + NAME_GAP,
    },
    ...(hasSlider ? { dataZoom: [windowOver(bars)] } : {}),
    xAxis: { ...valueAxis(data, formatValue), axisLabel: { show: false }, splitLine: { show: false } },
    yAxis: namesAxis(data, { isChosen, width: nameWidth - indent }),
    series: [
      ...buildBars(drawn, { formatValue, isChosen, parts }),
      ...(hasMarks ? [buildMarks(marks.slice(0, bars), nameWidth + NAME_GAP)] : []),
    ],
  }
}

const plotTop = (parts: number): number => (parts === 0 ? PADDING : LEGEND_HEIGHT)

/** Height of the plot in px: bars are 30 px apart as long as all that are in sight fit, and share what there is otherwise. */
export function barsHeight(bars: number, { parts = 0, height }: { parts?: number; height: number }): number {
  return Math.min(height - plotTop(parts) - PADDING, Math.min(bars, WINDOW_BARS) * BAR_PITCH)
}

/** End of the lowest bar in px. */
export const barsEnd = (bars: number, drawn: { parts?: number; height: number }): number =>
  plotTop(drawn.parts ?? 0) + barsHeight(bars, drawn)

/** One series of whole bars, or one a part; the value is written behind the last. */
function buildBars(
  { series }: ColouredData,
  { formatValue, isChosen, parts }: Required<Pick<RankOptions, 'formatValue' | 'isChosen' | 'parts'>>,
) {
  const whole = series[parts]
  const drawn = parts === 0 ? [whole] : series.slice(0, parts)
  return drawn.map((part, index) => {
    const isLast = index === drawn.length - 1
    return {
      type: 'bar',
      name: part?.name,
      data: [...(part?.values ?? [])],
      barMaxWidth: 18,
      cursor: isChosen ? 'pointer' : 'default',
      ...(parts === 0
        ? { itemStyle: { color: 'var(--focus)', opacity: 0.65, borderRadius: END_RADIUS } }
        : {
            stack: 'value',
            itemStyle: {
              color: part?.colour,
              borderColor: 'var(--surface)',
              borderWidth: 0.5,
              borderRadius: isLast ? END_RADIUS : 0,
            },
          }),
      ...(isLast ? { label: valueLabel(whole?.values ?? [], formatValue) } : {}),
      emphasis: { disabled: true },
    }
  })
}

function valueLabel(values: readonly (number | null)[], formatValue: RankOptions['formatValue']) {
  return {
    show: true,
    position: 'right',
    color: 'var(--text)',
    fontSize: 12,
    fontFamily: FONT,
    formatter: ({ dataIndex }: { dataIndex: number }) => formatValue(values[dataIndex] ?? 0),
  }
}

/** px */
function measureWidestName(names: readonly string[]): number {
  return Math.max(MIN_NAME_WIDTH, ...names.map((name) => textWidth(name, NAME_SIZE)))
}

/** Window over the largest, at the end of the axis. */
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

type NamesAxis = { isChosen: boolean; width: number }

function namesAxis({ categories }: Pick<ChartData, 'categories'>, { isChosen, width }: NamesAxis) {
  return {
    type: 'category',
    // By their positions: two may have the same name.
    data: categories.map((_name, index) => String(categories.length - 1 - index)),
    axisLine: { show: false },
    axisTick: { show: false },
    triggerEvent: isChosen,
    axisLabel: {
      color: isChosen ? 'var(--link)' : 'var(--text)',
      fontSize: NAME_SIZE,
      fontFamily: FONT,
      width,
      align: 'left',
      margin: width + NAME_GAP,
      overflow: 'truncate',
      interval: 0,
      formatter: (position: string) => categories[Number(position)] ?? '',
    },
  }
}

/**
 * Marks of levels left of the names, as symbols: glyphs of a typeface differ in size. They are the points of a line that is not
 * drawn, at the axis and moved by `offset` px.
 */
function buildMarks(marks: readonly (string | undefined)[], offset: number) {
  return {
    type: 'line',
    data: marks.toReversed().map((colour, index) => ({
      value: [0, index],
      symbol: colour === undefined ? 'none' : levelSymbol(colour),
      itemStyle: { color: colour },
    })),
    showSymbol: true,
    showAllSymbol: true,
    symbolSize: MARK_SIZE,
    symbolOffset: [MARK_SIZE / 2 - offset, 0],
    lineStyle: { opacity: 0 },
    clip: false,
    silent: true,
    emphasis: { disabled: true },
    tooltip: { show: false },
  }
}
