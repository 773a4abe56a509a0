import { textWidth } from './text-width.ts'

/** px */
const ROW_HEIGHT = 24
const SYMBOL_GAP = 5
const ITEM_GAP = 10
const PADDING = 10
/** The narrowest drawing. */
const MIN_WIDTH = 160
const STEP = 4

type LegendOptions = { top: number; symbol: number; fontSize: number }

/** In the form of ECharts: the first option is for all widths, each further one for widths up to its limit. */
export type PlotTop = { query?: { maxWidth: number }; option: { grid: { top: number } } }

/** Estimates the widths of a drawing at which the names of its legend need further rows, and the top of the plot at each. */
export function belowLegend(names: readonly string[], { top, symbol, fontSize }: LegendOptions): PlotTop[] {
  const items = names.map((name) => symbol + SYMBOL_GAP + textWidth(name, fontSize) + ITEM_GAP)
  const whole = Math.ceil(items.reduce((sum, width) => sum + width, PADDING))
  const tops: PlotTop[] = [{ option: { grid: { top } } }]
  for (let width = whole; width >= MIN_WIDTH; width -= STEP) {
    const rows = countLegendRows(items, width - PADDING)
    if (rows > tops.length)
      tops.push({ query: { maxWidth: width }, option: { grid: { top: top + (rows - 1) * ROW_HEIGHT } } })
  }
  return tops
}

function countLegendRows(items: readonly number[], width: number): number {
  let rows = 1
  let used = 0
  for (const item of items) {
    if (used > 0 && used + item > width) {
      rows += 1
      used = 0
    }
    used += item
  }
  return rows
}
