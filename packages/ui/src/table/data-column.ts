import type { TableColumnType } from 'antd'

/** A column of a table: antd's own, with what the tables of the console add. */
export type DataColumn<Row> = TableColumnType<Row> & {
  key: string
  /** Maximum width in px; wider contents end in an ellipsis with a tooltip. */
  maxWidth?: number
  /** px up to which its head makes the column wider than its figures; longer heads take further lines. */
  headWidth?: number
  /** The actions of a row: a sticky last column. */
  isActions?: boolean
  /** Left out while none of several rows has a value in it. */
  hidesEmpty?: boolean
  /** The server's name for sorting rows by this column; absent where they cannot be sorted. */
  sortKey?: string
}
