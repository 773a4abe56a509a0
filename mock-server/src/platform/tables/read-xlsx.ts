import type { Readable } from 'node:stream'
import { isAboutSheet } from '../exports/about-sheet.ts'
import { unescapedText } from '../exports/xml-text.ts'
import { readPart, readRelations } from './package-parts.ts'
import { readXml } from './read-xml.ts'
import { readFormats, shownText, type Display, type StoredCell } from './shown-text.ts'
import type { TableLimits, TableLine, TableSource } from './table-line.ts'
import { unpack, type Unpacked } from './unpack.ts'
import { UnusableTable } from './unusable-table.ts'

/** Characters of all texts that the cells of a file point to: they are in memory while it is read. */
const MAX_SHARED_CHARACTERS = 16_000_000
/** Characters of one cell, in any spreadsheet. */
const MAX_CELL_CHARACTERS = 32_767
/** The last row that a sheet can have. */
const MAX_ROW = 1_048_576

/**
 * The lines of the first sheet of an XLSX file that a person sees, but for the one about an export; blank ones too. Cells are
 * taken as they are shown. Formulas are marked and never computed.
 */
export async function* readXlsx(bytes: Buffer, limits: TableLimits): AsyncGenerator<TableLine> {
  const parts = await unpack(bytes).catch((error: unknown) => {
    throw error instanceof UnusableTable ? error : new UnusableTable('brokenXlsx')
  })
  try {
    const { sheet, otherSheets, display } = await openWorkbook(parts, limits)
    const source = { sheet: sheet.name, otherSheets, encoding: null }
    yield* sheetLines(await parts.read(sheet.path), { display, limits, source })
  } finally {
    parts.close()
  }
}

type Sheet = { name: string; path: string }

async function openWorkbook(
  parts: Unpacked,
  limits: TableLimits,
): Promise<{ sheet: Sheet; otherSheets: number; display: Display }> {
  const workbook = [...(await readRelations(parts)).values()].find(({ type }) => type === 'officeDocument')
  if (!workbook) throw new UnusableTable('brokenXlsx')
  const relations = await readRelations(parts, workbook.path)
  const pathFor = (kind: string) => [...relations.values()].find(({ type }) => type === kind)?.path
  const seen: Sheet[] = []
  let sheets = 0
  let isFrom1904 = false
  await readPart(parts, workbook.path, {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      if (!isAboutSheet(attributes['name'])) sheets += 1
      if ((attributes['state'] ?? 'visible') !== 'visible') return
      // A sheet may also be a chart.
      const relation = relations.get(attributes['id'] ?? '')
      if (relation?.type === 'worksheet') seen.push({ name: attributes['name'] ?? '', path: relation.path })
    },
  })
  const sheet = seen.find(({ name }) => !isAboutSheet(name)) ?? seen[0]
  if (!sheet) throw new UnusableTable('noSheet')
  const styles = pathFor('styles')
  const texts = pathFor('sharedStrings')
  return {
    sheet,
    otherSheets: Math.max(0, sheets - 1),
    display: {
      isFrom1904,
      formats: styles !== undefined && parts.has(styles) ? await readFormats(parts, styles) : [],
      shared: texts === undefined ? [] : await readSharedTexts(await parts.read(texts), limits),
    },
  }
}

/** Texts that several cells may have in common; their phonetic hints (`rPh`) are not part of them. */
async function readSharedTexts(part: Readable, limits: TableLimits): Promise<readonly string[]> {
  const texts: string[] = []
  let current = ''
  let characters = 0
  let isText = false
  let isHint = false
  const reading = readXml(part, {
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
      if (name === 'si') texts.push(shortened(unescapedText(current), limits))
    },
  })
  for await (const _ of reading);
  return texts
}

/**
 * Shortens a text that is longer than a cell may be: it is refused with its line, so no more of it is needed, nor of blanks.
 */
function shortened(text: string, { cellCharacters }: TableLimits): string {
  return text.length <= cellCharacters ? text : text.trim().slice(0, cellCharacters + 1)
}

type Cell = StoredCell & { columnIndex: number; isFormula: boolean }
type Row = { line: number; cells: string[]; formulas: Set<number>; source: TableSource }

type SheetContext = { display: Display; limits: TableLimits; source: TableSource }

async function* sheetLines(sheet: Readable, context: SheetContext): AsyncGenerator<TableLine> {
  const ready: TableLine[] = []
  const reading = readXml(
    sheet,
    sheetHandlers(context, (row) => ready.push(row)),
  )
  for await (const _ of reading) yield* ready.splice(0)
}

function sheetHandlers({ display, limits, source }: SheetContext, onRow: (row: TableLine) => void) {
  let row: Row = { line: 0, cells: [], formulas: new Set(), source }
  let cell: Cell | null = null
  let columnIndex = -1
  let inside = ''
  let isHint = false
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      inside = name
      if (name === 'rPh') isHint = true
      if (name === 'row') {
        row = { line: rowNumber(attributes['r'], row.line), cells: [], formulas: new Set(), source }
        columnIndex = -1
      } else if (name === 'c') {
        columnIndex = columnIndexFrom(attributes['r']) ?? columnIndex + 1
        const style = Number(attributes['s'] ?? 0)
        cell = { columnIndex, type: attributes['t'] ?? 'n', style, text: '', isFormula: false }
      } else if (name === 'f' && cell) cell.isFormula = true
    },
    text: (piece: string) => {
      if (cell && !isHint && (inside === 'v' || inside === 't')) {
        cell.text += piece.slice(0, MAX_CELL_CHARACTERS + 1 - cell.text.length)
      }
    },
    close: (name: string) => {
      inside = ''
      if (name === 'rPh') isHint = false
      if (name === 'c' && cell) {
        addCell(row, cell, { display, limits })
        cell = null
      } else if (name === 'row') onRow(row)
    },
  }
}

/** Lines are distinguished by their numbers. */
function rowNumber(written: string | undefined, last: number): number {
  const line = Number(written ?? last + 1)
  if (!Number.isSafeInteger(line) || line <= last || line > MAX_ROW) throw new UnusableTable('brokenXlsx')
  return line
}

/** A cell with nothing to see is left out, wherever it is. */
function addCell(row: Row, cell: Cell, { display, limits }: Pick<SheetContext, 'display' | 'limits'>): void {
  const text = cell.text === '' ? '' : shortened(shownText(cell, display), limits)
  if (text.trim() === '' && !cell.isFormula) return
  if (cell.columnIndex >= limits.cells) throw new UnusableTable('lineTooLong', row.line)
  while (row.cells.length < cell.columnIndex) row.cells.push('')
  row.cells[cell.columnIndex] = text
  if (cell.isFormula) row.formulas.add(cell.columnIndex)
}

/** `C5` is the third column, at index 2. */
function columnIndexFrom(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1]
  if (letters === undefined) return null
  return (
    Array.from(letters).reduce((columnIndex, letter) => columnIndex * 26 + letter.charCodeAt(0) - 64, 0) - 1
  )
}
