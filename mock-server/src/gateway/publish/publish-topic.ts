import type { Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Services } from '../connection/connection.ts'
import { deliver } from '../session/deliver.ts'

/** Sends what a domain says to an event to the sessions of the event's company, those that wait for their client too. */
export async function publishTopic(
  ctx: AppContext,
  { registry, unixNow }: Pick<Services, 'registry' | 'unixNow'>,
  { topic, event: { tenantId, key } }: { topic: Topic; event: StoredEvent },
): Promise<void> {
  const connected = registry.ofTenant(tenantId)
  if (connected.length === 0) return
  const notices = await ctx.db.inTenant(tenantId, (tx) =>
    topic.findNotices(tx, { key, now: ctx.clock.now() }, connected),
  )
  for (const { to, body } of notices) {
    // It may have ended while the domain was reading.
    if (registry.find(to.id) === to) deliver(to, { body, sentAt: unixNow() })
  }
}
