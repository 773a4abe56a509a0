import type { DataOf, monitor } from '@console/contracts'
import { formatClock } from '@console/ui/time'
import type { TrackSegment } from './track-segments.ts'
import { toTrackStatus, type TrackStatus } from './track-statuses.ts'

export type Deviation = DataOf<typeof monitor.deviations>['deviationList'][number]

/** Why an interval is not as planned, as parts of a sentence. */
export type DeviationReason = {
  cause: Deviation['cause']
  isOpen: boolean
  seconds: number
  /** `HH:mm`, with seconds where there are any. */
  from: string
  until: string
  /** The last status within the interval; null where nothing was known of the person. */
  status: TrackStatus | null
}

/** For "15 minutes late: off-line until 09:15". `segments` are the person's, in order and without overlap. */
export function toDeviationReason(
  { cause, isOpen, begin, end }: Deviation,
  segments: readonly TrackSegment[],
  zone: string,
): DeviationReason {
  const last = segments.findLast((segment) => segment.begin < end && segment.end > begin)
  return {
    cause,
    isOpen,
    seconds: end - begin,
    from: formatClock(begin, zone),
    until: formatClock(end, zone),
    status: last === undefined ? null : toTrackStatus(last),
  }
}
