import type { ReportRow } from './use-row-editing.ts'

/** A row is another object just when something of it is to be drawn again. */
export type TableRow = {
  day: string
  values: Readonly<Record<string, string>>
  shown: ReportRow
  isEdited: boolean
}

export function toTableRow(row: ReportRow): TableRow {
  const values = Object.fromEntries(row.items.map(({ id, value }) => [id, value]))
  return { day: row.day, values, shown: row, isEdited: false }
}

export function withEdited(rows: readonly TableRow[], day: string | undefined): TableRow[] {
  return rows.map((row) => (row.day === day ? { ...row, isEdited: true } : row))
}

/** `20261120` as `2026-11-20` (RPT-Q3). */
export function toDayText(wireDay: string): string {
  return wireDay.replace(/^(....)(..)/, '$1-$2-')
}
