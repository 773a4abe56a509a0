import type { Topic } from '../../access/topic.ts'
import type { StoredEvents } from '../../platform/outbox/outbox-reader.ts'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Services } from '../connection/connection-state.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import { type PublishingContext, publishTo, toAudiences } from './publish-events.ts'

export type Publisher = {
  /**
   * Runs work that reads a state and sends it, one piece at a time. Notices say what holds now: of two that were read side by side, the
   * older one could be sent last, and would stay on the screen.
   */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  /**
   * Sends the domains' notices of events to the sessions that the company has now, including those that wait for their
   * client, but not to those for which an event was handled already.
   */
  publish: (events: StoredEvents) => Promise<void>
  /** Sends the notices of older events to one session, which another server had. A session for which that fails ends. */
  catchUp: (session: RealtimeSession, missed: readonly StoredEvent[]) => void
}

type Options = {
  services: Pick<Services, 'registry' | 'deliver' | 'unixNow'>
  topics: readonly Topic[]
}

/** Creates the publisher, through which everything that follows from events goes in its order. */
export function createPublisher(ctx: PublishingContext, { services, topics }: Options): Publisher {
  const { registry } = services
  const inTurn = oneAtATime()
  /** By event: many sessions of a server that has ended lack the same ones. */
  let due = new Map<number, { event: StoredEvent; sessions: RealtimeSession[] }>()

  async function sendDue(): Promise<void> {
    const lacking = [...due.values()].toSorted((one, other) => one.event.id - other.event.id)
    due = new Map()
    for (const { event, sessions } of lacking) {
      const connected = sessions.filter((session) => registry.find(session.id) === session)
      try {
        await publishTo(ctx, services, {
          topics,
          audiences: [{ events: [event], sessions: connected }],
          handled: { kind: 'caughtUp', event, sessions: connected },
        })
      } catch (error) {
        ctx.log.error({ err: error }, 'sessions that were taken over lack messages: they end')
        for (const session of connected) {
          session.link?.drop()
          registry.end(session)
        }
      }
    }
  }

  return {
    inTurn,
    publish: (events) => {
      // Now, not in its turn: a session that is taken over meanwhile has this event among the missed ones.
      const audiences = toAudiences(events, registry.ofTenant(events[0].tenantId))
      const handled = { kind: 'published', events } as const
      return inTurn(() => publishTo(ctx, services, { topics, audiences, handled }))
    },
    catchUp: (session, missed) => {
      const isQueued = due.size > 0
      for (const event of missed) {
        const { sessions } = due.get(event.id) ?? { sessions: [] }
        due.set(event.id, { event, sessions: [...sessions, session] })
      }
      if (!isQueued && due.size > 0) void inTurn(sendDue)
    },
  }
}

function oneAtATime(): Publisher['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
