import type { tracking } from '@console/contracts'
import type { Tracker } from './create-tracker.ts'

let current: Tracker | null = null
let currentBizTypeId: number | null = null

/** The tracker of the signed-in console; null on unmount. */
export function attachTracker(tracker: Tracker | null): void {
  current = tracker
}

/** The business type that events belong to from now on. */
export function trackForBusinessType(bizTypeId: number | null): void {
  currentBizTypeId = bizTypeId
}

/** Sends the events still queued, while there is a session to send them with. */
export async function sendTracked(): Promise<void> {
  await current?.sendRest()
}

/** Tracks an event. Outside a session nothing is tracked. */
export function track(metricId: tracking.MetricId, payload: Readonly<Record<string, string | number>>): void {
  current?.track({ bizTypeId: currentBizTypeId, metricId, payload })
}
