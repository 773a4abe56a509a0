/** One line of a table, whatever kind of file it came from. */
export type TableLine = {
  /** Of the file, beginning with 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Positions of cells that are formulas. Their computed values are never taken. */
  readonly formulas: ReadonlySet<number>
}

/** What a table may have at most: lines below its heads, cells of one line, characters of one cell. */
export type TableLimits = { lines: number; cells: number; cellCharacters: number }

export const NO_FORMULAS: ReadonlySet<number> = new Set()

export function isEmptyLine({ cells, formulas }: TableLine): boolean {
  return formulas.size === 0 && cells.every((cell) => cell.trim() === '')
}
