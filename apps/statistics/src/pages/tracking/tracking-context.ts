import { createContext, use } from 'react'
import type { TrackingFilter } from './tracking.search.tsx'

/** Data and actions for the rows of the page. */
type Tracking = {
  filter: TrackingFilter
  /** The metric whose events are shown. */
  expanded: string | null
  toggle: (metricId: string) => void
  /** Shows all events of the tab in which an event happened. */
  openSession: (event: { userId: number; sessionId: string }) => void
}

export const TrackingContext = createContext<Tracking | null>(null)

export function useTracking(): Tracking {
  const value = use(TrackingContext)
  if (value === null) throw new Error('useTracking needs a TrackPage above it')
  return value
}
