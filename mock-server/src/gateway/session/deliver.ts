import { CLOSE_CODES } from '@console/realtime'
import { releaseSession, type SessionRegistry } from './session-registry.ts'
import type { Delivery, Handled, SharedSessions } from './shared-sessions.ts'

const FLUSHED_AT_ONCE = 200

/** Sends messages to sessions that are not over, with the note of the events that were handled by it. */
export type Deliver = (deliveries: readonly Delivery[], handled?: Handled) => void

/** All that has a number goes this way: what was not retained first would be lost with this server. */
export function deliverTo(
  { retain }: Pick<SharedSessions, 'retain'>,
  registry: Pick<SessionRegistry, 'end'>,
): Deliver {
  return (deliveries, handled) => {
    const present = deliveries.filter(isPresent)
    if (present.length === 0 && handled === undefined) return
    retain(present, handled ?? null, (retained, moved) => {
      // The server that has it may have ended before it said so; the client would wait here for what never comes.
      for (const session of moved) releaseSession(registry, session)
      // A session may have ended meanwhile, or is another server's now.
      for (const delivery of retained) if (isPresent(delivery)) add(delivery)
      flush(retained)
    })
  }
}

const isPresent = ({ to }: Delivery): boolean => to.isPresent

/** In turns: a notice to all does not hold up everybody else, and what writing allocates is freed between them. */
function flush(deliveries: readonly Delivery[], from = 0): void {
  const end = Math.min(from + FLUSHED_AT_ONCE, deliveries.length)
  for (let next = from; next < end; next += 1) {
    const to = deliveries[next]?.to
    if (to?.isPresent === true) to.link?.flush(to)
  }
  if (end < deliveries.length) setImmediate(() => flush(deliveries, end))
}

/** Numbers and retains it; it is sent in its turn, or once the client can take it. */
function add({ to, message, maxAgeMs }: Delivery): void {
  const { sender, link } = to
  if (sender.isFull()) {
    // Many at once for one session: the first ones cannot wait for their turn.
    link?.flush(to)
    // Full of messages that the client was not sent: one would be dropped unnoticed by an open connection.
    if (sender.isFull()) link?.close(CLOSE_CODES.slow)
  }
  sender.add(message, maxAgeMs)
}
