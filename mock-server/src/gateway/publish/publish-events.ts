import { encodeEnvelope, type Body } from '@console/realtime'
import type { Notice, Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { StoredEvents } from '../../platform/outbox/outbox-reader.ts'
import type { Services } from '../connection/connection-state.ts'
import type { Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { Delivery, Handled } from '../session/shared-sessions.ts'

export type PublishingContext = {
  db: Pick<AppContext['db'], 'inTenant'>
  clock: Pick<AppContext['clock'], 'now'>
  log: Pick<AppContext['log'], 'error'>
}

/** Events of one topic and company, and the sessions of that company that receive their notices. */
export type Audience = { events: StoredEvents; sessions: readonly RealtimeSession[] }

type Published = { topics: readonly Topic[]; audiences: readonly Audience[]; handled: Handled }

/** Sends the domains' notices of events to all audiences in one step: the events are handled for all of them or for none. */
export async function publishTo(
  ctx: Omit<PublishingContext, 'log'>,
  { deliver, unixNow }: Pick<Services, 'deliver' | 'unixNow'>,
  { topics, audiences, handled }: Published,
): Promise<void> {
  const deliveries: Delivery[] = []
  for (const { events, sessions } of audiences) {
    const [{ tenantId, topic: name }] = events
    for (const topic of sessions.length === 0 ? [] : topics) {
      if (topic.topic !== name) continue
      const notices = await ctx.db.inTenant(tenantId, (tx) =>
        topic.findNotices(tx, { events, now: ctx.clock.now() }, sessions),
      )
      const messageOf = buildMessages(notices, unixNow())
      for (const { to, body } of notices) deliveries.push({ to, message: messageOf(body) })
    }
  }
  // Called without deliveries too, because the events are handled.
  deliver(deliveries, handled)
}

/** Groups sessions by the events that were not handled for them yet: nearly always all events, for all sessions. */
export function toAudiences(events: StoredEvents, sessions: readonly RealtimeSession[]): Audience[] {
  const lacksAll = ({ handled }: RealtimeSession): boolean => events.every(({ id }) => !handled.has(id))
  const audiences = new Map<string, { events: StoredEvents; sessions: RealtimeSession[] }>()
  for (const session of sessions) {
    if (lacksAll(session)) continue
    const [first, ...others] = events.filter(({ id }) => !session.handled.has(id))
    if (!first) continue
    const key = [first, ...others].map(({ id }) => id).join(' ')
    const audience = audiences.get(key)
    if (audience) audience.sessions.push(session)
    else audiences.set(key, { events: [first, ...others], sessions: [session] })
  }
  return [{ events, sessions: sessions.filter(lacksAll) }, ...audiences.values()]
}

/** One message for each body, however many are sent it; one that several are sent is encoded here. */
function buildMessages(notices: readonly Notice[], sentAt: number): (body: Body) => Outgoing {
  const messages = new Map<Body, Outgoing>()
  for (const { body } of notices) {
    const known = messages.get(body)
    if (known === undefined) messages.set(body, { body, sentAt })
    else if (known.encoded === undefined)
      messages.set(body, { ...known, encoded: encodeEnvelope({ sentAt }, body) })
  }
  return (body) => messages.get(body) ?? { body, sentAt }
}
