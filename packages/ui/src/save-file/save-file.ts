/** Browsers begin to read the file a moment after the click, Safari after its own download prompt. */
export const FILE_LIFETIME_MS = 60_000

/** Saves a file that the page has made, as the browser's own download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, FILE_LIFETIME_MS)
}

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
