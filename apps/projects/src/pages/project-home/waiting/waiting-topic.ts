import type { ReactNode } from 'react'

/** One of the first things that wait: what leads to where it is done, and what is known of it. */
export type WaitingItem = {
  key: string | number
  text: string
  note: ReactNode
  /** An address of the console, or of a page beside it, which opens in a new window. */
  to?: string
  isNewWindow?: boolean
  /** Without an address. */
  onOpen?: () => void
  isLate?: boolean
}

/** A kind of work that waits. */
export type WaitingTopic = {
  key: string
  title: string
  /** Exact description of what is counted. */
  note: string
  /** Null while loading; of a failed call too. */
  found: { items: readonly WaitingItem[]; total: number; isCapped?: boolean | undefined } | null
  error: Error | null
  onRetry: () => void
  /** The page with all of them. */
  all: string | null
}

/** So many of a kind are on the home; the rest is behind its link. */
export const SHOWN_ITEMS = 3
