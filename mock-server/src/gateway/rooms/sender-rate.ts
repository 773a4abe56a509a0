import type { Timers } from '../timers.ts'

const SECOND_MS = 1000

/** Counts the messages of each sender over a second from the first; answers whether another one is within the limit. */
export function senderRate(timers: Timers, perSecond: number): (userId: number) => boolean {
  const counts = new Map<number, number>()
  return (userId) => {
    const count = counts.get(userId) ?? 0
    if (count === 0) timers.after(SECOND_MS, () => counts.delete(userId))
    counts.set(userId, count + 1)
    return count < perSecond
  }
}
