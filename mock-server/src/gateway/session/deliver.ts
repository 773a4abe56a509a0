import { CLOSE_CODES } from '@console/realtime'
import type { Outgoing, RealtimeSession } from './realtime-session.ts'

/** Sends a message, now or once the client can take it; after `maxAgeMs` not any more. */
export function deliver(session: RealtimeSession, message: Outgoing, maxAgeMs?: number): void {
  // Full of messages that the client was not sent: one would be dropped unnoticed by an open connection.
  if (session.sender.isFull()) session.link?.close(CLOSE_CODES.slow)
  session.sender.add(message, maxAgeMs)
  session.link?.flush()
}
