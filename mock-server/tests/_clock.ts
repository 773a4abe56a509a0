import type { Clock } from '../src/clock.ts'

/** A clock that stands still until it is told to go. */
export type HandClock = Clock & { forward: (seconds: number) => void }

export function handClock(start = '2026-11-21T09:00:00Z'): HandClock {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    forward: (seconds) => {
      now += seconds * 1000
    },
  }
}
