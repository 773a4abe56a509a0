import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Freshness } from './FreshnessChip.tsx'

/** After so many periods without a new answer what is shown is old. */
export const STALE_AFTER_PERIODS = 2.5
const SECOND_MS = 1000

type Asked = { dataUpdatedAt: number; periodMs: number }

/** How old an answer is that is asked for anew each period, told each second. */
export function useFreshness({ dataUpdatedAt, periodMs }: Asked): Freshness {
  const [now, setNow] = useState(Date.now)
  const isHidden = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'hidden')
  useEffect(() => {
    if (isHidden) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [isHidden])
  return freshnessAt({ dataUpdatedAt, periodMs, now, isHidden })
}

export function freshnessAt(moment: Asked & { now: number; isHidden: boolean }): Freshness {
  const { dataUpdatedAt, periodMs, now, isHidden } = moment
  if (isHidden) return { state: 'paused' }
  // An answer that came since the last tick is newer than the clock that is shown.
  const ageMs = Math.max(0, now - dataUpdatedAt)
  const ageSeconds = Math.floor(ageMs / SECOND_MS)
  if (ageMs > periodMs * STALE_AFTER_PERIODS) return { state: 'stale', ageSeconds }
  return {
    state: 'fresh',
    ageSeconds,
    nextSeconds: Math.max(0, Math.ceil((periodMs - ageMs) / SECOND_MS)),
  }
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
