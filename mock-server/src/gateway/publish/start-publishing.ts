import type { Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { startOutboxReader, type StoredEvents } from '../../platform/outbox/outbox-reader.ts'
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
  async function onEvents(events: StoredEvents): Promise<void> {
    const [{ topic: name }] = events
    if (name === SESSION_ENDED) for (const event of events) await endSessionsOfToken(ctx, services, event)
    for (const topic of topics) if (topic.topic === name) await publishTopic(ctx, services, { topic, events })
  }

  return startOutboxReader({
    db: ctx.db.authentication.outside,
    databaseUrl,
    topics: [SESSION_ENDED, ...topics.map(({ topic }) => topic)],
    onEvents,
    log: ctx.log,
  })
}
