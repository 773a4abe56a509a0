import { DAY_MS, DAY_SECONDS } from '../time/units.ts'
import { cellText, type Cell } from './cell.ts'
import { STYLE } from './workbook-parts.ts'
import { xmlText } from './xml-text.ts'

/** Characters of one cell, in any spreadsheet. */
export const MAX_CELL_CHARACTERS = 32_767

/** Day 0 of the dates in a sheet. */
const EPOCH_MS = Date.UTC(1899, 11, 30)
const DAY_LENGTH = '2026-11-20'.length

/** `C5` for the third column of row 5. */
export function cellReference(columnIndex: number, row: number): string {
  let letters = ''
  for (let rest = columnIndex + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return `${letters}${row}`
}

export function isTooLong(cell: Cell): boolean {
  return typeof cell === 'string' && cell.length > MAX_CELL_CHARACTERS
}

/** One cell with its type. A text is never read as a number, a date or a formula, whatever it looks like. */
function cellXml(reference: string, cell: Cell, textStyle: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? `<c r="${reference}"><v>${cell}</v></c>` : ''
  }
  if (typeof cell === 'object') {
    const { style, value } = formatted(cell)
    return `<c r="${reference}" s="${style}"><v>${value}</v></c>`
  }
  const text = isTooLong(cell) ? `${cell.slice(0, MAX_CELL_CHARACTERS - 1)}…` : cell
  return `<c r="${reference}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

/** A number and the format that shows what it is. */
function formatted(cell: Extract<Cell, object>): { style: number; value: number } {
  if ('fraction' in cell) return { style: STYLE.share, value: cell.fraction }
  if ('hours' in cell) return { style: STYLE.hours, value: cell.hours }
  if ('seconds' in cell) return { style: STYLE.duration, value: Math.floor(cell.seconds) / DAY_SECONDS }
  const style = cell.local.length === DAY_LENGTH ? STYLE.day : STYLE.time
  return { style, value: toSerialDate(cell.local) }
}

/** Days since the epoch of sheets, which know no zones. */
function toSerialDate(local: string): number {
  return (
    (Date.parse(`${local.replace(' ', 'T')}${local.length === DAY_LENGTH ? 'T00:00:00' : ''}Z`) - EPOCH_MS) /
    DAY_MS
  )
}

export function rowXml(row: number, cells: readonly Cell[], textStyle: number = STYLE.text): string {
  const written = cells.map((cell, index) => cellXml(cellReference(index, row), cell, textStyle))
  return `<row r="${row}">${written.join('')}</row>`
}

const MIN_WIDTH = 8
const MAX_WIDTH = 60
const PADDING = 2
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g

const getTextWidth = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)

/** Widths by what is in the heads and the first rows; columns of text stay text where somebody types below them. */
export function columnsXml(rows: readonly (readonly Cell[])[]): string {
  const count = Math.max(1, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: count }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? null)
    const longest = Math.max(...cells.map((cell) => getTextWidth(cellText(cell).slice(0, MAX_WIDTH))))
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + PADDING))
    const isText = cells.every((cell) => cell === null || typeof cell === 'string')
    const style = isText ? ` style="${STYLE.text}"` : ''
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${style}/>`
  })
  return `<cols>${columns.join('')}</cols>`
}
