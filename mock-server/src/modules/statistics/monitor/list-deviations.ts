import { IDLE_OVERTIME_SECONDS, monitor, ONLINE_STATUSES, type SeatStatus } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { DAY_SECONDS } from '../../../platform/time/units.ts'
import { buildMonitorFilter } from './monitor.policy.ts'
import { findShifts } from './schedules.store.ts'
import { spansAround } from './track.store.ts'

/** Back to where a run of idleness began, and on to where a shift of the last day ends. */
const MARGIN = { secondsBefore: DAY_SECONDS, daysAfter: 1 }

export const listDeviations = route(monitor.deviations, {
  policy: canOpen('monitor.person', 'monitor.schedule'),
  handler: async ({ ctx, tx, session, query }) => {
    const now = ctx.clock.now()
    const filter = await buildMonitorFilter(query, { tx, session, now })
    const userIds = [query.userId]
    const shifts = await findShifts(tx, filter, userIds)
    const spans = (await spansAround(tx, filter, { userIds, margin: MARGIN })).map(
      ({ fromAt, toAt, ...status }) => ({ from: fromAt, to: toAt, ...status }),
    )
    const deviationList = shifts.flatMap(({ start, end, expectedWorkSeconds }) => {
      const plan = { start, end, breakSeconds: Math.max(0, end - start - expectedWorkSeconds) }
      const day = toZonedDay(start, filter.timezone).replaceAll('-', '')
      return detectDeviations(plan, { spans, now: toUnixSeconds(now) }).map((deviation) => ({
        day,
        shiftStart: start,
        shiftEnd: end,
        ...deviation,
      }))
    })
    return { deviationList }
  },
})

/** A status of one person in unix seconds; `to` is no longer part of it. */
type DaySpan = { from: number; to: number; status: SeatStatus; subEvt: string | null }

type ShiftPlan = {
  start: number
  end: number
  /** Seconds of breaks that the shift allows in all. */
  breakSeconds: number
}

type Deviation = { cause: monitor.DeviationCause; begin: number; end: number; isOpen: boolean }

type Part = Omit<Deviation, 'isOpen'>

type Interval = { begin: number; end: number }

/**
 * The intervals of a shift that were not as planned, as far as it has passed (see `monitor.deviations`). `spans` are the
 * person's, in order and apart, and reach back to where a run of idleness began.
 */
function detectDeviations(
  { start, end, breakSeconds }: ShiftPlan,
  { spans, now }: { spans: readonly DaySpan[]; now: number },
): Deviation[] {
  const until = Math.min(end, now)
  if (until <= start) return []
  const period = { begin: start, end: until }
  const hasEnded = now >= end
  const parts = [
    ...absencesIn(period, { spans, hasEnded }),
    ...breaksBeyond(period, { spans, breakSeconds }),
    ...inactivityIn(period, spans),
  ]
  return parts
    .toSorted((one, other) => one.begin - other.begin)
    .map((part) => ({ ...part, isOpen: !hasEnded && part.end === now }))
}

type Absences = { spans: readonly DaySpan[]; hasEnded: boolean }

/** Times when nobody was online: with another status, or with none at all. */
function absencesIn(period: Interval, { spans, hasEnded }: Absences): Part[] {
  const present = spans.flatMap((span) => (ONLINE_STATUSES.has(span.status) ? cut(span, period) : []))
  const first = present[0]
  const last = present.at(-1)
  if (!first || !last) return [{ ...period, cause: hasEnded ? 'absent' : 'lateStart' }]
  const absences: Part[] = []
  if (first.begin > period.begin) absences.push({ begin: period.begin, end: first.begin, cause: 'lateStart' })
  for (const [index, { end: begin }] of present.entries()) {
    const end = present[index + 1]?.begin ?? period.end
    if (begin >= end) continue
    const isLast = index === present.length - 1
    if (isLast && hasEnded) absences.push({ begin, end, cause: 'earlyLeave' })
    else absences.push(...offlineAndLeave({ begin, end }, spans))
  }
  return absences
}

/** Absence without leave is offline, even if it was not reported. */
function offlineAndLeave(absence: Interval, spans: readonly DaySpan[]): Part[] {
  const parts: Part[] = []
  let begin = absence.begin
  for (const leave of spans.flatMap((span) => (span.status === 'leave' ? cut(span, absence) : []))) {
    if (leave.begin > begin) parts.push({ begin, end: leave.begin, cause: 'offline' })
    parts.push({ ...leave, cause: 'leave' })
    begin = leave.end
  }
  if (begin < absence.end) parts.push({ begin, end: absence.end, cause: 'offline' })
  return parts
}

function breaksBeyond(
  period: Interval,
  { spans, breakSeconds }: { spans: readonly DaySpan[]; breakSeconds: number },
): Part[] {
  let left = breakSeconds
  return spans.flatMap((span): Part[] => {
    if (span.status !== 'break') return []
    return cut(span, period).flatMap(({ begin, end }) => {
      const allowed = Math.min(left, end - begin)
      left -= allowed
      return begin + allowed < end ? [{ begin: begin + allowed, end, cause: 'breakTooLong' as const }] : []
    })
  })
}

function inactivityIn(period: Interval, spans: readonly DaySpan[]): Part[] {
  const runs: Interval[] = []
  for (const { from, to, status, subEvt } of spans) {
    if (status !== 'idle' || subEvt === 'downtime') continue
    const last = runs.at(-1)
    if (last?.end === from) last.end = to
    else runs.push({ begin: from, end: to })
  }
  return runs.flatMap(({ begin, end }) =>
    cut({ from: begin + IDLE_OVERTIME_SECONDS, to: end }, period).map((part) => ({
      ...part,
      cause: 'inactive' as const,
    })),
  )
}

function cut({ from, to }: { from: number; to: number }, { begin, end }: Interval): Interval[] {
  const part = { begin: Math.max(from, begin), end: Math.min(to, end) }
  return part.begin < part.end ? [part] : []
}
