const QUOTED = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/
const PLAIN = /^[^\t\n]*/
/** A month of any table has a tenth of it; longer text would exceed the table. */
const MAX_CHARACTERS = 100_000

/**
 * Parses the cells that spreadsheets put on the clipboard: a line per row, tabs between cells. A cell that contains a tab, a
 * line break or quotes is quoted, and becomes one line.
 */
export function readPastedBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let rest = text.slice(0, MAX_CHARACTERS).replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  for (;;) {
    const quoted = QUOTED.exec(rest)
    const [source] = quoted ?? PLAIN.exec(rest) ?? ['']
    const cell = quoted?.[1]?.replaceAll('""', '"') ?? source
    rows.at(-1)?.push(cell.replaceAll(/\s+/g, ' ').trim())
    rest = rest.slice(source.length)
    if (rest === '') return rows
    if (rest.startsWith('\n')) rows.push([])
    rest = rest.slice(1)
  }
}
