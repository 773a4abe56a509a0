import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import { HANDLED_REMEMBERED_MS } from '../session/shared-sessions.ts'
import type { Timers } from '../timers.ts'

/** An event that was read longer ago was handled for every session that still waits for its client. */
const MISSED_MS = 120_000

export type RecentEvents = {
  /** To be called before anything is looked up for it: sessions that come later have missed it. */
  add: (event: StoredEvent) => void
  /** Marks events as published, so that they are not published here again. */
  published: (events: readonly StoredEvent[]) => void
  /**
   * Compares the events of this server with those that were handled for a session from another server: returns the events
   * that this server has read and nobody handled for the session, in their order, and the ids of those that were handled for
   * it and are still to be published here, to the others.
   */
  compare: (
    tenantId: number,
    handled: ReadonlySet<number>,
  ) => { missed: StoredEvent[]; handledUnpublished: number[] }
}

/** The events of the last minutes, for sessions that come from another server. */
export function recentEvents(timers: Timers): RecentEvents {
  const recent = new Map<number, { event: StoredEvent; at: number; isPublished: boolean }>()

  function expire(): void {
    for (const [id, { at }] of recent) {
      if (timers.now() - at < HANDLED_REMEMBERED_MS) return
      recent.delete(id)
    }
  }

  return {
    add: (event) => {
      expire()
      recent.set(event.id, { event, at: timers.now(), isPublished: false })
    },
    published: (events) => {
      for (const { id } of events) {
        const found = recent.get(id)
        if (found) found.isPublished = true
      }
    },
    compare: (tenantId, handled) => {
      expire()
      return {
        missed: [...recent.values()]
          .filter(({ at }) => timers.now() - at < MISSED_MS)
          .map(({ event }) => event)
          .filter((event) => event.tenantId === tenantId && !handled.has(event.id)),
        handledUnpublished: [...handled].filter((id) => recent.get(id)?.isPublished !== true),
      }
    },
  }
}
