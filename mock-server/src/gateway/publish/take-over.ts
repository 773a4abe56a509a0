import type { AppContext } from '../../platform/context/context.ts'
import type { Services } from '../connection/connection-state.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { SignedIn } from '../sign-in/check-token.ts'
import type { Publisher } from './publisher.ts'
import type { RecentEvents } from './recent-events.ts'
import { SESSION_ENDED } from './session-ended.ts'

/** The bus reports sessions that another server has taken over. */
export const TAKEN_OVER = 'session taken over'

type Options = {
  services: Pick<Services, 'registry' | 'shared' | 'greet' | 'bus' | 'rooms'>
  publisher: Pick<Publisher, 'catchUp'>
  recent: Pick<RecentEvents, 'compare'>
  /** True if the console session of a token has ended. */
  isOver: (tokenHash: Buffer) => Promise<boolean>
}

/**
 * Continues sessions of other servers. A session has the messages of the events that its former server handled; those of all
 * other events are sent now, from what this server has read, or once it reads them.
 */
export function createTakeOver(ctx: Pick<AppContext, 'log'>, options: Options): Services['takeOver'] {
  const { services, publisher, recent, isOver } = options
  const { shared, registry, rooms, bus } = services
  const claims = new Map<string, Promise<RealtimeSession | null>>()

  async function claim(id: string, user: SignedIn): Promise<RealtimeSession | null> {
    try {
      const claimed = await shared.claim(id, user)
      if (claimed === null) return null
      const { session, handled } = claimed
      // Another sign-in of the person continues it, and its own end may not have been read here yet.
      const wasEnded = !session.tokenHash.equals(user.tokenHash) && (await isOver(session.tokenHash))
      const memberships = [...claimed.rooms].map(([roomId, member]) => ({ roomId, member }))
      // From here on this server's events reach it; what was read before is what it missed. Nothing may come between.
      const { missed, handledUnpublished } = recent.compare(user.tenantId, handled)
      const tokenKey = session.tokenHash.toString('hex')
      const isEnded = wasEnded || missed.some(({ topic, key }) => topic === SESSION_ENDED && key === tokenKey)
      if (isEnded || !registry.restore(session)) {
        shared.ended(session)
        rooms.remove(session, memberships)
        bus.publish(TAKEN_OVER, id)
        return null
      }
      // An event that it misses may be published again, where that failed for others.
      session.handled = new Set([...handledUnpublished, ...missed.map((event) => event.id)])
      shared.arrived(session, missed)
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

  return (id, user) => {
    // A client may come once more before it is answered: its session is claimed once.
    const claimed = claims.get(id) ?? claim(id, user).finally(() => claims.delete(id))
    claims.set(id, claimed)
    return claimed
  }
}
