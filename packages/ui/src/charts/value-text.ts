import type { ChartSeries } from './chart-data.ts'

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
