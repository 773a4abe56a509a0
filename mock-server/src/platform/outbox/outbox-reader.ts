import type { Logger } from 'pino'
import type { DatabaseClient } from '../db/client.ts'
import { listen } from '../db/listen.ts'
import { runNamedWork } from '../named-work.ts'
import { seenEvents, type SeenEvents } from './seen-events.ts'
import { findEventIds, findEvents, findPosition, type StoredEvent } from './stored-events.store.ts'

const CHANNEL = 'outbox_event'
/** Interval of looking for events that no notification reports. */
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
  /** Events that are stored by this moment are no news, unless one of them is committed later. */
  since: Date
  /**
   * Called once, before all others, with the events between that moment and the start, in their order. They are not handled
   * here.
   */
  onBacklog?: (events: readonly StoredEvent[]) => void
  log: Logger
  pollMs?: number
}

/**
 * Reads the events of some topics, each once, from now on: from their table, woken by a notification of the database. A lost
 * notification only delays. Returns the function that stops it.
 */
export async function startOutboxReader(options: Options): Promise<() => Promise<void>> {
  const { databaseUrl, log, pollMs = POLL_MS } = options
  const reader = await openReader(options)
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

/** Groups events by topic and tenant, in the order of the first of each. */
function groupEvents(events: readonly StoredEvent[]): StoredEvents[] {
  const groups = new Map<string, [StoredEvent, ...StoredEvent[]]>()
  for (const event of events) {
    const name = `${event.tenantId} ${event.topic}`
    const group = groups.get(name)
    if (group) group.push(event)
    else groups.set(name, [event])
  }
  return [...groups.values()]
}

/** Reads what is stored already, so that an event whose id lies among them and that is committed later is found. */
async function openReader(options: Options) {
  const { db, topics, since, onBacklog } = options
  const start = await findPosition(db, since)
  const seen = seenEvents({ start, overlapMs: OVERLAP_MS, now: () => performance.now() })
  const backlog: StoredEvent[] = []
  for await (const ids of idsAfter(options, start)) backlog.push(...(await findEvents(db, ids, topics)))
  for (const { id } of backlog) seen.add(id)
  onBacklog?.(backlog)
  return reading(options, seen)
}

/** Yields ids in batches. */
async function* idsAfter({ db, topics }: Options, position: number): AsyncGenerator<number[]> {
  for (let after = position, isLast = false; !isLast;) {
    const ids = await findEventIds(db, { after, topics, limit: BATCH })
    yield ids
    after = ids.at(-1) ?? after
    isLast = ids.length < BATCH
  }
}

/** One read at a time; events that arrive meanwhile are read next. */
function reading(options: Options, seen: SeenEvents) {
  const { db, topics, onEvents, log } = options
  const due = new Set<number>()
  let isPollDue = false
  let isStopped = false
  let running: Promise<void> | undefined

  async function handle(group: StoredEvents): Promise<void> {
    try {
      await runNamedWork(`events of ${group[0].topic}`, () => onEvents(group))
      for (const { id } of group) seen.add(id)
    } catch (error) {
      log.error({ err: error, topic: group[0].topic, events: group.length }, 'events were not handled')
    }
  }

  async function addUnseen(): Promise<void> {
    seen.expire()
    for await (const ids of idsAfter(options, seen.position()))
      for (const id of ids) if (!seen.has(id)) due.add(id)
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
      for (const group of groupEvents(unseen)) await handle(group)
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
