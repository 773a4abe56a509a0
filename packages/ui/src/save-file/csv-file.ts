/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

type CsvOptions = {
  /** For names that people chose: every text is quoted, so that no program reads it as a number or a date. */
  isTextQuoted?: boolean
}

/** Rows as a file for spreadsheets, plain numbers; what a text says is never taken for a formula. */
export async function csvFile(
  rows: readonly (readonly (string | number | null)[])[],
  { isTextQuoted = false }: CsvOptions = {},
): Promise<Blob> {
  const { stringify } = await import(/* webpackChunkName: "on-demand-csv" */ 'csv-stringify/browser/esm/sync')
  const text = stringify(
    rows.map((cells) => [...cells]),
    { quoted_string: isTextQuoted, escape_formulas: true, record_delimiter: '\r\n' },
  )
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' })
}
