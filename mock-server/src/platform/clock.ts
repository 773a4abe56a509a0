import { setTimeout as timeout } from 'node:timers/promises'

/** The only source of "now" and of waiting for rules about time; tests replace it. */
export type Clock = {
  now: () => Date
  /** Real time, whatever the clock's speed. */
  pause: (periodMs: number) => Promise<void>
  /** Waits until the clock shows this moment, or until the signal; a clock that is set meanwhile is noticed. */
  reach: (moment: Date, signal: AbortSignal) => Promise<void>
}

/** A clock that somebody sets is read again after this time. */
const RECHECK_MS = 30_000

export const systemClock: Clock = createClock(() => new Date(), 1)

/** Shows the real time when it is made, and from then on runs `speed` times as fast. */
export function fastClock(speed: number, real: () => Date = () => new Date()): Clock {
  const start = real().getTime()
  return createClock(() => new Date(start + (real().getTime() - start) * speed), speed)
}

function createClock(now: Clock['now'], speed: number): Clock {
  return {
    now,
    pause: (periodMs) => timeout(periodMs, undefined, { ref: false }),
    reach: async (moment, signal) => {
      while (!signal.aborted) {
        const leftMs = (moment.getTime() - now().getTime()) / speed
        if (leftMs <= 0) return
        await pauseUnless(Math.min(RECHECK_MS, Math.ceil(leftMs)), signal)
      }
    },
  }
}

/** Real time, until the signal at most. */
export function pauseUnless(periodMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, periodMs)
    timer.unref()
    signal.addEventListener('abort', end)
  })
}

export function toUnixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
