/** Bounds of the difference between the server's clock and this machine's, in milliseconds. */
export type ClockDifference = { lowMs: number; highMs: number }

/** The `Date` header has whole seconds. */
const RESOLUTION_MS = 1000

let difference: ClockDifference = { lowMs: -Infinity, highMs: Infinity }

/**
 * Now by the server, in milliseconds: this machine's clock, which may be wrong by hours, moved as far as the server's answers
 * contradict it. Without an answer that says the server's time it is this machine's.
 */
export function serverNow(): number {
  // oxlint-disable-next-line no-restricted-properties -- this machine's clock, corrected
  return toServerTime(Date.now())
}

/** A moment of this machine's clock by the server's, in milliseconds. */
export function toServerTime(ms: number): number {
  const { lowMs, highMs } = difference
  // The earliest moment that the answers allow: it does not step back as they narrow it.
  return lowMs <= 0 && highMs >= 0 ? ms : ms + lowMs
}

/**
 * Takes the server's time from an answer that has just come; `sentAtMs` is the moment of its request by this machine's clock.
 * Each answer narrows the bounds; one that contradicts them replaces them, since one of the clocks was set.
 */
export function learnServerTime(headers: Headers, sentAtMs: number): void {
  const atMs = dateMs(headers)
  if (atMs === null) return
  // oxlint-disable-next-line no-restricted-properties -- this machine's clock is what is corrected
  const lowMs = atMs - Date.now()
  const highMs = atMs + RESOLUTION_MS - sentAtMs
  // This machine's clock was set while the request ran.
  if (lowMs > highMs) return
  const isContradiction = lowMs > difference.highMs || highMs < difference.lowMs
  difference.lowMs = isContradiction ? lowMs : Math.max(lowMs, difference.lowMs)
  difference.highMs = isContradiction ? highMs : Math.min(highMs, difference.highMs)
}

/** The server's time in an answer, in milliseconds; null where it says none, or another origin may not read it. */
export function dateMs(headers: Headers): number | null {
  const ms = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(ms) ? null : ms
}

/** The difference as this script knows it, to share with scripts that were built apart from it. */
export const clockDifference = (): ClockDifference => difference

/** From here on this script shares its difference with the script that passed it, so that both learn together. */
export function shareClockDifference(shared: ClockDifference): void {
  difference = shared
}
