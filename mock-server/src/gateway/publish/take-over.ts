import type { AppContext } from '../../platform/context/context.ts'
import type { Services } from '../connection/connection.ts'
import type { Publisher } from './publisher.ts'
import { SESSION_ENDED } from './session-ended.ts'
import type { RecentEvents } from './recent-events.ts'

/** The bus reports sessions that another server has taken over. */
export const TAKEN_OVER = 'session taken over'

type Options = {
  services: Pick<Services, 'registry' | 'shared' | 'greet' | 'bus' | 'rooms'>
  publisher: Pick<Publisher, 'catchUp'>
  recent: RecentEvents
  /** Since when this server reads events, in Unix milliseconds. */
  readingSince: () => number
}

/**
 * Continues sessions of other servers. A session has the messages of the events that its server handled; those of the others
 * are sent now, from what this server has read. That is only possible where it read since before the other one ended.
 */
export function takeOverOf(ctx: AppContext, options: Options): Services['takeOver'] {
  const { services, publisher, recent, readingSince } = options
  const { shared, registry, rooms, bus } = services
  return async (id, user) => {
    try {
      const claimed = await shared.claim(id, user)
      if (claimed === null) return null
      const { session, handled, aliveAt } = claimed
      const memberships = [...claimed.rooms].map(([roomId, member]) => ({ roomId, member }))
      // From here on this server's events reach it; what was read before is what it missed. Nothing may come between.
      const missed = recent.missed(user.tenantId, handled)
      const tokenKey = session.tokenHash.toString('hex')
      const isEnded = missed.some(({ topic, key }) => topic === SESSION_ENDED && key === tokenKey)
      if (isEnded || aliveAt < readingSince() || !registry.restore(session)) {
        shared.ended(session)
        rooms.remove(session, memberships)
        bus.publish(TAKEN_OVER, id)
        return null
      }
      rooms.restore(session, memberships)
      rooms.recheck(session)
      // The others have learnt that it is in its rooms here before its former server lets it go.
      bus.publish(TAKEN_OVER, id)
      publisher.catchUp(session, missed)
      // Its server may have ended before it was greeted.
      services.greet(session)
      return session
    } catch (error) {
      ctx.log.warn({ err: error }, 'a realtime session could not be taken over')
      return null
    }
  }
}
