import type { RowPage } from '@console/ui/list-page'

/** Rows of a page of the lists here: their own rule (SHELL-097), since more scroll between head and foot, as in the list of sessions. */
export const LIST_ROWS = 20

/** A page of records as the calls answer it. */
export type RecordPage<Row> = { records: readonly Row[]; total: number }

export function pageOfRecords<Row>({ records, total }: RecordPage<Row>): RowPage<Row> {
  return { rows: records, total }
}

/** All rows on one page. */
export function allRows<Row>(rows: readonly Row[]): RowPage<Row> {
  return { rows, total: rows.length }
}

/** Index and size of a page. */
export type PageRequest = { pageIndex: number; pageSize: number }

/** One page of rows that the server answers all at once. */
export function pageOfRows<Row>(rows: readonly Row[], { pageIndex, pageSize }: PageRequest): RecordPage<Row> {
  const first = (pageIndex - 1) * pageSize
  return { records: rows.slice(first, first + pageSize), total: rows.length }
}
