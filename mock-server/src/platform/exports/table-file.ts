import type { TenantTx } from '../context/context.ts'
import type { Text } from '../messages/text.ts'
import type { Cell } from './cell.ts'
import type { ExportFile, Reader } from './export-file.ts'

/** A column of a file: its head, the unit named beside it, and what is in it. */
export type Column<Row> = {
  head: Text
  /** Of times it is the zone in which they are written. */
  unit?: Text | 'timezone'
  cell: (row: Row, reader: Reader) => Cell
}

export const SECONDS: Text = { en: 's', zh: '秒' }

/** The position in a table: batches and rows before it, and the last of those rows. */
export type TablePage<Row> = { batch: number; offset: number; last: Row | null; limit: number }

/** Columns and rows of one file. */
export type Table<Row> = {
  columns: readonly Column<Row>[]
  total: number
  /** In an order that does not change while the file is written; none when there are no more. */
  rows: (tx: TenantTx, page: TablePage<Row>) => Promise<readonly Row[]>
}

/** As `TablePage`, between two pages. */
export type TableCursor<Row> = Omit<TablePage<Row>, 'limit'>

export function tableFile<Row>(
  { columns, total, rows }: Table<Row>,
  reader: Reader,
): ExportFile<TableCursor<Row>> {
  return {
    heads: columns.map((column) => headOf(column, reader)),
    total,
    rowsAfter: async (tx, { cursor, limit }) => {
      const { batch, offset, last } = cursor ?? { batch: 0, offset: 0, last: null }
      const found = await rows(tx, { batch, offset, last, limit })
      return {
        cells: found.map((row) => columns.map(({ cell }) => cell(row, reader))),
        cursor: found.at(-1)
          ? { batch: batch + 1, offset: offset + found.length, last: found.at(-1) ?? null }
          : null,
      }
    },
  }
}

function headOf<Row>({ head, unit }: Column<Row>, { language, timezone }: Reader): string {
  if (unit === undefined) return head[language]
  return `${head[language]} (${unit === 'timezone' ? timezone : unit[language]})`
}

/** Of rows that are few enough to be read at once. */
export function wholeTable<Row>(columns: readonly Column<Row>[], all: readonly Row[]): Table<Row> {
  return {
    columns,
    total: all.length,
    rows: async (_tx, { offset, limit }) => all.slice(offset, offset + limit),
  }
}
