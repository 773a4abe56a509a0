import { HOUR_SECONDS } from '../../shared/units.ts'
import { ONLINE_STATUSES, type SeatStatus } from './status-events.ts'

/** Attendance of a shift (PLAN-020..022). */
export const ATTENDANCE = { present: 0, late: 1, absent: 2 } as const
export type Attendance = (typeof ATTENDANCE)[keyof typeof ATTENDANCE]

/** Anyone who signs in earlier than this before a shift did not do so for it. */
export const EARLIEST_ARRIVAL_SECONDS = 4 * HOUR_SECONDS

/** A status of one person, in unix seconds; `to` is excluded. */
export type StatusSpan = { from: number; to: number; status: SeatStatus }

export type AttendedShift = {
  /** Unix seconds; the shift may run over midnight. */
  start: number
  end: number
  /** The end of the person's shift before it, whose time is not counted twice; null without one. */
  previousEnd: number | null
}

export type ShiftReality = {
  /**
   * The moment since which the person was online without a break when the shift began, or at which they came later; null:
   * not yet.
   */
  actualStart: number | null
  /** Seconds of the status work between the start and the end of the shift. */
  actualWorkDuration: number
  /** Null while it is open: before the shift, and during it until somebody comes. */
  status: Attendance | null
}

/**
 * Calculates the attendance of a shift (PLAN-Q10): anyone who came after its start is late, without any tolerance; anyone
 * who had not come when it ended is absent. Online is signed in and not on leave. `spans` are the person's, in order and
 * apart.
 */
export function calculateAttendance(
  shift: AttendedShift,
  { spans, now }: { spans: readonly StatusSpan[]; now: number },
): ShiftReality {
  const { start, end } = shift
  const actualStart = findArrival(shift, spans)
  const work = spans
    .filter(({ status }) => status === 'work')
    .reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)), 0)
  return {
    actualStart,
    actualWorkDuration: work,
    status: getAttendanceStatus({ start, end, actualStart, now }),
  }
}

function findArrival(
  { start, end, previousEnd }: AttendedShift,
  spans: readonly StatusSpan[],
): number | null {
  // The later one of overlapping shifts begins at its own start.
  const earliest = Math.min(start, Math.max(previousEnd ?? 0, start - EARLIEST_ARRIVAL_SECONDS))
  // Begin and end of the run of online statuses that the loop is in.
  let since = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { from, to, status } of spans) {
    if (!ONLINE_STATUSES.has(status) || to <= earliest) continue
    if (from >= end) break
    if (from !== until) since = Math.max(from, earliest)
    until = to
    if (until > start) return since
  }
  return null
}

type Decided = { start: number; end: number; actualStart: number | null; now: number }

function getAttendanceStatus({ start, end, actualStart, now }: Decided): Attendance | null {
  if (now < start) return null
  if (actualStart === null) return now >= end ? ATTENDANCE.absent : null
  return actualStart > start ? ATTENDANCE.late : ATTENDANCE.present
}
