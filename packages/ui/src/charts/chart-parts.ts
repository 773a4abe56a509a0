import type { EChartsCoreOption } from 'echarts/core'
import { belowLegend } from './below-legend.ts'
import type { ChartData, ChartSeries, ColouredData } from './chart-data.ts'
import { tooltipContent } from './tooltip-content.ts'

/** Lines and bars in this order; CSS variables, so that a change of theme needs no drawing. */
const COLOURS = ['var(--focus)', 'var(--info)', 'var(--text-3)', 'var(--waiting)'] as const
/** The page's typeface by name: a canvas, which measures texts, does not know `inherit`. */
export const FONT = getComputedStyle(document.body).fontFamily || 'inherit'

const LABEL_SIZE = 11
const LABEL = { color: 'var(--text-3)', fontSize: LABEL_SIZE, fontFamily: FONT }

function colourAt(index: number): string {
  return COLOURS[index % COLOURS.length] ?? COLOURS[0]
}

/** Each series in the colour of its position. One without any value is left out: it has neither a drawing nor a name. */
export function coloured(data: ChartData): ColouredData {
  return {
    ...data,
    series: data.series
      .map((series, index) => ({ ...series, colour: series.colour ?? colourAt(index) }))
      .filter(({ values }, _index, all) => all.length === 1 || values.some((value) => value !== null)),
  }
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

/** Decimals of a whole percentage, which the steps of an axis are. */
const NO_DECIMALS = /[.,]0+(?=\s?%$)/

export function valueAxis(data: ChartData, formatValue: (value: number) => string) {
  const isCounted = data.series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)))
  return {
    type: 'value',
    // Half a call is none, but a rate has values between 0 and 1.
    ...(isCounted ? { minInterval: 1 } : {}),
    axisLabel: { ...LABEL, formatter: (value: number) => formatValue(value).replace(NO_DECIMALS, '') },
    splitLine: { lineStyle: { color: 'var(--line-soft)' } },
  }
}

/** px */
const DOT_WIDTH = 8
const DASH_WIDTH = 18
export const LEGEND_TOP = 36

/** Finds where the plot begins below the legend: `top` in px is that below one row of names. */
export function plotBelow({ series }: Pick<ColouredData, 'series'>, top: number) {
  const symbol = hasDashes(series) ? DASH_WIDTH : DOT_WIDTH
  return belowLegend(
    series.map(({ name }) => name),
    { top, symbol, fontSize: LABEL_SIZE },
  )
}

const hasDashes = (series: readonly ChartSeries[]): boolean =>
  series.some(({ isDashed }) => isDashed === true)

/** Levels differ without colour, by the marks of `Level`; the lightest is a ring. */
const MARKS: Readonly<Record<string, string>> = {
  'var(--level-severe)': 'triangle',
  'var(--level-moderate)': 'diamond',
  'var(--level-tip)': 'path://M5 0a5 5 0 1 0 0 10a5 5 0 1 0 0-10zm0 2a3 3 0 1 1 0 6a3 3 0 1 1 0-6z',
}

/** The symbol of a level by its colour; a dot for any other. */
export const levelSymbol = (colour: string): string => MARKS[colour] ?? 'circle'

/** Dots, the marks of levels, or short lines where some are dashed: with the dash they differ without colour. */
export function buildLegend({ series }: ColouredData) {
  const areLines = hasDashes(series)
  return {
    top: 0,
    left: 0,
    textStyle: LABEL,
    ...(areLines
      ? { itemWidth: DASH_WIDTH, itemStyle: { opacity: 0 } }
      : {
          icon: 'circle',
          itemWidth: DOT_WIDTH,
          itemHeight: DOT_WIDTH,
          data: series.map(({ name, colour }) => ({ name, icon: levelSymbol(colour) })),
        }),
  }
}

type CommonOptions = {
  formatValue: (value: number) => string
  hasLegend?: boolean
  /** Mark of the category that the pointer is at. */
  pointer?: 'line' | 'none'
  /** Subject of the tooltip: everything at a position of the axis, or one thing drawn. */
  trigger?: 'axis' | 'item'
}

type Hovered = { dataIndex: number }

/** Parts that all drawings have in common. */
export function commonParts(
  data: ColouredData,
  { formatValue, hasLegend = true, pointer = 'line', trigger = 'axis' }: CommonOptions,
): EChartsCoreOption {
  const isNamed = hasLegend && data.series.length > 1
  return {
    animation: false,
    color: data.series.map(({ colour }) => colour),
    grid: { top: isNamed ? LEGEND_TOP : 12, right: 16, bottom: 4, left: 4, outerBoundsMode: 'same' },
    ...(isNamed ? { legend: buildLegend(data), media: plotBelow(data, LEGEND_TOP) } : {}),
    tooltip: {
      trigger,
      // Nothing is written as markup: the page takes none (docs/decisions/0026).
      formatter: (hovered: Hovered | readonly Hovered[]) =>
        tooltipContent(data, { index: [hovered].flat()[0]?.dataIndex ?? 0, formatValue }),
      padding: [8, 12],
      backgroundColor: 'var(--raised)',
      borderColor: 'var(--line)',
      borderRadius: 6,
      textStyle: { color: 'var(--text)', fontSize: 12, fontFamily: FONT },
      extraCssText: 'box-shadow: var(--shadow-2)',
      axisPointer: { type: pointer, lineStyle: { color: 'var(--line-control)' } },
    },
  }
}
