export { clockText } from './clock-text.ts'
export type { DayTrackProps } from './day-track-props.ts'
export { DayTrack } from './DayTrack.tsx'
export type {
  DayTrackGap,
  DayTrackLane,
  DayTrackMark,
  DayTrackPlan,
  DayTrackSegment,
  DayTrackStatus,
  DayTrackStatuses,
} from './lanes.ts'
export { useMinute } from './use-minute.ts'
export { usePrinting } from './use-printing.ts'
