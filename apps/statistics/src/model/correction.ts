import { DAY_SECONDS, type WorkType } from '@console/contracts'
import { formatDay } from '@console/ui/time'
import { ALL_CLOCKS, toClockTime, parseClock } from './clock.ts'
import { getDayBounds } from './track-segments.ts'

/** The values of a correction's dialog; clock times as `HH:mm`, or as they were typed. */
export type CorrectionForm = { start: string; end: string; evtType: WorkType | ''; reason: string }

/** The day that is corrected, and the present moment in unix seconds. */
export type CorrectedDay = { day: string; zone: string; now: number }

const LAST_MINUTE = '23:59'

/** The times of a segment, cut to minutes; midnight becomes 23:59, and an end after now becomes now (PLAN-Q4). */
export function toCorrectionForm(
  segment: { begin: number; end: number },
  { day, zone, now }: CorrectedDay,
): CorrectionForm {
  const { end } = getDayBounds(day, zone)
  const last = Math.min(segment.end, now)
  return {
    start: toClockTime(segment.begin, zone),
    end: last >= end ? LAST_MINUTE : toClockTime(last, zone),
    evtType: '',
    reason: '',
  }
}

const isClock = (text: string): boolean => ALL_CLOCKS.includes(text)

/** Sets the start; clears an end that is before it (PLAN-010). */
export function withStart({ end }: Pick<CorrectionForm, 'end'>, start: string): Partial<CorrectionForm> {
  return end !== '' && isClock(start) && start > end ? { start, end: '' } : { start }
}

/** Excludes times that cannot be chosen: later than the present minute, or never shown on this day (PLAN-009). */
export function offTimes({ day, zone, now }: CorrectedDay): (clock: string) => boolean {
  const present = formatDay(now, zone) === day ? toClockTime(now, zone) : LAST_MINUTE
  const { begin, end } = getDayBounds(day, zone)
  const isOrdinary = end - begin === DAY_SECONDS
  return (clock) => clock > present || (!isOrdinary && parseClock(clock, day, zone) === null)
}

/** Excludes times of the end likewise, and those before the start (PLAN-010). */
export function offEnds(corrected: CorrectedDay, start: string): (clock: string) => boolean {
  const isOff = offTimes(corrected)
  return (clock) => isOff(clock) || clock < start
}

export type CorrectionProblem = 'start' | 'end' | 'type' | 'reason' | 'before' | 'never'

/** Finds the problems of each field when it is sent (PLAN-003..006, PLAN-Q5). */
export function correctionProblems(
  { start, end, evtType, reason }: CorrectionForm,
  corrected: CorrectedDay,
): Partial<Record<keyof CorrectionForm, CorrectionProblem>> {
  const isOff = offTimes(corrected)
  return {
    ...(!isClock(start) ? { start: 'start' } : isOff(start) ? { start: 'never' } : {}),
    ...(!isClock(end)
      ? { end: 'end' }
      : isOff(end)
        ? { end: 'never' }
        : isClock(start) && end <= start
          ? { end: 'before' }
          : {}),
    ...(evtType === '' ? { evtType: 'type' } : {}),
    ...(reason.trim() === '' ? { reason: 'reason' } : {}),
  }
}
