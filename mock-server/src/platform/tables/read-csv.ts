import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { NO_FORMULAS, type TableLine, type TextEncodingName } from './table-line.ts'
import { decode, findEncoding } from './text-encoding.ts'
import { UnusableTable } from './unusable-table.ts'

/** Characters of one line: a quotation mark that is never closed would take the rest of the file into one cell. */
const MAX_LINE_CHARACTERS = 32_768
/** What divides cells, by how spreadsheets of different countries save. */
const DELIMITERS = [',', ';', '\t'] as const
/** A first line that names what divides cells; it is no line of the table. */
const DELIMITER_LINE = /^"?sep=([^\n"])"?[,;\t]*(?:\n|$)/i

/** The lines of a CSV file, blank ones too, read as they come. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<TableLine> {
  const encoding = findEncoding(bytes)
  const text = withEqualLineEnds(decode(bytes, encoding))
  const beginning = text.next().value ?? ''
  const delimiterLine = DELIMITER_LINE.exec(beginning)
  const read = {
    delimiter: delimiterLine?.[1] ?? findDelimiter(beginning),
    text: joined(beginning.slice(delimiterLine?.[0].length ?? 0), text),
    linesBefore: delimiterLine ? 1 : 0,
  }
  yield* parsedLines(read, encoding)
}

type CsvText = { delimiter: string; text: Iterable<string>; linesBefore: number }

async function* parsedLines(
  { delimiter, text, linesBefore }: CsvText,
  encoding: TextEncodingName,
): AsyncGenerator<TableLine> {
  // Read before it is consumed: the parser reads on while lines wait.
  let lastParsed = 0
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    max_record_size: MAX_LINE_CHARACTERS,
    on_record: (record, { lines }) => {
      lastParsed = lines
      return record
    },
  })
  const source = Readable.from(text)
  source.once('error', (error) => parser.destroy(error))
  source.pipe(parser)
  const tableSource = { sheet: null, otherSheets: 0, encoding }
  let lastLine = linesBefore
  try {
    for await (const read of parser) {
      const { record, info } = readRecord(read)
      const line = lastLine + 1
      lastLine = linesBefore + info.lines
      yield { line, cells: record, formulas: NO_FORMULAS, source: tableSource }
    }
  } catch (error) {
    throw unusable(error, { lastParsed, linesBefore })
  } finally {
    source.destroy()
    parser.destroy()
  }
}

function readRecord(read: unknown): { record: string[]; info: { lines: number } } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with `info` the parser answers this; its stream has no type
  return read as { record: string[]; info: { lines: number } }
}

/** Each line ends with LF: files that several programs wrote have line ends of several kinds. */
function* withEqualLineEnds(pieces: Iterable<string>): Generator<string, undefined> {
  let isOpen = false
  for (const piece of pieces) {
    const pending: string = isOpen ? `\r${piece}` : piece
    isOpen = pending.endsWith('\r')
    yield pending.slice(0, isOpen ? -1 : undefined).replaceAll(/\r\n?/g, '\n')
  }
  if (isOpen) yield '\n'
}

function* joined(first: string, rest: Iterable<string>): Generator<string> {
  yield first
  yield* rest
}

/**
 * The delimiter that divides most of the lines that a file begins with, and divides them alike; a comma, where nothing divides
 * half of them. The first line may be a title.
 */
function findDelimiter(beginning: string): string {
  const candidates = DELIMITERS.map((delimiter) => ({ delimiter, ...divisions(beginning, delimiter) }))
  const best = candidates.reduce((one, other) =>
    (other.divided - one.divided || other.alike - one.alike || other.width - one.width) > 0 ? other : one,
  )
  return best.divided * 2 >= best.lines ? best.delimiter : ','
}

/** Counts the lines that a delimiter divides, and those of them with the most frequent number of cells. */
function divisions(text: string, delimiter: string) {
  const widths = new Map<number, number>()
  let lines = 0
  for (const line of linesOutsideQuotes(text)) {
    if (line.trim() === '') continue
    lines += 1
    const width = line.split(delimiter).length
    if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1)
  }
  const divided = [...widths.values()].reduce((sum, count) => sum + count, 0)
  const [width = 0, alike = 0] = [...widths].toSorted((one, other) => other[1] - one[1])[0] ?? []
  return { lines, divided, alike, width }
}

const linesOutsideQuotes = (text: string): string[] => text.replaceAll(/"[^"]*"/g, '"').split('\n')

/** A mark that is nowhere closed was opened in the line that never ended; of a stray one the parser's message has the line. */
function unusable(error: unknown, { lastParsed, linesBefore }: { lastParsed: number; linesBefore: number }) {
  if (!(error instanceof CsvError)) return error
  const unfinished = lastParsed + 1
  const named = Number(/at line (\d+)/.exec(error.message)?.[1] ?? unfinished)
  const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? unfinished : named
  return new UnusableTable(
    error.code === 'CSV_MAX_RECORD_SIZE' ? 'lineTooLong' : 'quoting',
    linesBefore + line,
  )
}
