import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { NO_FORMULAS, type TableLine, type TextEncodingName } from './table-line.ts'
import { UnusableTable } from './unusable-table.ts'

/** Bytes that are decoded in one go. */
const PIECE_BYTES = 64 * 1024

const MARKS: readonly { mark: readonly number[]; encoding: TextEncodingName }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

/** Most Chinese characters of Big5 are none of GB18030. */
const PRIVATE_USE = /[\uE000-\uF8FF]/

const isSmallLatin = (byte = 0): boolean => byte >= 0x61 && byte <= 0x7a

const isLatin = (byte: number): boolean => isSmallLatin(byte | 0x20)

/** Characters of one line: a quotation mark that is never closed would take the rest of the file into one cell. */
const MAX_LINE_CHARACTERS = 32_768
/** Characters that divide cells, by how spreadsheets of different countries save. */
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

/**
 * A quotation mark that is never closed was opened in the line that never ended; for a stray one the parser's message has
 * the line.
 */
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

/**
 * Finds the encoding of a text by trying: the one that its mark names; else, where it has zero bytes, UTF-16; else UTF-8,
 * and then GB18030, as spreadsheets in China save CSV. Everything else is refused with its first line that is not UTF-8: a
 * wrong guess would make accounts of people whose names nobody can read.
 */
function findEncoding(bytes: Uint8Array): TextEncodingName {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  const hasZero = bytes.includes(0)
  const candidates: readonly TextEncodingName[] = marked
    ? [marked.encoding]
    : hasZero
      ? ['utf-16le', 'utf-16be']
      : ['utf-8', 'gb18030']
  const found = candidates.find((encoding) => canRead(bytes, encoding, marked !== undefined))
  if (found !== undefined) return found
  if (hasZero) throw new UnusableTable('notTable')
  throw new UnusableTable('encoding', firstLineBeyondUtf8(bytes))
}

/** The text piece by piece, without its mark. Its encoding was found before, so nothing of it is replaced. */
function* decode(bytes: Uint8Array, encoding: TextEncodingName): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const text = decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

function canRead(bytes: Uint8Array, encoding: TextEncodingName, isMarked: boolean): boolean {
  if (encoding === 'gb18030' && !isChinese(bytes)) return false
  let isDivided = false
  try {
    for (const text of decode(bytes, encoding)) {
      if (text.includes('\0')) return false
      if (encoding === 'gb18030' && PRIVATE_USE.test(text)) return false
      isDivided ||= /[\n\r,;\t]/.test(text)
    }
  } catch {
    // The bytes are not of this encoding, which is the answer.
    return false
  }
  // In the other order of bytes, a line end or a comma is a letter.
  return isMarked || isDivided || !encoding.startsWith('utf-16')
}

/**
 * Nearly any bytes are GB18030. A Chinese text has characters of its oldest part (GB 2312: both bytes from A1 up), however
 * few, or of its four-byte part; Japanese in Shift JIS has neither. Where a Western encoding has a letter with an accent
 * within a word, GB18030 has a rare character whose second byte is a Latin letter, beside another one.
 */
function isChinese(bytes: Uint8Array): boolean {
  let isEvident = false
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    const trail = bytes[at + 1] ?? 0
    if (trail >= 0x30 && trail <= 0x39) {
      isEvident = true
      at += 3
      continue
    }
    if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1) isEvident = true
    if (isLatin(trail) && (isSmallLatin(bytes[at - 1]) || isSmallLatin(bytes[at + 2]))) return false
    at += 1
  }
  return isEvident
}

/** Line ends are one byte in every encoding that is tried without a mark. */
function firstLineBeyondUtf8(bytes: Uint8Array): number {
  let line = 1
  for (let begin = 0; begin < bytes.length; line += 1) {
    const found = bytes.indexOf(0x0a, begin)
    const end = found === -1 ? bytes.length : found + 1
    if (!canRead(bytes.subarray(begin, end), 'utf-8', false)) return line
    begin = end
  }
  return line
}
