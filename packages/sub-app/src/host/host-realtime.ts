import type { RealtimeClient } from '@console/realtime/client'
import type { IceServer } from '@console/realtime/watch'

/**
 * Reports that the server sends by itself, over the one connection of the browser. Without a connection pages poll, so
 * nothing here is ever the only way to learn something. Rooms, in which people watch each other, need it.
 */
export type HostRealtime = Pick<RealtimeClient, 'subscribe' | 'onFresh' | 'enterRoom'> & {
  /** True while messages arrive. */
  isOpen: { get: () => boolean; subscribe: (listener: () => void) => () => void }
  /** Opens the connection now, for a page that will soon need it: the host does not hurry without a need. */
  open: () => void
  /** For a call that begins now: the credentials of TURN servers last a limited time. */
  iceServers: () => Promise<readonly IceServer[]>
}

const nothing = (): (() => void) => () => {}

/** Realtime of a page that has no connection to share: one in a frame, or alone. */
export const noRealtime: HostRealtime = {
  subscribe: nothing,
  onFresh: nothing,
  isOpen: { get: () => false, subscribe: nothing },
  open: () => {},
  enterRoom: (_roomId, { onStatus, onUndelivered }) => {
    let isInside = true
    // Runs after the caller has received its room.
    queueMicrotask(() => {
      if (isInside) onStatus({ kind: 'refused', refusal: 'unavailable' })
      isInside = false
    })
    return {
      leave: () => {
        isInside = false
      },
      send: () => {
        queueMicrotask(() => onUndelivered?.('', 'unavailable'))
        return ''
      },
    }
  },
  iceServers: () => Promise.reject(new Error('There is no realtime connection.')),
}
