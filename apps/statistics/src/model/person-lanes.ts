import type { DataOf, monitor } from '@console/contracts'
import type { DayTrackGap, DayTrackLane, DayTrackMark } from '@console/ui/day-track-lanes'
import { addDays, daysIn, type DayRange } from '@console/ui/time'
import { toClockTime } from './clock.ts'
import { getDayBounds, segmentsOfDay, type TrackSegment } from './track-segments.ts'
import { toTrackStatus } from './track-statuses.ts'

export type Shift = DataOf<typeof monitor.schedules>['userScheduleList'][number]['detail'][number]

/** Known data of one person in some days. */
export type PersonTime = {
  range: DayRange
  zone: string
  segments: readonly TrackSegment[]
  shifts: readonly Shift[]
  marks: readonly DayTrackMark[]
  gaps: readonly DayTrackGap[]
}

export const listDays = (range: DayRange): string[] =>
  Array.from({ length: Math.max(daysIn(range), 0) }, (_none, index) => addDays(range[0], index))

/** A lane a day, with the day as its id; `labelOf` names it. */
export function personLanes(time: PersonTime, labelOf: (day: string) => string): DayTrackLane[] {
  const { range, zone, segments, shifts, marks, gaps } = time
  return listDays(range).map((day) => {
    const bounds = getDayBounds(day, zone)
    const { begin, end } = bounds
    return {
      id: day,
      label: labelOf(day),
      begin,
      end,
      segments: segmentsOfDay(segments, bounds).map((segment) => ({
        status: toTrackStatus(segment),
        begin: segment.begin,
        end: segment.end,
      })),
      planned: shifts.flatMap(({ schedulesStart, schedulesDuration }) => {
        const shift = { begin: schedulesStart, end: schedulesStart + schedulesDuration }
        const text = `${toClockTime(shift.begin, zone)}–${toClockTime(shift.end, zone)}`
        return within(shift, bounds).map((part) => ({ ...part, text }))
      }),
      marks: marks.filter(({ at }) => at >= begin && at < end),
      gaps: gaps.flatMap((gap) => within(gap, bounds)),
    }
  })
}

/** The part that lies in a day, if any. */
function within<T extends { begin: number; end: number }>(part: T, day: { begin: number; end: number }): T[] {
  const begin = Math.max(part.begin, day.begin)
  const end = Math.min(part.end, day.end)
  return end > begin ? [{ ...part, begin, end }] : []
}
