import type { Clock } from './clock.ts'

/** The server closes at 200 frames in any second, heartbeats included: two windows in a row stay below. */
const MAX_PER_WINDOW = 90
const WINDOW_MS = 1000

export type Pace = {
  /** True if a frame may be sent now. When not, `onReady` is called as soon as one may. */
  isReady: () => boolean
  /** A frame was sent. */
  count: () => void
  cancel: () => void
}

export function createPace(clock: Clock, onReady: () => void): Pace {
  let windowStart = clock.now()
  let sent = 0
  let cancelPause: (() => void) | null = null

  function pause(): void {
    cancelPause ??= clock.after(windowStart + WINDOW_MS - clock.now(), () => {
      cancelPause = null
      onReady()
    })
  }

  return {
    isReady: () => {
      if (clock.now() - windowStart >= WINDOW_MS) {
        windowStart = clock.now()
        sent = 0
      }
      if (sent >= MAX_PER_WINDOW) pause()
      return sent < MAX_PER_WINDOW
    },
    count: () => {
      sent += 1
    },
    cancel: () => {
      cancelPause?.()
      cancelPause = null
    },
  }
}
