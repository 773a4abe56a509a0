import { systemClock } from './clock.ts'
import { Hub } from './hub.ts'
import type { Port } from './port-messages.ts'
import { openWebSocket } from './socket.ts'

/** The part of a shared worker's global scope that a hub needs. */
export type WorkerScope = {
  addEventListener: (
    type: 'connect' | 'error' | 'unhandledrejection',
    listener: (event: { ports?: readonly Port[]; message?: string; reason?: unknown }) => void,
  ) => void
}

export function createBrowserHub(): Hub {
  return new Hub({ clock: systemClock, random: Math.random, openSocket: openWebSocket })
}

/** Each page that opens the worker brings a port. What fails in the worker is reported to a page. */
export function serveHub(scope: WorkerScope, hub = createBrowserHub()): void {
  scope.addEventListener('connect', ({ ports }) => {
    if (ports?.[0]) hub.connect(ports[0])
  })
  scope.addEventListener('error', ({ message }) => hub.report(`The worker failed: ${message}`))
  scope.addEventListener('unhandledrejection', ({ reason }) =>
    hub.report(`The worker failed: ${String(reason)}`),
  )
}
