import type { ReportRow } from './use-row-editing.ts'

export type TableRow = { day: string; values: Readonly<Record<string, string>>; shown: ReportRow }

export function toTableRow(row: ReportRow): TableRow {
  return {
    day: row.day,
    values: Object.fromEntries(row.items.map(({ id, value }) => [id, value])),
    shown: row,
  }
}

/** `20261120` as `2026-11-20` (RPT-Q3). */
export function toDayText(wireDay: string): string {
  return wireDay.replace(/^(....)(..)/, '$1-$2-')
}
