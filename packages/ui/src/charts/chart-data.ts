import type { ReactNode } from 'react'

/** Data that a chart draws; its table shows the same. */
export type ChartData = {
  /** Name for the kind of points, such as "Day": head of the table's first column. */
  categoryName: string
  categories: readonly string[]
  /** Notes beside the name of each category, such as where a person belongs. */
  notes?: { name: string; values: readonly string[] }
  series: readonly ChartSeries[]
  /** The last category is not over, such as the present day: lines are dotted to it. */
  goesOn?: boolean
}

/** One value a category; null where there is none. */
export type ChartSeries = {
  name: string
  values: readonly (number | null)[]
  /** Notes beside each value in tooltip and table, such as what it is a part of. */
  valueNotes?: readonly (string | undefined)[]
  /** A line that is compared with, different without colour too. */
  isDashed?: boolean
  /**
   * A CSS colour or variable if the colour has a meaning, such as that of a level; by default it depends on the position of
   * the series.
   */
  colour?: string
}

export type ChartProps = {
  title: string
  /** The chart in a sentence, for people who do not see it. */
  summary: string
  data: ChartData
  /** px */
  height?: number
  /** Called for a click on a category, in the drawing or in the table, and Enter on it. */
  onChoose?: ((index: number) => void) | undefined
  /** Beside the title, such as the path to what is drawn. */
  head?: ReactNode
  /** Beside the drawing, below it where there is no room. */
  aside?: ReactNode
  /** Formats every value, with its unit; a plain number without. */
  formatValue?: (value: number) => string
  /** False where the page has the title and the figures as a table itself. */
  hasOwnTable?: boolean
  /** False where the page has the names of the series itself. */
  hasLegend?: boolean
  /** False where the page lets people save the figures itself. */
  hasDownload?: boolean
  /** The page's element for the button; without, it is below the drawing, or in its head. */
  downloadIn?: HTMLElement | null
}

/** A series with its colour. */
type ColouredSeries = ChartSeries & { colour: string }

export type ColouredData = Omit<ChartData, 'series'> & { series: readonly ColouredSeries[] }

/** A value of a series with its note; "-" where there is none. */
export function valueText(
  { values, valueNotes }: Pick<ChartSeries, 'values' | 'valueNotes'>,
  index: number,
  formatValue: (value: number) => string,
): string {
  const value = values[index] ?? null
  const note = valueNotes?.[index]
  const text = value === null ? '-' : formatValue(value)
  return note === undefined ? text : `${text} (${note})`
}
