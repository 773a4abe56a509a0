import type { ReactNode } from 'react'

/** One of the first waiting items: the link to the page where it is handled, and its known facts. */
export type WaitingItem = {
  key: string | number
  text: string
  note: ReactNode
  /** An address of the console, or of a page beside it, which opens in a new window. */
  to?: string
  isNewWindow?: boolean
  /** Opens an item that has no address. */
  onOpen?: () => void
  isLate?: boolean
}

/** A kind of work that waits. */
export type WaitingTopic = {
  key: string
  title: string
  /** Exact description of what is counted. */
  note: string
  /** Null while loading, and after a failed call. */
  found: { items: readonly WaitingItem[]; total: number; isCapped?: boolean | undefined } | null
  error: Error | null
  onRetry: () => void
  /** The page with all of them. */
  all: string | null
}

/** The home shows this many of a kind; the others are behind its link. */
export const SHOWN_ITEMS = 3
