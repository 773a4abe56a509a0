import type { RealtimeClient } from '@console/realtime/client'

/**
 * What the server reports by itself, over the one connection of the browser. Without a connection pages poll, so nothing
 * here is ever the only way to learn something.
 */
export type HostRealtime = Pick<RealtimeClient, 'subscribe' | 'onFresh'> & {
  /** Whether messages arrive at present. */
  isOpen: { get: () => boolean; subscribe: (listener: () => void) => () => void }
}

const nothing = (): (() => void) => () => {}

/** Of a page that has no connection to share: one in a frame, or alone. */
export const noRealtime: HostRealtime = {
  subscribe: nothing,
  onFresh: nothing,
  isOpen: { get: () => false, subscribe: nothing },
}
