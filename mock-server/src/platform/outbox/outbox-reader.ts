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

type Options = {
  db: DatabaseClient
  /** For a connection of its own, which listens. */
  databaseUrl: string
  topics: readonly string[]
  /** An event whose handling fails is handled again at a later poll. */
  onEvent: (event: StoredEvent) => Promise<void>
  log: Logger
  pollMs?: number
}

/**
 * Reads the events of some topics, each once, from now on: woken by a notification of the database, with the table as the
 * truth. A lost notification only delays. Answers what stops it.
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

/** One reading at a time; what comes meanwhile is read next. */
function reading({ db, topics, onEvent, log }: Options, start: number) {
  const seen = seenEvents({ start, overlapMs: OVERLAP_MS, now: () => performance.now() })
  const due = new Set<number>()
  let isPollDue = false
  let isStopped = false
  let running: Promise<void> | undefined

  async function handle(event: StoredEvent): Promise<void> {
    if (seen.has(event.id)) return
    try {
      await onEvent(event)
      seen.add(event.id)
    } catch (error) {
      log.error({ err: error, topic: event.topic }, 'an event was not handled')
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
      for (const event of await findEvents(db, ids, topics)) await handle(event)
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
