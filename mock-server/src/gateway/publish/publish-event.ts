import type { Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Services } from '../connection/connection.ts'
import { deliver } from '../session/deliver.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { Delivery } from '../session/shared-sessions.ts'

type Publishing = Pick<Services, 'registry' | 'shared' | 'unixNow'>

/** Sends what the domains say to an event to the sessions of the event's company, those that wait for their client too. */
export async function publishEvent(
  ctx: AppContext,
  services: Publishing,
  { topics, event }: { topics: readonly Topic[]; event: StoredEvent },
): Promise<void> {
  const connected = services.registry.ofTenant(event.tenantId)
  const deliveries = await deliveriesOf(ctx, services, { topics, event, connected })
  // Also without any: the event is handled.
  send(services, deliveries, event)
}

/** Sends some sessions what they have missed. */
export async function publishMissed(
  ctx: AppContext,
  services: Publishing,
  missed: { topics: readonly Topic[]; event: StoredEvent; connected: readonly RealtimeSession[] },
): Promise<void> {
  send(services, await deliveriesOf(ctx, services, missed), missed.event)
}

function send({ registry, shared }: Publishing, deliveries: readonly Delivery[], event: StoredEvent): void {
  // A session may have ended while the domain was reading, or is another server's now.
  const present = deliveries.filter(({ to }) => registry.find(to.id) === to)
  shared.retain(present, event, (owned) => {
    for (const { to, message } of owned) deliver(to, message)
  })
}

async function deliveriesOf(
  ctx: AppContext,
  { unixNow }: Publishing,
  {
    topics,
    event,
    connected,
  }: { topics: readonly Topic[]; event: StoredEvent; connected: readonly RealtimeSession[] },
): Promise<Delivery[]> {
  const deliveries: Delivery[] = []
  const { tenantId, key } = event
  for (const topic of connected.length === 0 ? [] : topics) {
    if (topic.topic !== event.topic) continue
    const notices = await ctx.db.inTenant(tenantId, (tx) =>
      topic.findNotices(tx, { key, now: ctx.clock.now() }, connected),
    )
    for (const { to, body } of notices) deliveries.push({ to, message: { body, sentAt: unixNow() } })
  }
  return deliveries
}
