import { workspace } from '@console/contracts'
import { useState } from 'react'

export type WatchedSeat = {
  seatId: number
  /** The room of the moment when the watch began: a seat that goes offline has none. */
  roomId: string
  /** The number of the watch: watching the same seat again gets a new number. */
  attempt: number
  /** The watch failed or was ended; its outcome remains visible. */
  isOver: boolean
}

/** The one seat that is watched: starting another ends the running watch (LIVE-024). */
export function useWatched() {
  const [watched, setWatched] = useState<WatchedSeat | null>(null)
  return {
    watched,
    watch: (seatId: number, roomId: string) =>
      setWatched((before) => ({ seatId, roomId, attempt: (before?.attempt ?? 0) + 1, isOver: false })),
    close: () => setWatched(null),
    noteOver: (attempt: number) =>
      setWatched((before) => (before?.attempt === attempt ? { ...before, isOver: true } : before)),
  }
}

/**
 * The id of the text that says why a seat cannot be watched now; null when it can. Browsers without WebRTC still show
 * everything else.
 */
export function whyNotWatched({ status }: Pick<workspace.SeatUser, 'status'>): string | null {
  if (!('RTCPeerConnection' in window)) return 'watch.why.unsupported'
  return workspace.isActive(status) ? null : 'watch.why.offline'
}
