import { encodeEnvelope, type Body } from '@console/realtime'
import type { Notice, Topic } from '../../access/topic.ts'
import type { StoredEvents } from '../../platform/outbox/outbox-reader.ts'
import type { Services } from '../connection/connection.ts'
import type { Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { Delivery } from '../session/shared-sessions.ts'
import type { PublishingContext } from './publisher.ts'

type Published = {
  topics: readonly Topic[]
  events: StoredEvents
  connected: readonly RealtimeSession[]
}

/** Sends what the domains say to events to some sessions of the events' company. */
export async function publishTo(
  ctx: Omit<PublishingContext, 'log'>,
  { deliver, unixNow }: Pick<Services, 'deliver' | 'unixNow'>,
  { topics, events, connected }: Published,
): Promise<void> {
  const [{ tenantId, topic: name }] = events
  const deliveries: Delivery[] = []
  for (const topic of connected.length === 0 ? [] : topics) {
    if (topic.topic !== name) continue
    const notices = await ctx.db.inTenant(tenantId, (tx) =>
      topic.findNotices(tx, { events, now: ctx.clock.now() }, connected),
    )
    const messageOf = messagesOf(notices, unixNow())
    for (const { to, body } of notices) deliveries.push({ to, message: messageOf(body) })
  }
  // Also without any: the events are handled.
  deliver(deliveries, events)
}

/** One message for each body, however many are sent it; one that several are sent is encoded here. */
function messagesOf(notices: readonly Notice[], sentAt: number): (body: Body) => Outgoing {
  const messages = new Map<Body, Outgoing>()
  for (const { body } of notices) {
    const known = messages.get(body)
    if (known === undefined) messages.set(body, { body, sentAt })
    else if (known.encoded === undefined)
      messages.set(body, { ...known, encoded: encodeEnvelope({ sentAt }, body) })
  }
  return (body) => messages.get(body) ?? { body, sentAt }
}
