import type { Clock } from '../clock.ts'

/** More keys than this in one window share one count: somebody makes them up. */
const MAX_KEYS = 50_000
const EVERYBODY_ELSE = ''

export type WindowLimit = {
  /** Counts one more; answers 0, or the seconds to wait when it is one too many. */
  admit: (key: string) => number
}

/** Limits the number per key in each window of time. In memory: several servers allow several times as many. */
export function windowLimit(clock: Clock, { max, seconds }: { max: number; seconds: number }): WindowLimit {
  const counts = new Map<string, number>()
  let window = 0
  return {
    admit: (requestedKey) => {
      const now = clock.now().getTime() / 1000
      const present = Math.floor(now / seconds)
      if (present !== window) counts.clear()
      window = present
      const key = counts.has(requestedKey) || counts.size < MAX_KEYS ? requestedKey : EVERYBODY_ELSE
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= max ? 0 : Math.max(1, Math.ceil((present + 1) * seconds - now))
    },
  }
}
