import { STATUS_EVENT, statusAfter, type SeatStatus } from '@console/contracts'
import { dayRangeToUnix, formatDay, type DayRange } from '@console/ui/time'

/** An event as received; unknown types and kinds of statuses may be among them (MON-Q10). */
export type ReceivedEvent = { evtType: number; evtAt: number; subEvt?: string | undefined }

/** A status from its event to the next different one, in unix seconds; the end is no longer part of it. */
export type TrackSegment = {
  status: SeatStatus
  /** Empty for the plain status (MON-Q9). */
  subStatus: string
  begin: number
  end: number
}

/** First second of a day in its zone, and of the day after it. */
export type DayBounds = { begin: number; end: number }

type TrackRange = { range: DayRange; zone: string; /** Unix seconds. */ now: number }

/** The bounds of one day, which may be shorter or longer than 24 hours (R21). */
export function getDayBounds(day: string, zone: string): DayBounds {
  const { begin, end } = dayRangeToUnix([day, day], zone)
  return { begin, end: end + 1 }
}

/**
 * The statuses of one person (MON-065..077), in order and without overlap, from the first event on. The last one ends now if
 * the range includes today (MON-Q11), else with the day of its event. Nothing is later than now.
 */
export function toTrackSegments(
  events: readonly ReceivedEvent[],
  { range, zone, now }: TrackRange,
): TrackSegment[] {
  const starts = toStatusStarts(events.filter(({ evtAt }) => evtAt <= now))
  const isRealTime = formatDay(now, zone) <= range[1]
  return starts.flatMap(({ status, subStatus, begin }, index) => {
    const end = starts[index + 1]?.begin ?? (isRealTime ? now : getDayEnd(begin, zone))
    return end > begin ? [{ status, subStatus, begin, end: Math.min(end, now) }] : []
  })
}

/** The part of each status that lies in one day (MON-078). */
export function segmentsOfDay(
  segments: readonly TrackSegment[],
  { begin: from, end: to }: DayBounds,
): TrackSegment[] {
  return segments.flatMap((segment) => {
    const begin = Math.max(segment.begin, from)
    const end = Math.min(segment.end, to)
    return end > begin ? [{ ...segment, begin, end }] : []
  })
}

/** Left edge and width in percent of the day's length: 6 of 24 hours are 25 (MON-079, MON-080). */
export function toPercentSpan(
  { begin, end }: Pick<TrackSegment, 'begin' | 'end'>,
  day: DayBounds,
): { left: number; width: number } {
  const length = day.end - day.begin
  return { left: (100 * (begin - day.begin)) / length, width: (100 * (end - begin)) / length }
}

type Start = Pick<TrackSegment, 'status' | 'subStatus' | 'begin'>

/** Starts of different statuses (MON-075); of several events in one second the last one counts. */
function toStatusStarts(events: readonly ReceivedEvent[]): Start[] {
  const starts: Start[] = []
  for (const { evtType, evtAt, subEvt = '' } of events.toSorted((a, b) => a.evtAt - b.evtAt)) {
    const status = toSeatStatus(evtType)
    if (status === null) continue
    while (starts.at(-1)?.begin === evtAt) starts.pop()
    const open = starts.at(-1)
    if (open?.status === status && open.subStatus === subEvt) continue
    starts.push({ status, subStatus: subEvt, begin: evtAt })
  }
  return starts
}

/** Null for a heartbeat, and for a type that nobody knows (MON-067, MON-Q10). */
function toSeatStatus(evtType: number): SeatStatus | null {
  const known = Object.values(STATUS_EVENT).find((type) => type === evtType)
  return known === undefined ? null : statusAfter(known)
}

function getDayEnd(unixSeconds: number, zone: string): number {
  return getDayBounds(formatDay(unixSeconds, zone), zone).end
}
