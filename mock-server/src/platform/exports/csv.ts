import { stringify } from 'csv-stringify/sync'

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * CSV text of some rows. Every cell is quoted: an unquoted line end would begin a row of its own. A cell that a
 * spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`, a tab, a carriage return or a full-width form
 * of these) gets an apostrophe before it.
 */
export function csvText(rows: string[][]): string {
  return stringify(rows, {
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
  })
}

export function csvHead(heads: string[]): string {
  return BYTE_ORDER_MARK + csvText([heads])
}
