import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { NO_FORMULAS, type TableLine } from './table-line.ts'
import { UnusableTable } from './unusable-table.ts'

/** Characters of one line: a quotation mark that is never closed would take the rest of the file into one cell. */
const MAX_LINE_CHARACTERS = 32_768
/** What divides cells, by how spreadsheets of different countries save. */
const DELIMITERS = [',', ';', '\t'] as const

/** The lines of a CSV text, blank ones too, read as it comes. */
export async function* readCsv(text: AsyncGenerator<string>): AsyncGenerator<TableLine> {
  const first = await text.next()
  if (first.done === true) return
  // Read before it is consumed: the parser reads on while lines wait.
  let lastParsed = 0
  let doubledParsed = 0
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(first.value),
    info: true,
    relax_column_count: true,
    max_record_size: MAX_LINE_CHARACTERS,
    on_record: (read, { lines }) => {
      doubledParsed += doubledLines(readRecord(read).record)
      lastParsed = lines - doubledParsed
      return read
    },
  })
  const source = Readable.from(rejoined(first.value, text))
  source.once('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let lastLine = 0
  let doubled = 0
  try {
    for await (const read of parser) {
      const { record, info } = readRecord(read)
      const line = { line: lastLine + 1, cells: record, formulas: NO_FORMULAS }
      doubled += doubledLines(record)
      lastLine = info.lines - doubled
      yield line
    }
  } catch (error) {
    throw unusable(error, { unfinishedLine: lastParsed + 1, doubled: doubledParsed })
  } finally {
    source.destroy()
    parser.destroy()
  }
}

function readRecord(read: unknown): { record: string[]; info: { lines: number } } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with `info` the parser answers this; its stream has no type
  return read as { record: string[]; info: { lines: number } }
}

/** Within quotation marks the parser counts CR and LF of one line break as two lines. */
function doubledLines(record: readonly string[]): number {
  return record.reduce((count, cell) => count + cell.split('\r\n').length - 1, 0)
}

async function* rejoined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function delimiterOf(beginning: string): string {
  const head = beginning.replace(/^[\uFEFF\r\n]+/, '').split(/[\r\n]/, 1)[0] ?? ''
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}

/** A mark that is nowhere closed was opened in the line that never ended; of a stray one the parser's message has the line. */
function unusable(
  error: unknown,
  { unfinishedLine, doubled }: { unfinishedLine: number; doubled: number },
): unknown {
  if (!(error instanceof CsvError)) return error
  const named = Number(/at line (\d+)/.exec(error.message)?.[1] ?? unfinishedLine + doubled) - doubled
  const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? unfinishedLine : named
  return new UnusableTable(error.code === 'CSV_MAX_RECORD_SIZE' ? 'lineTooLong' : 'quoting', line)
}
