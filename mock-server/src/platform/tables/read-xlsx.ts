import type { Readable } from 'node:stream'
import { isAboutSheet } from '../exports/about-sheet.ts'
import { unescapedText } from '../exports/xml-text.ts'
import { readXml } from './read-xml.ts'
import type { TableLimits, TableLine } from './table-line.ts'
import { unpack, type Unpacked } from './unpack.ts'
import { UnusableTable } from './unusable-table.ts'

/** Characters of all texts that the cells of a file point to: they are in memory while it is read. */
const MAX_SHARED_CHARACTERS = 16_000_000
/** Characters of one cell, in any spreadsheet. */
const MAX_CELL_CHARACTERS = 32_767
/** The last row that a sheet can have. */
const MAX_ROW = 1_048_576
const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHARED_TEXTS = 'xl/sharedStrings.xml'

/** The lines of the first sheet of an XLSX file, but for the one about an export; blank ones too. Formulas are marked and never computed. */
export async function* readXlsx(bytes: Buffer, limits: TableLimits): AsyncGenerator<TableLine> {
  const parts = await unpack(bytes).catch((error: unknown) => {
    throw error instanceof UnusableTable ? error : new UnusableTable('brokenXlsx')
  })
  try {
    const sheet = await firstSheet(parts)
    yield* sheetLines(await parts.read(sheet), { shared: await sharedTexts(parts, limits), limits })
  } finally {
    parts.close()
  }
}

async function firstSheet(parts: Unpacked): Promise<string> {
  const sheets: { relation: string | undefined; name: string | undefined }[] = []
  await readEntry(parts, WORKBOOK, (name, attributes) => {
    if (name === 'sheet') sheets.push({ relation: attributes['id'], name: attributes['name'] })
  })
  const { relation } = sheets.find(({ name }) => !isAboutSheet(name)) ?? sheets[0] ?? {}
  let target: string | undefined
  await readEntry(parts, RELATIONS, (name, attributes) => {
    if (name === 'Relationship' && attributes['Id'] === relation) target = attributes['Target']
  })
  const path = target?.startsWith('/') === true ? target.slice(1) : `xl/${target ?? ''}`
  if (target === undefined || !parts.has(path)) throw new UnusableTable('brokenXlsx')
  return path
}

async function readEntry(
  parts: Unpacked,
  name: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  for await (const _ of readXml(await parts.read(name), { open }));
}

/** Texts that several cells may have in common; their phonetic hints (`rPh`) are not part of them. */
async function sharedTexts(parts: Unpacked, limits: TableLimits): Promise<readonly string[]> {
  const texts: string[] = []
  if (!parts.has(SHARED_TEXTS)) return texts
  let current = ''
  let characters = 0
  let isText = false
  let isHint = false
  const reading = readXml(await parts.read(SHARED_TEXTS), {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isHint = true
      isText = name === 't' && !isHint
    },
    text: (piece) => {
      if (!isText) return
      current += piece
      characters += piece.length
      if (characters > MAX_SHARED_CHARACTERS) throw new UnusableTable('unpackedTooLarge')
      if (current.length > MAX_CELL_CHARACTERS) throw new UnusableTable('textTooLong', MAX_CELL_CHARACTERS)
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isHint = false
      if (name === 'si') texts.push(shortened(current, limits))
    },
  })
  for await (const _ of reading);
  return texts
}

/** What is longer than a cell may be is refused with its line: no more of it is needed, nor of blanks. */
function shortened(text: string, { cellCharacters }: TableLimits): string {
  return text.length <= cellCharacters ? text : text.trim().slice(0, cellCharacters + 1)
}

type Cell = { columnIndex: number; type: string; text: string; isFormula: boolean }
type Row = { line: number; cells: string[]; formulas: Set<number> }

type SheetContext = { shared: readonly string[]; limits: TableLimits }

async function* sheetLines(sheet: Readable, context: SheetContext): AsyncGenerator<TableLine> {
  const ready: TableLine[] = []
  const reading = readXml(
    sheet,
    sheetHandlers(context, (row) => ready.push(row)),
  )
  for await (const _ of reading) yield* ready.splice(0)
}

function sheetHandlers({ shared, limits }: SheetContext, onRow: (row: TableLine) => void) {
  let row: Row = { line: 0, cells: [], formulas: new Set() }
  let cell: Cell | null = null
  let inside = ''
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      inside = name
      if (name === 'row') {
        const line = Number(attributes['r'] ?? row.line + 1)
        // Lines are distinguished by their numbers.
        if (!Number.isSafeInteger(line) || line <= row.line || line > MAX_ROW)
          throw new UnusableTable('brokenXlsx')
        row = { line, cells: [], formulas: new Set() }
      } else if (name === 'c') {
        const columnIndex = columnIndexOf(attributes['r']) ?? row.cells.length
        if (columnIndex >= limits.cells) throw new UnusableTable('lineTooLong', row.line)
        cell = { columnIndex, type: attributes['t'] ?? 'n', text: '', isFormula: false }
      } else if (name === 'f' && cell) cell.isFormula = true
    },
    text: (piece: string) => {
      if (cell && (inside === 'v' || inside === 't')) {
        cell.text += piece.slice(0, MAX_CELL_CHARACTERS + 1 - cell.text.length)
      }
    },
    close: (name: string) => {
      inside = ''
      if (name === 'c' && cell) {
        while (row.cells.length < cell.columnIndex) row.cells.push('')
        row.cells[cell.columnIndex] = shortened(textOf(cell, shared), limits)
        if (cell.isFormula) row.formulas.add(cell.columnIndex)
        cell = null
      } else if (name === 'row') onRow(row)
    },
  }
}

/** `C5` is the third column, at index 2. */
function columnIndexOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1]
  if (letters === undefined) return null
  return (
    Array.from(letters).reduce((columnIndex, letter) => columnIndex * 26 + letter.charCodeAt(0) - 64, 0) - 1
  )
}

function textOf({ type, text }: Cell, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? ''
  // A long phone number typed as a number: spreadsheets may store it with an exponent.
  if (type === 'n' && /e/i.test(text) && Number.isSafeInteger(Number(text))) return String(Number(text))
  return unescapedText(text)
}
