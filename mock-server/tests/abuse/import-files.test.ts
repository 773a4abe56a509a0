import { account } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import { PEOPLE_TABLE } from '../../src/modules/identity/account/import/read-stored-table.ts'
import { readInWorker } from '../../src/platform/tables/read-in-worker.ts'
import type { TableLine } from '../../src/platform/tables/table-line.ts'
import { toWorkbook, buildXlsx } from '../support/xlsx.ts'

const CELL = account.IMPORT_MAX_CELL
/** Characters that a cell of a spreadsheet can hold. */
const LONGEST_TEXT = 32_767

async function linesOf(
  bytes: Buffer | string,
  ...limits: [] | [Parameters<typeof readInWorker>[2]]
): Promise<TableLine[]> {
  const lines: TableLine[] = []
  const read = readInWorker(new Uint8Array(Buffer.from(bytes)), PEOPLE_TABLE, ...limits)
  for await (const line of read) lines.push(line)
  return lines
}

/** A file with one shared text, to which cells of the sheet point. */
function sharing(text: string, rows: number, cellsPerRow = 1): Buffer {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(cellsPerRow)}</row>`
  return buildXlsx([[{ shared: text }]], {
    sheet: `<worksheet><sheetData>${row.repeat(rows)}</sheetData></worksheet>`,
  })
}

describe('a shared text', () => {
  test('of 15.9 million blanks that 1,000 cells point to refuses the file before it is spread', async () => {
    const bytes = sharing(' '.repeat(15_900_000), 1000)
    expect(bytes.length).toBeLessThan(30_000)
    await expect(linesOf(bytes)).rejects.toMatchObject({ reason: 'textTooLong', detail: '32767' })
  })

  test('may have 32,767 characters, not one more', async () => {
    expect(await linesOf(sharing(`a${' '.repeat(LONGEST_TEXT - 1)}`, 1))).toHaveLength(1)
    await expect(linesOf(sharing(`a${' '.repeat(LONGEST_TEXT)}`, 1))).rejects.toMatchObject({
      reason: 'textTooLong',
    })
  })

  test('reaches a cell only as far as a refusal needs it', async () => {
    const [line] = await linesOf(sharing('a'.repeat(LONGEST_TEXT), 1, 50))
    expect(line?.cells.map(({ length }) => length)).toEqual(Array.from({ length: 50 }, () => CELL + 1))
    const [full] = await linesOf(sharing('a'.repeat(CELL), 1))
    expect(full?.cells).toEqual(['a'.repeat(CELL)])
  })
})

test('a cell of a hundred million characters is read only as far as a refusal needs it', async () => {
  const sheet = `<worksheet><sheetData><row><c t="str"><v>${'a'.repeat(100_000_000)}</v></c></row></sheetData></worksheet>`
  const [line] = await linesOf(buildXlsx([], { sheet }), { memoryMb: 64, waitMs: 60_000 })
  expect(line?.cells.map(({ length }) => length)).toEqual([CELL + 1])
})

describe('the limit of lines', () => {
  const row = (cell: string) => `<row>${cell}</row>`
  const sheetOf = (rows: string) =>
    buildXlsx([], { sheet: `<worksheet><sheetData>${rows}</sheetData></worksheet>` })
  const filled = row('<c><v>1</v></c>')
  const blank = row('<c s="1"/>')

  test('of a sheet is the heads and 20,000 lines, not one more, and blank rows do not count', async () => {
    const full = blank + `${filled}${blank}`.repeat(20_001)
    expect(await linesOf(sheetOf(full))).toHaveLength(20_001)
    await expect(linesOf(sheetOf(full + filled))).rejects.toMatchObject({
      reason: 'tooManyLines',
      detail: '20000',
    })
  })

  test('of a CSV file is the same', async () => {
    const full = `,\n${'a,b\n\n'.repeat(20_001)}`
    expect(await linesOf(full)).toHaveLength(20_001)
    await expect(linesOf(`${full},\n\na,b`)).rejects.toMatchObject({ reason: 'tooManyLines' })
  })

  test('is reached by no number of blank rows: a million of them are read, and no sheet has more', async () => {
    const rows = (count: number) => filled + '<row/>'.repeat(count - 1)
    const patient = { memoryMb: 192, waitMs: 600_000 }
    expect(await linesOf(sheetOf(rows(1_048_576)), patient)).toHaveLength(1)
    await expect(linesOf(sheetOf(rows(1_048_577)), patient)).rejects.toMatchObject({ reason: 'brokenXlsx' })
    expect(await linesOf(`a,b\n${',\n'.repeat(1_000_000)}c,d`, patient)).toMatchObject([
      { line: 1 },
      { line: 1_000_002 },
    ])
  })
})

test('what takes too long to read is given up', async () => {
  await expect(linesOf(sharing('a', 20_000), { memoryMb: 64, waitMs: 1 })).rejects.toMatchObject({
    reason: 'tooSlow',
  })
})

test('what takes more memory than a list of people is given up, and the server goes on', async () => {
  const texts = Array.from({ length: 900_000 }, (_, index) => `<si><t>${index} a text of a file</t></si>`)
  const bytes = toWorkbook({
    sheets: [{ name: 'a', xml: '<worksheet/>' }],
    shared: `<sst>${texts.join('')}</sst>`,
  })
  await expect(linesOf(bytes, { memoryMb: 12, waitMs: 60_000 })).rejects.toMatchObject({
    reason: 'unpackedTooLarge',
  })
})
