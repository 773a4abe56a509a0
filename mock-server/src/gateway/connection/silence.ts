import { SILENT_PERIODS } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { Timers } from '../timers.ts'

type Options = {
  timers: Timers
  limits: Pick<GatewayLimits, 'signInMs' | 'periodSeconds'>
  onSilence: () => void
}

export type Silence = {
  /** A frame came; answers when. */
  heard: () => number
  /** The first heartbeat is here: its check may take its time. */
  stopSignInLimit: () => void
  /** From now on three periods without a frame are a loss. */
  startPeriods: () => void
  stop: () => void
}

/** Notices a client that does not sign in in time, and one that falls silent. */
export function watchSilence({ timers, limits, onSilence }: Options): Silence {
  const allowedMs = limits.periodSeconds * 1000 * SILENT_PERIODS
  let heardAt = timers.now()
  let cancel = timers.after(limits.signInMs, onSilence)

  // One timer for all frames: when it ends it looks at the last one.
  function wait(leftMs: number): void {
    cancel = timers.after(leftMs, () => {
      const silentMs = timers.now() - heardAt
      if (silentMs >= allowedMs) onSilence()
      else wait(allowedMs - silentMs)
    })
  }

  return {
    heard: () => (heardAt = timers.now()),
    stopSignInLimit: () => cancel(),
    startPeriods: () => {
      cancel()
      wait(allowedMs)
    },
    stop: () => cancel(),
  }
}
