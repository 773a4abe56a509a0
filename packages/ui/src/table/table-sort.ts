import type { TableColumnType, TableProps } from 'antd'
import type { DataColumn } from './data-column.ts'

/** The column that rows are sorted by, as the server names it, and the order. */
export type TableSort = { key: string; order: 'asc' | 'desc' }

type Sorter = Parameters<NonNullable<TableProps['onChange']>>[2]

/** Figures begin with the largest, names in their order; a third click returns to the order of the list. */
export function toSorterProps(
  key: string,
  sort: TableSort | null,
  isFigure: boolean,
): Pick<TableColumnType, 'sortOrder' | 'sortDirections' | 'showSorterTooltip'> & { sorter: true } {
  const order = sort?.order === 'asc' ? 'ascend' : 'descend'
  return {
    // The rows come sorted.
    sorter: true,
    sortOrder: sort?.key === key ? order : null,
    sortDirections: isFigure ? ['descend', 'ascend'] : ['ascend', 'descend'],
    showSorterTooltip: false,
  }
}

/** Converts antd's sorter after a click on a head; null is the order of the list. */
export function toTableSort<Row>(
  sorter: Sorter,
  columns: readonly Pick<DataColumn<Row>, 'key' | 'sortKey'>[],
): TableSort | null {
  const one = Array.isArray(sorter) ? sorter[0] : sorter
  const key = columns.find((column) => column.key === one?.columnKey)?.sortKey
  if (key === undefined || one?.order == null) return null
  return { key, order: one.order === 'ascend' ? 'asc' : 'desc' }
}
