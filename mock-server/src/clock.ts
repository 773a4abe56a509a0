import { setTimeout as timeout } from 'node:timers/promises'

/** The only source of "now" and of waiting for rules about time; tests put their own in its place. */
export type Clock = {
  now: () => Date
  pause: (periodMs: number) => Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  pause: (periodMs) => timeout(periodMs, undefined, { ref: false }),
}

export function unixSecondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
