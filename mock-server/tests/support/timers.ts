import type { Timers } from '../../src/gateway/timers.ts'

export type ManualTimers = Timers & {
  /** Moves time, and runs what becomes due on the way, in its order. */
  forward: (seconds: number) => void
}

/** Time of the realtime socket that moves only when a test moves it. */
export function manualTimers(): ManualTimers {
  let now = 0
  const waiting = new Set<{ at: number; work: () => void }>()
  return {
    now: () => now,
    after: (ms, work) => {
      const one = { at: now + ms, work }
      waiting.add(one)
      return () => waiting.delete(one)
    },
    forward: (seconds) => {
      const end = now + seconds * 1000
      for (;;) {
        const [due] = [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!due) break
        waiting.delete(due)
        now = Math.max(now, due.at)
        due.work()
      }
      now = end
    },
  }
}
