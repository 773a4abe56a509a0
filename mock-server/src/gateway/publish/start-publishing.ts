import type { Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { startOutboxReader } from '../../platform/outbox/outbox-reader.ts'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Services } from '../connection/connection.ts'
import { endSessionsOfToken, SESSION_ENDED } from './session-ended.ts'
import { publishTopic } from './publish-topic.ts'

type Options = {
  services: Pick<Services, 'registry' | 'endedTokens' | 'unixNow'>
  topics: readonly Topic[]
  databaseUrl: string
}

/** Sends what the outbox reports to whom it concerns. Answers what stops it. */
export function startPublishing(
  ctx: AppContext,
  { services, topics, databaseUrl }: Options,
): Promise<() => Promise<void>> {
  async function onEvent(event: StoredEvent): Promise<void> {
    if (event.topic === SESSION_ENDED) return endSessionsOfToken(ctx, services, event)
    for (const topic of topics)
      if (topic.topic === event.topic) await publishTopic(ctx, services, { topic, event })
  }

  return startOutboxReader({
    db: ctx.db.authentication.outside,
    databaseUrl,
    topics: [SESSION_ENDED, ...topics.map(({ topic }) => topic)],
    onEvent,
    log: ctx.log,
  })
}
