import { useState } from 'react'
import type { LiveWorker } from '../../../model/live-worker.ts'

export type WatchedWorker = {
  workerId: number
  /** Of the moment when the watch began: a worker who goes offline has none. */
  roomId: string
  /** The number of the watch: a further one of the same worker is another. */
  attempt: number
  /** It failed or was ended; what happened stays in sight. */
  isOver: boolean
}

/** The one worker who is watched: starting another ends the running watch (LIVE-024). */
export function useWatched() {
  const [watched, setWatched] = useState<WatchedWorker | null>(null)
  return {
    watched,
    watch: ({ id, roomId }: LiveWorker) =>
      setWatched((before) => ({
        workerId: id,
        roomId,
        attempt: (before?.attempt ?? 0) + 1,
        isOver: false,
      })),
    close: () => setWatched(null),
    noteOver: (attempt: number) =>
      setWatched((before) => (before?.attempt === attempt ? { ...before, isOver: true } : before)),
  }
}
