import type { Timers } from '../timers.ts'

/** Remembers message ids for a while; answers whether a sender's is a new one. An empty id is of no message in particular. */
export function recentMessages(timers: Timers, rememberedMs: number) {
  const recent = new Set<string>()
  return (userId: number, messageId: string): boolean => {
    if (messageId === '') return true
    const key = `${userId} ${messageId}`
    if (recent.has(key)) return false
    recent.add(key)
    timers.after(rememberedMs, () => recent.delete(key))
    return true
  }
}
