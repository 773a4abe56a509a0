import type { Topic } from '../../access/topic.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { startOutboxReader, StoredEvents } from '../../platform/outbox/outbox-reader.ts'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Services } from '../connection/connection-state.ts'
import type { Publisher } from './publisher.ts'
import type { RecentEvents } from './recent-events.ts'
import { endSessionsOfToken, SESSION_ENDED } from './session-ended.ts'

type Options = {
  services: Pick<Services, 'registry' | 'endedTokens'>
  publisher: Pick<Publisher, 'publish'>
  recent: Pick<RecentEvents, 'add' | 'published'>
}

/** Sends the notices of events that were read to the people whom they concern. */
export function handleEvents(
  ctx: AppContext,
  { services, publisher, recent }: Options,
): (events: StoredEvents) => Promise<void> {
  return async (events) => {
    for (const event of events) recent.add(event)
    if (events[0].topic === SESSION_ENDED)
      for (const event of events) await endSessionsOfToken(ctx, services, event)
    await publisher.publish(events)
    recent.published(events)
  }
}

/** Age of the backlog: longer than a session waits for its client, which may have been sent none of it. */
const BACKLOG_MS = 100_000

/**
 * Notes events from before the start: those that other servers had not handled are sent to sessions that come from there. No
 * session of this server has missed any.
 */
export function noteBacklog({ deliver }: Pick<Services, 'deliver'>, recent: Options['recent']) {
  return (backlog: readonly StoredEvent[]): void => {
    for (const event of backlog) recent.add(event)
    recent.published(backlog)
    for (const events of Map.groupBy(backlog, ({ tenantId }) => tenantId).values())
      deliver([], { kind: 'published', events })
  }
}

type Reading = Options & {
  services: Pick<Services, 'deliver'>
  topics: readonly Topic[]
  databaseUrl: string
  startReader: typeof startOutboxReader
}

/** Handles what the outbox reports from now on. Returns what stops it. */
export function startPublishing(
  ctx: AppContext,
  { topics, databaseUrl, startReader, ...options }: Reading,
): Promise<() => Promise<void>> {
  // Events have the moments of the server's clock, which may be faster.
  const since = new Date(ctx.clock.now().getTime() - BACKLOG_MS * ctx.config.clockSpeed)
  return startReader({
    since,
    db: ctx.db.authentication.outside,
    databaseUrl,
    topics: [SESSION_ENDED, ...topics.map(({ topic }) => topic)],
    onEvents: handleEvents(ctx, options),
    onBacklog: noteBacklog(options.services, options.recent),
    log: ctx.log,
  })
}
