import type { ReactNode } from 'react'

/** A column of a table, and a line of its cards on a phone. */
export type RecordColumn<Row> = {
  key: string
  /** Its head; else the text `<texts>.column.<key>`. */
  head?: string
  /** A number as such is written in the way of the language; nothing (null, an empty text) is a dash. */
  render: (row: Row) => ReactNode
  width?: number
  /** Figures stand right. */
  isNumber?: boolean
  /** Digits after the point, always so many; absent: as many as there are. */
  digits?: number
  /** Beside what matters: times, who changed it. */
  isQuiet?: boolean
}
