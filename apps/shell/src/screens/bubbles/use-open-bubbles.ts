import type { message } from '@console/contracts'
import { useState } from 'react'

/** More bubbles would cover the page; the next ones follow as these close. */
export const MAX_BUBBLES = 3

const NONE: readonly message.Popup[] = []

/** The bubbles to show: every message once, in order of arrival, over all fetches. */
export function useOpenBubbles(fetched: readonly message.Popup[] = NONE) {
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState(NONE)
  const fresh = fetched.filter(({ id }) => !seenIds.has(id))
  // Set during render, as React recommends for state derived from props: a closed bubble stays closed.
  if (fresh.length > 0) {
    setSeenIds(new Set([...seenIds, ...fresh.map(({ id }) => id)]))
    setOpen([...open, ...fresh])
  }
  return {
    bubbles: open.slice(0, MAX_BUBBLES),
    waitingCount: Math.max(0, open.length - MAX_BUBBLES),
    closeBubble: (closedId: string) => {
      setOpen((before) => before.filter(({ id }) => id !== closedId))
    },
  }
}
