import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Freshness } from './FreshnessChip.tsx'

/** After this many periods without a new answer the data is stale. */
export const STALE_AFTER_PERIODS = 2.5
const SECOND_MS = 1000

type PeriodicAnswer = { dataUpdatedAt: number; periodMs: number }

/** The age of a periodically refetched answer, updated each second. */
export function useFreshness({ dataUpdatedAt, periodMs }: PeriodicAnswer): Freshness {
  // oxlint-disable-next-line no-restricted-properties -- as TanStack Query stamps answers
  const [now, setNow] = useState(Date.now)
  const isHidden = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'hidden')
  useEffect(() => {
    if (isHidden) return
    // oxlint-disable-next-line no-restricted-properties -- as TanStack Query stamps answers
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [isHidden])
  return freshnessAt({ dataUpdatedAt, periodMs, now, isHidden })
}

export function freshnessAt(moment: PeriodicAnswer & { now: number; isHidden: boolean }): Freshness {
  const { dataUpdatedAt, periodMs, now, isHidden } = moment
  if (isHidden) return { state: 'paused' }
  // An answer since the last tick is newer than the displayed clock.
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
