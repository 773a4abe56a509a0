import type { Cell } from './cell.ts'

/** A fact about a file: a label, and what it says. */
export type FactLine = readonly [label: string, value: Cell]

/** The content to write, whatever the format. */
export type FileContent = {
  heads: readonly string[]
  /** In the order of the file; a batch is read when the one before it is written. */
  batches: AsyncIterable<readonly (readonly Cell[])[]>
  /** The row below all others, known once they are written; null where there is none. */
  totals?: () => readonly Cell[] | null
  /** About the file, known once its rows are written. Formats that cannot hold it leave it out. */
  about: (written: { rows: number; shortened: number }) => readonly FactLine[]
  /** Names of the sheets of a workbook. */
  sheetNames: { about: string; data: string }
}
