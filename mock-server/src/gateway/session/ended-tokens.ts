import type { Timers } from '../timers.ts'

/** Longer than any check of a token takes. */
const REMEMBERED_MS = 60_000

export type EndedTokens = { add: (tokenHash: Buffer) => void; has: (tokenHash: Buffer) => boolean }

/** Console sessions that have just ended, for sign-ins whose check began before their end. */
export function endedTokens(timers: Timers): EndedTokens {
  const ended = new Set<string>()
  return {
    add: (tokenHash) => {
      const key = tokenHash.toString('hex')
      ended.add(key)
      timers.after(REMEMBERED_MS, () => ended.delete(key))
    },
    has: (tokenHash) => ended.has(tokenHash.toString('hex')),
  }
}
