import { CLOSE_CODES } from '@console/realtime'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { SessionRegistry } from './session-registry.ts'
import type { Delivery, SharedSessions } from './shared-sessions.ts'

const FLUSHED_AT_ONCE = 200

/** Sends messages to sessions that are not over, with the note that these events of one company were handled. */
export type Deliver = (deliveries: readonly Delivery[], events?: readonly StoredEvent[]) => void

/** All that has a number goes this way: what was not retained first would be lost with this server. */
export function deliverTo({
  registry,
  shared,
}: {
  registry: Pick<SessionRegistry, 'find'>
  shared: Pick<SharedSessions, 'retain'>
}): Deliver {
  const isPresent = ({ to }: Delivery): boolean => registry.find(to.id) === to
  return (deliveries, events = []) => {
    const present = deliveries.filter(isPresent)
    if (present.length === 0 && events.length === 0) return
    shared.retain(present, events, (retained) => {
      // A session may have ended meanwhile, or is another server's now.
      const owned = retained.filter(isPresent)
      for (const delivery of owned) add(delivery)
      flush(owned)
    })
  }

  /** In turns: a notice to all does not hold up everybody else, and what writing allocates is freed between them. */
  function flush(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries.slice(0, FLUSHED_AT_ONCE))
      if (isPresent(delivery)) delivery.to.link?.flush()
    const left = deliveries.slice(FLUSHED_AT_ONCE)
    if (left.length > 0) setImmediate(() => flush(left))
  }
}

/** Numbers and retains it; it is sent in its turn, or once the client can take it. */
function add({ to: { sender, link }, message, maxAgeMs }: Delivery): void {
  // Many at once for one session: the first ones cannot wait for their turn.
  if (sender.isFull()) link?.flush()
  // Full of messages that the client was not sent: one would be dropped unnoticed by an open connection.
  if (sender.isFull()) link?.close(CLOSE_CODES.slow)
  sender.add(message, maxAgeMs)
}
