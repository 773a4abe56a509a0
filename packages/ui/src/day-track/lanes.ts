import type { TokenName } from '../theme/tokens.ts'
import type { TrackTokenName } from '../theme/track-tokens.ts'
import type { TrackPattern } from './patterns.ts'

/** A time in one status, in unix seconds; the end is no longer part of it. */
export type DayTrackSegment = { status: string; begin: number; end: number }

/** A time of a schedule; its text is drawn where it fits. */
export type DayTrackPlan = { begin: number; end: number; text: string }

/** A moment that matters: an inactivity alert, or a correction that somebody made. */
export type DayTrackMark = { at: number; kind: 'alert' | 'correction'; text: string }

/** A time that is not as planned, and why in words. */
export type DayTrackGap = { begin: number; end: number; text: string }

/** One day of one person. */
export type DayTrackLane = {
  id: string
  /** The person or the day, as screen readers and the table name the lane. */
  label: string
  /** First second of the day in the tenant's zone and of the next day: 23, 24 or 25 hours apart. */
  begin: number
  end: number
  /** In any order; what overlaps, or lies outside the day, is cut. */
  segments: readonly DayTrackSegment[]
  planned?: readonly DayTrackPlan[]
  marks?: readonly DayTrackMark[]
  gaps?: readonly DayTrackGap[]
}

/** Look of a status. Colours of a family differ in lightness, so each has a pattern too. */
export type DayTrackStatus = { name: string; colour: TokenName | TrackTokenName; pattern: TrackPattern }

export const UNKNOWN_LOOK = {
  colour: 'track-unknown',
  pattern: 'crossed',
} as const satisfies Partial<DayTrackStatus>

/** By the status of segments; one that is not here is drawn as unknown. */
export type DayTrackStatuses = Readonly<Record<string, DayTrackStatus>>
