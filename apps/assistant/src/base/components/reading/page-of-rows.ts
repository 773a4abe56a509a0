import { READING_PAGE_SIZE } from './reading-search.ts'

/** One page of rows that the server returns all at once. */
export function pageOfRows<Row>(rows: readonly Row[], page: number): { records: Row[]; total: number } {
  const first = (page - 1) * READING_PAGE_SIZE
  return { records: rows.slice(first, first + READING_PAGE_SIZE), total: rows.length }
}
