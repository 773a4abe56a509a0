import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { Timers } from '../timers.ts'

/** Longer than a session waits for its client. */
const REMEMBERED_MS = 120_000

export type RecentEvents = {
  /** To be called before anything is looked up for it: sessions that come later have missed it. */
  add: (event: StoredEvent) => void
  /** Those of a company that are not among the handled ones, in their order. */
  missed: (tenantId: number, handled: ReadonlySet<number>) => StoredEvent[]
}

/** The events of the last minutes, for sessions that come from another server. */
export function recentEvents(timers: Timers): RecentEvents {
  const recent = new Map<number, { event: StoredEvent; at: number }>()

  function expire(): void {
    for (const [id, { at }] of recent) {
      if (timers.now() - at < REMEMBERED_MS) return
      recent.delete(id)
    }
  }

  return {
    add: (event) => {
      expire()
      recent.set(event.id, { event, at: timers.now() })
    },
    missed: (tenantId, handled) => {
      expire()
      return [...recent.values()]
        .map(({ event }) => event)
        .filter((event) => event.tenantId === tenantId && !handled.has(event.id))
    },
  }
}
