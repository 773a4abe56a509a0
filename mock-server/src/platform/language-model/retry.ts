/** Attempts of one request, the first included. */
export const MAX_ATTEMPTS = 3
const FIRST_PAUSE_MS = 500
/** An endpoint that wants a longer pause is not available. */
export const MAX_PAUSE_MS = 10_000
const TOO_MANY_REQUESTS = 429

export function isRetriedStatus(status: number): boolean {
  return status === TOO_MANY_REQUESTS || status >= 500
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; null where there is none. */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/**
 * Computes the wait after a failed attempt, counted from 1; null: there is none after it. A time that the endpoint requests
 * is honoured. Otherwise twice as long each time, half of it at random, so that requests that failed together do not return
 * together.
 */
export function pauseAfter(
  attempt: number,
  { requestedMs, random = Math.random() }: { requestedMs: number | null; random?: number },
): number | null {
  if (attempt >= MAX_ATTEMPTS) return null
  if (requestedMs !== null) return requestedMs > MAX_PAUSE_MS ? null : requestedMs
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random / 2)
}
