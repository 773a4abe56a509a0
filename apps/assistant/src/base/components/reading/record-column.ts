import type { ReactNode } from 'react'

/** A column of a table, and a line of its cards on a phone. */
export type RecordColumn<Row> = {
  key: string
  /** Its head; else the text `<texts>.column.<key>`. */
  head?: ReactNode
  /** Numbers are localised; null and an empty text are a dash. */
  render: (row: Row) => ReactNode
  width?: number
  /** px up to which a column grows while others need the room; longer texts end in an ellipsis. */
  maxWidth?: number
  /** A text to be read, which takes a second line. */
  isLong?: boolean
  /** Aligned to the right, for figures. */
  isNumber?: boolean
  /** A fixed number of decimals; absent: as many as there are. */
  digits?: number
  /** Secondary: times, who changed it. */
  isQuiet?: boolean
}
