import type { GatewayLimits } from '../limits.ts'
import type { Timers } from '../timers.ts'
import type { RealtimeSession } from './realtime-session.ts'

type Options = {
  timers: Timers
  limits: Pick<GatewayLimits, 'resumeMs'>
  onExpired: (session: RealtimeSession) => void
}

/** Sessions without a connection, each for as long as it can be resumed. */
export function waitingSessions({ timers, limits, onExpired }: Options) {
  /** Waiting sessions, the longest waiting first, each with the function that ends its wait. */
  const waiting = new Map<RealtimeSession, () => void>()
  return {
    add: (session: RealtimeSession): void => {
      waiting.set(
        session,
        timers.after(limits.resumeMs, () => onExpired(session)),
      )
    },
    remove: (session: RealtimeSession): void => {
      waiting.get(session)?.()
      waiting.delete(session)
    },
    /** The session that has waited longest, among some or all. */
    oldest: (among: Iterable<RealtimeSession> = waiting.keys()): RealtimeSession | undefined => {
      for (const session of among) if (waiting.has(session)) return session
      return undefined
    },
    size: (): number => waiting.size,
  }
}
