import type { DayTrackLane } from '@console/ui/day-track'
import type { DayRange } from '@console/ui'
import type { PersonTrack } from '../queries/monitor.ts'
import { boundsOf, segmentsOf, segmentsOfDay } from './track-segments.ts'
import { trackStatusOf } from './track-statuses.ts'

type Drawn = { range: DayRange; zone: string; /** Unix seconds. */ now: number }

/** The days of one person in the track, each with its segments from midnight to midnight (MON-054, MON-055). */
export function lanesOfPerson({ dailyTrackList, events }: PersonTrack, drawn: Drawn): DayTrackLane[] {
  const segments = segmentsOf(events, drawn)
  return dailyTrackList.map(({ day: wireDay }) => {
    const day = isoDay(wireDay)
    const bounds = boundsOf(day, drawn.zone)
    return {
      id: wireDay,
      label: day,
      ...bounds,
      segments: segmentsOfDay(segments, bounds).map((segment) => ({
        status: trackStatusOf(segment),
        begin: segment.begin,
        end: segment.end,
      })),
    }
  })
}

/** `20261120` as `2026-11-20`. */
export function isoDay(wireDay: string): string {
  return wireDay.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}
