const DELAYS_SECONDS = [1, 2, 4, 8, 16, 30] as const
/** Clients that lost the same server come back spread over 40 % of the delay. */
const SPREAD = 0.2
/** A connection that was open for this long starts the delays over (RT-008). */
export const STEADY_MS = 60_000

/** Milliseconds to wait before the next try, after so many failures in a row; `random` is in [0, 1). */
export function backOffMs(failures: number, random: number): number {
  const seconds = DELAYS_SECONDS[Math.min(failures, DELAYS_SECONDS.length) - 1] ?? DELAYS_SECONDS[0]
  return Math.round(seconds * 1000 * (1 - SPREAD + 2 * SPREAD * random))
}
