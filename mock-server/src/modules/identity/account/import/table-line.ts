/** One line of a table, whatever kind of file it came from; empty ones are left out. */
export type TableLine = {
  /** Of the file, beginning with 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Positions of cells that are formulas. Their computed values are never taken. */
  readonly formulas: ReadonlySet<number>
}

export const NO_FORMULAS: ReadonlySet<number> = new Set()

export function isEmptyLine({ cells, formulas }: TableLine): boolean {
  return formulas.size === 0 && cells.every((cell) => cell.trim() === '')
}
