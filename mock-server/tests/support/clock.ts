import type { Clock } from '../../src/platform/clock.ts'

/** A clock that moves only when a test moves it. */
export type ManualClock = Clock & {
  forward: (seconds: number) => void
  /** The periods for which the server paused, in milliseconds and in order. */
  pauses: number[]
  /** Ends the waits for moments that have come, and no others. */
  wake: () => void
}

export function manualClock(start = '2026-11-21T09:00:00Z'): ManualClock {
  let now = new Date(start).getTime()
  const pauses: number[] = []
  let waiting: { moment: number; goOn: () => void }[] = []
  return {
    pauses,
    pause: async (periodMs) => void pauses.push(periodMs),
    now: () => new Date(now),
    reach: (moment, signal) =>
      new Promise((goOn) => {
        if (signal.aborted) goOn()
        signal.addEventListener('abort', () => goOn())
        waiting.push({ moment: moment.getTime(), goOn })
      }),
    wake: () => {
      const due = waiting.filter(({ moment }) => moment <= now)
      waiting = waiting.filter((one) => !due.includes(one))
      for (const { goOn } of due) goOn()
    },
    forward: (seconds) => {
      now += seconds * 1000
    },
  }
}
