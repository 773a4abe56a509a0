/** Progress of the facts of companies while something that writes them is behind the clock. */
export type FactProgress = {
  /** Up to when all facts of a company are stored; undefined: up to now. */
  completeUntil: (tenantId: number) => Date | undefined
  setBehind: (tenantId: number, completeUntil: Date) => void
  setComplete: (tenantId: number) => void
  /** Aborted when the last company that was behind no longer is. */
  caughtUp: () => AbortSignal
}

export function factProgress(): FactProgress {
  const behind = new Map<number, Date>()
  let catchingUp = new AbortController()
  return {
    completeUntil: (tenantId) => behind.get(tenantId),
    setBehind: (tenantId, completeUntil) => void behind.set(tenantId, completeUntil),
    setComplete: (tenantId) => {
      if (!behind.delete(tenantId) || behind.size > 0) return
      const ended = catchingUp
      catchingUp = new AbortController()
      ended.abort()
    },
    caughtUp: () => catchingUp.signal,
  }
}
