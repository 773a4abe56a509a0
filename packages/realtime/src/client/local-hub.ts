import type { Port } from './port-messages.ts'
import { createBrowserHub } from './serve-hub.ts'

/** A hub for this page alone. Loaded when it is needed: it brings the codec with it. */
export function openLocalHub(): Port {
  const { port1, port2 } = new MessageChannel()
  createBrowserHub().connect(port1)
  return port2
}
