import { setTimeout as timeout } from 'node:timers/promises'

/** A database that has not answered by then counts as unavailable. */
const PING_TIME_LIMIT_MS = 2_000

/** The server's readiness to take work. */
export type Readiness = {
  /** True from the moment when the server has to stop. */
  isStopping: boolean
  /** Tests wait for less. */
  pingTimeLimitMs?: number
}

/** Pings the database; throws when it does not answer, or not in time. */
export async function pingInTime(
  ping: () => Promise<void>,
  { pingTimeLimitMs = PING_TIME_LIMIT_MS }: Readiness,
): Promise<void> {
  const answered = new AbortController()
  const limit = timeout(pingTimeLimitMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error('the database did not answer in time')
  })
  try {
    await Promise.race([ping(), limit])
  } finally {
    answered.abort()
  }
}
