import type { Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { startOutboxReader } from '../../platform/outbox/outbox-reader.ts'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Services } from '../connection/connection.ts'
import type { RecentEvents } from './recent-events.ts'
import { endSessionsOfToken, SESSION_ENDED } from './session-ended.ts'
import { publishEvent } from './publish-event.ts'

type Options = {
  services: Pick<Services, 'registry' | 'endedTokens' | 'shared' | 'unixNow'>
  recent: RecentEvents
  topics: readonly Topic[]
  databaseUrl: string
}

/** Sends what the outbox reports to whom it concerns. Answers what stops it. */
export function startPublishing(
  ctx: AppContext,
  { services, recent, topics, databaseUrl }: Options,
): Promise<() => Promise<void>> {
  async function onEvent(event: StoredEvent): Promise<void> {
    recent.add(event)
    if (event.topic === SESSION_ENDED) await endSessionsOfToken(ctx, services, event)
    await publishEvent(ctx, services, { topics, event })
  }

  return startOutboxReader({
    db: ctx.db.authentication.outside,
    databaseUrl,
    topics: [SESSION_ENDED, ...topics.map(({ topic }) => topic)],
    onEvent,
    log: ctx.log,
  })
}
