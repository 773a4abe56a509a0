import type { reportSchedule } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { addDays, toZonedDay } from '../../../platform/time/days.ts'
import { zonedMoment } from '../../../platform/time/zoned-time.ts'
import { NO_FAILURES, type NextDue } from './report-schedule.store.ts'

type Timing = reportSchedule.Timing
/** `day` is `YYYY-MM-DD` of the company's zone. */
type Due = { day: string; at: Date }

const WEEK_DAYS = 7
/** Two months: every schedule is due within them. */
const MAX_STEP_DAYS = 62

/** When a report is due next after a moment, on a day after `lastDay` where there is one. */
export function nextDue(
  timing: Timing,
  { after, timezone, lastDay = null }: { after: Date; timezone: string; lastDay?: string | null },
): Due {
  // Starts a day earlier: if clocks skip a day, its reports are due on the next one.
  const first = addDays(toZonedDay(toUnixSeconds(after), timezone), -1)
  return dueFrom(
    timing,
    { first, step: 1, timezone },
    ({ day, at }) => at > after && (lastDay === null || day > lastDay),
  )
}

/** The last time a report was due: of several missed times, only the newest is made up for. */
export function lastDue(timing: Timing, { at: now, timezone }: { at: Date; timezone: string }): Due {
  const first = toZonedDay(toUnixSeconds(now), timezone)
  return dueFrom(timing, { first, step: -1, timezone }, ({ at }) => at <= now)
}

function dueFrom(
  timing: Timing,
  { first, step, timezone }: { first: string; step: 1 | -1; timezone: string },
  fits: (due: Due) => boolean,
): Due {
  for (let days = 0; days <= MAX_STEP_DAYS; days += 1) {
    const day = addDays(first, days * step)
    if (!isDueOn(timing, day)) continue
    const due = { day, at: zonedMoment(day, timing.time, timezone) }
    if (fits(due)) return due
  }
  throw new Error('a report is due in every month')
}

function isDueOn(timing: Timing, day: string): boolean {
  if (timing.every === 'week') return getIsoWeekday(day) === timing.weekday
  const ofMonth = Number(day.slice(-2))
  return timing.day === 'last' ? addDays(day, 1).endsWith('-01') : ofMonth === timing.day
}

/** Monday is 1. */
function getIsoWeekday(day: string): number {
  return new Date(day).getUTCDay() || WEEK_DAYS
}

/** The days that the file of a report has. */
export function periodBefore(
  period: reportSchedule.Period,
  { day: dueDay, timezone }: { day: string; timezone: string },
): reportSchedule.RunDays {
  const [firstDay, lastDay] = getPeriodBounds(period, dueDay)
  const getDayStart = (day: string) => toUnixSeconds(zonedMoment(day, '00:00', timezone))
  return {
    firstDay,
    lastDay,
    firstSecond: getDayStart(firstDay),
    lastSecond: getDayStart(addDays(lastDay, 1)) - 1,
  }
}

function getPeriodBounds(period: reportSchedule.Period, dueDay: string): [string, string] {
  const yesterday = addDays(dueDay, -1)
  if (period === 'day') return [yesterday, yesterday]
  if (period === 'week') {
    const monday = addDays(dueDay, 1 - getIsoWeekday(dueDay))
    return [addDays(monday, -WEEK_DAYS), addDays(monday, -1)]
  }
  const end = addDays(`${dueDay.slice(0, -2)}01`, -1)
  return [`${end.slice(0, -2)}01`, end]
}

/** Columns for the next due time of a schedule that begins now: earlier failures no longer count. */
export function buildNextDue(
  timing: reportSchedule.Timing,
  { after, timezone, lastDay = null }: { after: Date; timezone: string; lastDay?: string | null },
): NextDue {
  const { day, at } = nextDue(timing, { after, timezone, lastDay })
  return { timezone, nextDueDay: day, nextDueAt: at, ...NO_FAILURES }
}
