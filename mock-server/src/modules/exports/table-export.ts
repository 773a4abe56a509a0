import type { exports } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import type { Text } from '../../messages/text.ts'
import type { ExportKind, Reader } from './export-kind.ts'

/** A column of a file: its head, and what stands in it. */
export type Column<Row> = { head: Text; cell: (row: Row, reader: Reader) => string | number | null }

type TableExport<Request extends exports.ExportRequest, Row> = Pick<
  ExportKind<Request, number>,
  'module' | 'opType' | 'mayStart' | 'check' | 'title'
> & {
  columns: readonly Column<Row>[]
  count: (tx: TenantTx, request: Request, reader: Reader) => Promise<number>
  /** Rows in an order that does not change while the file is written. */
  rows: (
    tx: TenantTx,
    request: Request,
    page: Reader & { offset: number; limit: number },
  ) => Promise<readonly Row[]>
}

/** An export of what a paged list shows, read page by page as that list is. */
export function tableExport<Request extends exports.ExportRequest, Row>({
  columns,
  rows,
  ...kind
}: TableExport<Request, Row>): ExportKind<Request, number> {
  return {
    ...kind,
    heads: (reader) => columns.map(({ head }) => head[reader.language]),
    rowsAfter: async (tx, request, { anchor, limit, ...reader }) => {
      const offset = anchor ?? 0
      const found = await rows(tx, request, { ...reader, offset, limit })
      return {
        cells: found.map((row) => columns.map(({ cell }) => String(cell(row, reader) ?? ''))),
        anchor: offset + found.length,
      }
    },
  }
}
