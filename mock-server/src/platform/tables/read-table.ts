import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { isEmptyLine, type TableLimits, type TableLine } from './table-line.ts'
import { UnusableTable } from './unusable-table.ts'

/** First bytes of the two kinds of files that a spreadsheet may have saved: zip, and the binary format of old. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_BINARY = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The lines of a file, whose kind follows from its contents and not from its name. Blank lines, however many and however
 * formatted, are left out.
 */
export async function* readTable(bytes: Buffer, limits: TableLimits): AsyncGenerator<TableLine> {
  let count = 0
  for await (const line of readTableLines(bytes, limits)) {
    if (isEmptyLine(line)) continue
    count += 1
    // The line with the heads comes on top.
    if (count > limits.lines + 1) throw new UnusableTable('tooManyLines', limits.lines)
    yield line
  }
}

function readTableLines(bytes: Buffer, limits: TableLimits): AsyncGenerator<TableLine> {
  if (bytes.length === 0) throw new UnusableTable('empty')
  if (beginsWith(bytes, OLD_BINARY)) throw new UnusableTable('notTable')
  return beginsWith(bytes, ZIP) ? readXlsx(bytes, limits) : readCsv(bytes)
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
