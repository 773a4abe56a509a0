import type { Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { StoredEvents } from '../../platform/outbox/outbox-reader.ts'
import type { Services } from '../connection/connection.ts'
import { deliver } from '../session/deliver.ts'

/** Sends what a domain says to events to the sessions of the events' company, those that wait for their client too. */
export async function publishTopic(
  ctx: AppContext,
  { registry, unixNow }: Pick<Services, 'registry' | 'unixNow'>,
  { topic, events }: { topic: Topic; events: StoredEvents },
): Promise<void> {
  const [{ tenantId }] = events
  const connected = registry.ofTenant(tenantId)
  if (connected.length === 0) return
  const notices = await ctx.db.inTenant(tenantId, (tx) =>
    topic.findNotices(tx, { events, now: ctx.clock.now() }, connected),
  )
  for (const { to, body } of notices) {
    // It may have ended while the domain was reading.
    if (registry.find(to.id) === to) deliver(to, { body, sentAt: unixNow() })
  }
}
