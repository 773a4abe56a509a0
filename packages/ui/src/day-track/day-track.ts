export { clockText } from './clock-text.ts'
export { DayTrack, type DayTrackProps } from './DayTrack.tsx'
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
