import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Cell } from './cell.ts'
import type { FileContent } from './file-content.ts'
import { columnsXml, isTooLong, rowXml } from './sheet-xml.ts'
import { SHEET_END, sheetBegin, STYLE, workbookParts, type Sheet } from './workbook-parts.ts'

/** Size at which a sheet ends and the next begins: rows that one can have, and room below the 4 GiB of a part. */
export type SheetLimits = { rows: number; characters: number }
const SHEET_LIMITS: SheetLimits = { rows: 1_048_576, characters: 2 ** 30 }

type Rows = readonly (readonly Cell[])[]
type Written = { rows: number; shortened: number }

/**
 * A table as a workbook, for people: a sheet about the file, then the rows, in as many sheets as they need. Parts are
 * compressed as they come, so that one batch is in memory; the sheet about the file is written last and shown first.
 */
export async function* xlsxFile(content: FileContent, limits = SHEET_LIMITS): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const sheets: Sheet[] = [{ name: content.sheetNames.about, path: 'xl/worksheets/sheet1.xml' }]
  const data = new DataRows(content, limits)
  const open: Readable[] = []

  const addSheet = (): void => {
    const number = sheets.length
    const name = number === 1 ? content.sheetNames.data : `${content.sheetNames.data} ${number}`
    const path = `xl/worksheets/sheet${number + 1}.xml`
    sheets.push({ name, path })
    const rows = Readable.from(data.sheet(number === 1))
    open.push(rows)
    rows.once('error', (error) => output.destroy(error))
    rows.once('end', () => (data.isOver ? finish() : addSheet()))
    zip.addReadStream(rows, path)
  }
  const finish = (): void => {
    zip.addBuffer(Buffer.from(aboutSheet(content, data.written)), 'xl/worksheets/sheet1.xml')
    for (const [path, xml] of workbookParts(sheets)) zip.addBuffer(Buffer.from(xml), path)
    zip.end()
  }

  addSheet()
  try {
    for await (const chunk of output) yield chunk
  } finally {
    for (const rows of open) rows.destroy()
    await data.close()
  }
}

/** The rows of the file, sheet by sheet. */
class DataRows {
  readonly written: Written = { rows: 0, shortened: 0 }
  isOver = false
  readonly #heads: readonly string[]
  readonly #limits: SheetLimits
  readonly #batches: AsyncIterator<Rows>
  readonly #totals: FileContent['totals']
  #pending: Rows = []
  /** The pending row is the one below all others. */
  #isTotal = false

  constructor({ heads, batches, totals }: FileContent, limits: SheetLimits) {
    this.#heads = heads
    this.#limits = limits
    this.#totals = totals
    this.#batches = batches[Symbol.asyncIterator]()
  }

  async *sheet(isActive: boolean): AsyncGenerator<string> {
    await this.#refill()
    yield sheetBegin({ columns: columnsXml([this.#heads, ...this.#pending]), isActive })
    yield rowXml(1, this.#heads, STYLE.head)
    let row = 1
    let characters = 0
    while (!this.isOver && row < this.#limits.rows && characters < this.#limits.characters) {
      const rows = this.#pending.slice(0, this.#limits.rows - row)
      this.#pending = this.#pending.slice(rows.length)
      const style = this.#isTotal ? STYLE.label : STYLE.text
      const xml = rows.map((cells, index) => rowXml(row + index + 1, cells, style)).join('')
      row += rows.length
      characters += xml.length
      if (!this.#isTotal) this.written.rows += rows.length
      this.written.shortened += rows.flat().filter(isTooLong).length
      yield xml
      await this.#refill()
    }
    yield SHEET_END
  }

  /** The reader of the file may stop early. */
  async close(): Promise<void> {
    await this.#batches.return?.()
  }

  /** The next batch with rows, when there is none pending. */
  async #refill(): Promise<void> {
    while (this.#pending.length === 0 && !this.isOver) {
      const { done, value } = await this.#batches.next()
      if (done !== true) this.#pending = value
      else this.#end()
    }
  }

  /** The totals are the last row, once. */
  #end(): void {
    const totals = this.#isTotal ? null : (this.#totals?.() ?? null)
    if (totals === null) this.isOver = true
    else this.#pending = [totals]
    this.#isTotal = true
  }
}

function aboutSheet({ about, sheetNames }: FileContent, written: Written): string {
  const lines = about(written)
  const columns = columnsXml([[sheetNames.about], ...lines])
  const rows = lines.map(([label, value], index) => {
    const cells = rowXml(index + 2, [label, value])
    return cells.replace(`s="${STYLE.text}"`, `s="${STYLE.label}"`)
  })
  return [
    sheetBegin({ columns, isActive: false }),
    rowXml(1, [sheetNames.about, ''], STYLE.head),
    ...rows,
    SHEET_END,
  ].join('')
}
