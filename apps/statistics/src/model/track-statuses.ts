import { SUB_STATUSES, type SeatStatus, type SubStatus } from '@console/contracts'
import type { DayTrackStatus } from '@console/ui/day-track-lanes'
import type { TrackSegment } from './track-segments.ts'

/**
 * Statuses that segments are drawn as: plain ones, and those with a kind. The plain kind of idle is idle itself (PLAN-Q2).
 */
export type TrackStatus = SeatStatus | SubStatus

type Look = Pick<DayTrackStatus, 'colour' | 'pattern'>

/** In the order of the legend. A family has one hue; its members differ in lightness and pattern (MON-073). */
export const TRACK_LOOKS = {
  work: { colour: 'track-work', pattern: 'crossed' },
  productive: { colour: 'track-productive', pattern: 'plain' },
  meeting: { colour: 'track-meeting', pattern: 'rising' },
  coaching: { colour: 'track-coaching', pattern: 'dotted' },
  training: { colour: 'track-training', pattern: 'rows' },
  online: { colour: 'track-online', pattern: 'columns' },
  break: { colour: 'track-break', pattern: 'crossed' },
  shortBreak: { colour: 'track-short-break', pattern: 'falling' },
  lunchBreak: { colour: 'track-lunch-break', pattern: 'rows' },
  idle: { colour: 'track-idle', pattern: 'checked' },
  downtime: { colour: 'track-downtime', pattern: 'dotted' },
  leave: { colour: 'track-leave', pattern: 'falling' },
  offline: { colour: 'track-offline', pattern: 'plain' },
} as const satisfies Readonly<Record<TrackStatus, Look>>

/** The kind of a status, or the plain status where it has none or one that nobody knows. */
export function toTrackStatus({
  status,
  subStatus,
}: Pick<TrackSegment, 'status' | 'subStatus'>): TrackStatus {
  const kinds: Partial<Record<SeatStatus, readonly SubStatus[]>> = SUB_STATUSES
  return kinds[status]?.find((kind) => kind === subStatus) ?? status
}
