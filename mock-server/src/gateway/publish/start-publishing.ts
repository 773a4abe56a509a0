import type { Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { startOutboxReader, type StoredEvents } from '../../platform/outbox/outbox-reader.ts'
import type { Services } from '../connection/connection.ts'
import type { RecentEvents } from './recent-events.ts'
import { endSessionsOfToken, SESSION_ENDED } from './session-ended.ts'
import type { Publisher } from './publisher.ts'

type Options = {
  services: Pick<Services, 'registry' | 'endedTokens'>
  publisher: Pick<Publisher, 'publish'>
  recent: RecentEvents
  topics: readonly Topic[]
  databaseUrl: string
}

/** Sends what the outbox reports to whom it concerns. Returns what stops it. */
export function startPublishing(
  ctx: AppContext,
  { services, publisher, recent, topics, databaseUrl }: Options,
): Promise<() => Promise<void>> {
  async function onEvents(events: StoredEvents): Promise<void> {
    for (const event of events) recent.add(event)
    if (events[0].topic === SESSION_ENDED)
      for (const event of events) await endSessionsOfToken(ctx, services, event)
    await publisher.publish(events)
  }

  return startOutboxReader({
    db: ctx.db.authentication.outside,
    databaseUrl,
    topics: [SESSION_ENDED, ...topics.map(({ topic }) => topic)],
    onEvents,
    log: ctx.log,
  })
}
