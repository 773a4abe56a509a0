import type { ReactNode } from 'react'

/** A column of a table, and a line of its cards on a phone; its head is the text `<texts>.column.<key>`. */
export type RecordColumn<Row> = {
  key: string
  render: (row: Row) => ReactNode
  width?: number
  isNumber?: boolean
}
