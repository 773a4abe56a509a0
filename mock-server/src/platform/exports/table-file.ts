import { quotient, type ColumnKind, type Quotient, type TableColumn } from '@console/contracts'
import type { TenantTx } from '../context/context.ts'
import type { Text } from '../messages/text.ts'
import { typedCell, type Cell } from './cell.ts'
import type { ExportFile, Reader } from './export-file.ts'

/** A column of a file: its head, how its values are shown (as text where nothing is said), and what is in it. Heads of times name their zone. */
export type Column<Row> = Pick<TableColumn, 'head'> & {
  kind?: ColumnKind
  cell: (row: Row, reader: Reader) => Cell
  /** The total in the last row of the file; empty without one. */
  total?: Total<Row>
}

/**
 * The sum of a figure of every row; a rate is the sum of its parts divided by the sum of its wholes, never an average of
 * rates. A total that cannot be added up, such as different people, is known beforehand.
 */
export type Total<Row> = { part: (row: Row) => number; whole?: (row: Row) => number } | { known: Cell }

/** As `typedCell` takes it; whatever else a cell has is typed by the column that makes it. */
type Value = string | number | null

/** A column as its page defines it. */
export function toColumn<Row>(
  { head, kind }: TableColumn,
  value: (row: Row, reader: Reader) => Value,
): Column<Row> {
  return { head, kind, cell: (row, reader) => typedCell(kind, value(row, reader), reader.timezone) }
}

/** A figure with the sum of it below. */
export function summedColumn<Row>(column: TableColumn, value: (row: Row) => number): Column<Row> {
  return { ...toColumn(column, value), total: { part: value } }
}

/** A quotient in each row, and below it the quotient of the sums. */
export function quotientColumn<Row>(column: TableColumn, partsOf: (row: Row) => Quotient): Column<Row> {
  return {
    ...toColumn(column, (row) => quotient(partsOf(row))),
    total: { part: (row) => partsOf(row).part, whole: (row) => partsOf(row).whole },
  }
}

/** The sums of one column over the rows read so far. */
type Sum = Quotient

/** The position in a table: batches and rows before it, and the last of those rows. */
export type TablePage<Row> = { batch: number; offset: number; last: Row | null; limit: number }

/** Columns and rows of one file. */
export type Table<Row> = {
  columns: readonly Column<Row>[]
  total: number
  /** The permissions of the file, as in `ExportFile`. */
  permissions?: readonly string[]
  /** Rows in an order that does not change while the file is written; none when there are no more. */
  rows: (tx: TenantTx, page: TablePage<Row>) => Promise<readonly Row[]>
}

/** As `TablePage`, between two pages. */
export type TableCursor<Row> = Omit<TablePage<Row>, 'limit'> & { sums: readonly Sum[] }

const TOTAL: Text = { en: 'Total', zh: '合计' }

export function tableFile<Row>(
  { columns, total, permissions = [], rows }: Table<Row>,
  reader: Reader,
): ExportFile<TableCursor<Row>> {
  return {
    heads: columns.map((column) => headText(column, reader)),
    total,
    permissions,
    rowsAfter: async (tx, { cursor, limit }) => {
      const { batch, offset, last, sums } = cursor ?? {
        batch: 0,
        offset: 0,
        last: null,
        sums: noSums(columns),
      }
      const found = await rows(tx, { batch, offset, last, limit })
      const end = found.at(-1)
      if (end === undefined) {
        const hasTotals = offset > 0 && columns.some(({ total: of }) => of !== undefined)
        return { cells: [], cursor: null, ...(hasTotals && { totals: totalCells(columns, sums, reader) }) }
      }
      const next = { batch: batch + 1, offset: offset + found.length, last: end }
      return {
        cells: found.map((row) => columns.map(({ cell }) => cell(row, reader))),
        cursor: { ...next, sums: withRows(columns, sums, found) },
      }
    },
  }
}

type Columns<Row> = readonly Column<Row>[]

const noSums = <Row>(columns: Columns<Row>): readonly Sum[] => columns.map(() => ({ part: 0, whole: 0 }))

/** Adds the totals up as the rows are written, so that they match the rows of the file. */
function withRows<Row>(columns: Columns<Row>, sums: readonly Sum[], rows: readonly Row[]): readonly Sum[] {
  const sumRows = (value: ((row: Row) => number) | undefined): number =>
    value === undefined ? 0 : rows.reduce((sum, row) => sum + value(row), 0)
  return columns.map(({ total }, index) => ({
    part: (sums[index]?.part ?? 0) + sumRows(total && 'part' in total ? total.part : undefined),
    whole: (sums[index]?.whole ?? 0) + sumRows(total && 'part' in total ? total.whole : undefined),
  }))
}

/** The first column says what the row is. */
function totalCells<Row>(columns: Columns<Row>, sums: readonly Sum[], reader: Reader): Cell[] {
  return columns.map(({ total, kind = 'text' }, index) => {
    const sum = sums[index]
    if (total === undefined || sum === undefined) return index === 0 ? TOTAL[reader.language] : null
    const value = 'known' in total ? total.known : toTotal(sum, total.whole !== undefined)
    return typeof value === 'object' ? value : typedCell(kind, value, reader.timezone)
  })
}

const toTotal = (sum: Sum, isQuotient: boolean): number => (isQuotient ? quotient(sum) : sum.part)

const ZONED: ReadonlySet<ColumnKind> = new Set(['day', 'time'])

export function headText(
  { head, kind = 'text' }: Pick<Column<never>, 'head' | 'kind'>,
  { language, timezone }: Pick<Reader, 'language' | 'timezone'>,
): string {
  return ZONED.has(kind) ? `${head[language]} (${timezone})` : head[language]
}

/** A table of rows that are few enough to be read at once. */
export function wholeTable<Row>(columns: readonly Column<Row>[], all: readonly Row[]): Table<Row> {
  return {
    columns,
    total: all.length,
    rows: async (_tx, { offset, limit }) => all.slice(offset, offset + limit),
  }
}
