import type { dailyReport } from '@console/contracts'
import type { IntlShape } from 'react-intl'
import { valueText } from './report-figures.ts'
import type { ReportRow } from './use-row-editing.ts'

/** A row is a new object only when a part of it must be drawn again. */
export type TableRow = {
  day: string
  values: Readonly<Record<string, string>>
  shown: ReportRow
  isEdited: boolean
}

/** The rows of a report, with the texts of their cells by column. */
export function toTableRows({ columns, data }: dailyReport.Report, intl: IntlShape): TableRow[] {
  const columnById = new Map(columns.map((column) => [column.id, column]))
  return data.map((row) => {
    const texts = row.items.map(({ id, value }) => {
      const column = columnById.get(id)
      return [id, column ? valueText(value, column, intl) : value]
    })
    return { day: row.day, values: Object.fromEntries(texts), shown: row, isEdited: false }
  })
}

export function withEdited(rows: readonly TableRow[], days: readonly string[]): TableRow[] {
  return rows.map((row) => (days.includes(row.day) ? { ...row, isEdited: true } : row))
}

/** `20261120` as `2026-11-20` (RPT-Q3). */
export function toDayText(wireDay: string): string {
  return wireDay.replace(/^(....)(..)/, '$1-$2-')
}
