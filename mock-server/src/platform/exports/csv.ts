import { stringify } from 'csv-stringify/sync'
import { cellText, type Cell } from './cell.ts'
import type { FileContent } from './file-content.ts'

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as CSV, for programs. */
export async function* csvFile({ heads, batches }: FileContent): AsyncGenerator<string> {
  yield csvHead(heads)
  for await (const rows of batches) if (rows.length > 0) yield csvText(rows)
}

/**
 * CSV text of some rows. Every cell is quoted: an unquoted line end would begin a row of its own. A cell that a
 * spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`, a tab, a carriage return or a full-width form
 * of these) gets an apostrophe before it; an import takes it off again.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((cells) => cells.map(cellText))
  return stringify(texts, {
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
  })
}

export function csvHead(heads: readonly string[]): string {
  return BYTE_ORDER_MARK + csvText([heads])
}
