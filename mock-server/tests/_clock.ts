import type { Clock } from '../src/clock.ts'

/** A clock that stands still until it is told to go. */
export type HandClock = Clock & {
  forward: (seconds: number) => void
  /** What the server wanted to wait, in the order it asked. */
  pauses: number[]
}

export function handClock(start = '2026-11-21T09:00:00Z'): HandClock {
  let now = new Date(start).getTime()
  const pauses: number[] = []
  return {
    pauses,
    pause: async (periodMs) => void pauses.push(periodMs),
    now: () => new Date(now),
    forward: (seconds) => {
      now += seconds * 1000
    },
  }
}
