export type MessageBudget = {
  /** Takes one, or returns false when none is left. */
  take: () => boolean
  /** Messages dropped in a row. */
  dropped: () => number
}

/** Counts what an app may still send: a burst, and a rate after it. */
export function createMessageBudget({
  burst,
  perSecond,
}: {
  burst: number
  perSecond: number
}): MessageBudget {
  let left: number = burst
  let dropped = 0
  let countedAt = performance.now()
  return {
    take: () => {
      const now = performance.now()
      left = Math.min(burst, left + ((now - countedAt) / 1000) * perSecond)
      countedAt = now
      if (left < 1) {
        dropped += 1
        return false
      }
      left -= 1
      dropped = 0
      return true
    },
    dropped: () => dropped,
  }
}
