export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

/** The part of a file that its lines are read from. */
export type TableSource = {
  /** The name of the sheet; null for a text file. */
  readonly sheet: string | null
  /** Further sheets of the workbook, seen or hidden, that are not read. */
  readonly otherSheets: number
  /** The encoding of a text file; null for a workbook. */
  readonly encoding: TextEncodingName | null
}

/** One line of a table, whatever kind of file it came from. */
export type TableLine = {
  /** Number in the file, beginning with 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Positions of cells that are formulas. Their computed values are never taken. */
  readonly formulas: ReadonlySet<number>
  readonly source: TableSource
}

/** Limits of a table: lines below its heads, cells of one line, characters of one cell. */
export type TableLimits = { lines: number; cells: number; cellCharacters: number }

export const NO_FORMULAS: ReadonlySet<number> = new Set()

/** Blanks, and characters that show nothing. */
const BLANK = /^[\s\p{Cf}]*$/u

export function isEmptyLine({ cells, formulas }: TableLine): boolean {
  return formulas.size === 0 && cells.every((cell) => BLANK.test(cell))
}
