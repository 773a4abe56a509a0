import type { Logger } from 'pino'
import type { DatabaseClient } from '../db/client.ts'
import { listen } from '../db/listen.ts'
import { seenEvents } from './seen-events.ts'
import { findEventIds, findEvents, findLastEventId, type StoredEvent } from './stored-events.store.ts'

const CHANNEL = 'outbox_event'
/** What no notification reports is found so often. */
const POLL_MS = 5_000
/** Longer than any transaction that emits takes. */
const OVERLAP_MS = 5 * 60_000
/** Events of one query. */
const BATCH = 500

/** At least one. */
export type StoredEvents = readonly [StoredEvent, ...StoredEvent[]]

type Options = {
  db: DatabaseClient
  /** For a connection of its own, which listens. */
  databaseUrl: string
  topics: readonly string[]
  /**
   * Events of one topic and tenant that were found together, in their order. Those whose handling fails are handled again at a
   * later poll.
   */
  onEvents: (events: StoredEvents) => Promise<void>
  log: Logger
  pollMs?: number
}

/**
 * Reads the events of some topics, each once, from now on: from their table, woken by a notification of the database.
 * A lost notification only delays. Returns what stops it.
 */
export async function startOutboxReader(options: Options): Promise<() => Promise<void>> {
  const { db, databaseUrl, log, pollMs = POLL_MS } = options
  const start = await findLastEventId(db)
  const reader = reading(options, start)
  const stopListening = listen({
    databaseUrl,
    channel: CHANNEL,
    onNotification: (payload) => reader.wake([Number(payload)]),
    onListening: () => reader.poll(),
    log,
  })
  const timer = setInterval(() => reader.poll(), pollMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await stopListening()
    await reader.stop()
  }
}

/** By topic and tenant, in the order of the first of each. */
function groupsOf(events: readonly StoredEvent[]): StoredEvents[] {
  const groups = new Map<string, [StoredEvent, ...StoredEvent[]]>()
  for (const event of events) {
    const name = `${event.tenantId} ${event.topic}`
    const group = groups.get(name)
    if (group) group.push(event)
    else groups.set(name, [event])
  }
  return [...groups.values()]
}

/** One reading at a time; what comes meanwhile is read next. */
function reading({ db, topics, onEvents, log }: Options, start: number) {
  const seen = seenEvents({ start, overlapMs: OVERLAP_MS, now: () => performance.now() })
  const due = new Set<number>()
  let isPollDue = false
  let isStopped = false
  let running: Promise<void> | undefined

  async function handle(group: StoredEvents): Promise<void> {
    try {
      await onEvents(group)
      for (const { id } of group) seen.add(id)
    } catch (error) {
      log.error({ err: error, topic: group[0].topic, events: group.length }, 'events were not handled')
    }
  }

  async function addUnseen(): Promise<void> {
    seen.expire()
    for (let after = seen.position(), isLast = false; !isLast;) {
      const ids = await findEventIds(db, { after, topics, limit: BATCH })
      for (const id of ids) if (!seen.has(id)) due.add(id)
      after = ids.at(-1) ?? after
      isLast = ids.length < BATCH
    }
  }

  async function run(): Promise<void> {
    while (!isStopped && (isPollDue || due.size > 0)) {
      if (isPollDue) {
        isPollDue = false
        await addUnseen()
      }
      const ids = [...due].slice(0, BATCH)
      for (const id of ids) due.delete(id)
      const unseen = (await findEvents(db, ids, topics)).filter(({ id }) => !seen.has(id))
      for (const group of groupsOf(unseen)) await handle(group)
    }
  }

  function go(): void {
    running ??= run()
      .catch((error: unknown) => log.warn({ err: error }, 'events were not read; they are at the next poll'))
      .finally(() => (running = undefined))
  }

  return {
    wake: (ids: readonly number[]): void => {
      for (const id of ids) due.add(id)
      go()
    },
    poll: (): void => {
      isPollDue = true
      go()
    },
    stop: async (): Promise<void> => {
      isStopped = true
      await running
    },
  }
}
