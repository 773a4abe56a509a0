import { CLOSE_CODES } from '@console/realtime'
import type { StoredEvent } from '../../platform/outbox/stored-events.store.ts'
import type { SessionRegistry } from './session-registry.ts'
import type { Delivery, SharedSessions } from './shared-sessions.ts'

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
      for (const delivery of retained) if (isPresent(delivery)) send(delivery)
    })
  }
}

/** Now or once the client can take it. */
function send({ to, message, maxAgeMs }: Delivery): void {
  // Full of messages that the client was not sent: one would be dropped unnoticed by an open connection.
  if (to.sender.isFull()) to.link?.close(CLOSE_CODES.slow)
  to.sender.add(message, maxAgeMs)
  to.link?.flush()
}
