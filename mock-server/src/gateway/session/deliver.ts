import { CLOSE_CODES } from '@console/realtime'
import { releaseSession, type SessionRegistry } from './session-registry.ts'
import type { Delivery, Handled, SharedSessions } from './shared-sessions.ts'

const FLUSHED_AT_ONCE = 200

/** Sends messages to sessions that are not over, and notes which events were handled by them. */
export type Deliver = (deliveries: readonly Delivery[], handled?: Handled) => void

/** Every numbered message is sent this way: a message that was not retained first would be lost with this server. */
export function deliverTo(
  { retain }: Pick<SharedSessions, 'retain'>,
  registry: Pick<SessionRegistry, 'end'>,
): Deliver {
  return (deliveries, handled) => {
    const present = deliveries.filter(isPresent)
    if (present.length === 0 && handled === undefined) return
    retain(present, handled ?? null, (retained, moved) => {
      // The server that took a session over may have ended before it reported that; the client would wait here for messages
      // that never come.
      for (const session of moved) releaseSession(registry, session)
      // A session may have ended meanwhile, or is another server's now.
      for (const delivery of retained) if (isPresent(delivery)) add(delivery)
      flush(retained)
    })
  }
}

const isPresent = ({ to }: Delivery): boolean => to.isPresent

/**
 * Sends in turns, so that a notice to all does not delay everybody else, and the memory that writing allocates is freed
 * between them.
 */
function flush(deliveries: readonly Delivery[], from = 0): void {
  const end = Math.min(from + FLUSHED_AT_ONCE, deliveries.length)
  for (let next = from; next < end; next += 1) {
    const to = deliveries[next]?.to
    if (to?.isPresent === true) to.link?.flush(to)
  }
  if (end < deliveries.length) setImmediate(() => flush(deliveries, end))
}

/** Numbers and retains a message; it is sent in its turn, or once the client can take it. */
function add({ to, message, maxAgeMs }: Delivery): void {
  const { sender, link } = to
  if (sender.isFull()) {
    // Many at once for one session: the first ones cannot wait for their turn.
    link?.flush(to)
    // The sender is full of messages that the client was not sent: an open connection would drop one unnoticed.
    if (sender.isFull()) link?.close(CLOSE_CODES.slow)
  }
  sender.add(message, maxAgeMs)
}
