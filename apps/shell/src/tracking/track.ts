import type { Tracker } from './create-tracker.ts'

let current: Tracker | null = null

/** The tracker of the signed-in console; null when it goes. */
export function attachTracker(tracker: Tracker | null): void {
  current = tracker
}

/** Notes an event, from wherever it happens. Outside a session nothing is tracked. */
export const track: Tracker['track'] = (metricId, payload) => {
  current?.track(metricId, payload)
}
