type ListPage<Row> = {
  page: number
  pageSize: number
  /** The number of rows that the server says there are, where its answer is a page of them. */
  total: number | undefined
  isShown?: (row: Row) => boolean
}

/**
 * One page of a list with the number of all rows. A platform that does not send this number answers all rows, filtered or
 * not: its pages are made here.
 */
export function pageOfList<Row>(
  rows: readonly Row[],
  { page, pageSize, total, isShown = () => true }: ListPage<Row>,
): { rows: readonly Row[]; total: number } {
  if (total !== undefined) return { rows, total }
  const shown = rows.filter(isShown)
  const first = (page - 1) * pageSize
  return { rows: shown.slice(first, first + pageSize), total: shown.length }
}
