import { perApplication } from '../platform/context/per-application.ts'
import { MINUTE_MS } from '../platform/time/units.ts'
import type { RequestMeta } from './route.ts'
import type { Session } from './session.ts'

/** Refusals of one session recorded a minute; a script that runs into walls must not fill the audit log. */
const RECORDED_REFUSALS_PER_MINUTE = 30

/**
 * Writes refusals by permission into the audit log, in a transaction of their own: the refused one was rolled back. One
 * for the application: a session's refusals count together, whichever modules they come from.
 */
export const refusalRecorderOf = perApplication((ctx) => {
  const recent = new Map<string, number[]>()
  return async (session: Session, callId: string, meta: RequestMeta): Promise<void> => {
    const now = ctx.clock.now().getTime()
    for (const [key, times] of recent) {
      const ofThisMinute = times.filter((at) => now - at < MINUTE_MS)
      if (ofThisMinute.length === 0) recent.delete(key)
      else recent.set(key, ofThisMinute)
    }
    const key = session.tokenHash.toString('hex')
    const times = recent.get(key) ?? []
    if (times.length >= RECORDED_REFUSALS_PER_MINUTE) {
      ctx.log.warn({ userId: session.userId, call: callId }, 'refusal not recorded: too many in a minute')
      return
    }
    recent.set(key, [...times, now])
    await ctx.db.inTenant(
      session.tenantId,
      (tx) =>
        tx.audit({
          module: 'access',
          opType: 'access.refused',
          target: callId,
          after: { call: callId, address: meta.address },
        }),
      { userId: session.userId, userName: session.name, requestId: meta.id },
    )
  }
})
