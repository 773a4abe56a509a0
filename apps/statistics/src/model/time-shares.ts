import type { TrackSegment } from './track-segments.ts'
import { toTrackStatus, type TrackStatus } from './track-statuses.ts'

/** Seconds of a status, and which share of all of them that is, 0 to 1. */
export type TimeShare = { status: TrackStatus; seconds: number; share: number }

/** Divides the time of a person into statuses, longest first. Offline is no part of it. */
export function timeShares(segments: readonly TrackSegment[]): TimeShare[] {
  const seconds = new Map<TrackStatus, number>()
  for (const segment of segments) {
    const status = toTrackStatus(segment)
    if (status === 'offline') continue
    seconds.set(status, (seconds.get(status) ?? 0) + segment.end - segment.begin)
  }
  const all = [...seconds.values()].reduce((sum, one) => sum + one, 0)
  return [...seconds]
    .map(([status, own]) => ({ status, seconds: own, share: own / all }))
    .toSorted((a, b) => b.seconds - a.seconds)
}
