import { createContext } from 'react'

/** Remembers how many rows a person wants on a page of a list, which its address names; null is the list's own number. */
export type PageSizes = {
  read: (path: string) => number | null
  write: (path: string, pageSize: number | null) => void
}

/** Apart from the lists, so that an app has it before they are loaded. Null remembers nothing. */
export const PageSizesContext = createContext<PageSizes | null>(null)
