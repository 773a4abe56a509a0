import { unixSecondsOf } from '../../../platform/clock.ts'
import { dayBeside, dayOf } from '../../../platform/time/days.ts'

const MONTH_CHARACTERS = 7

/** `YYYY-MM` of today in a zone. */
export function monthOf(now: Date, timezone: string): string {
  return dayOf(unixSecondsOf(now), timezone).slice(0, MONTH_CHARACTERS)
}

/** The month before `YYYY-MM`. */
export function monthBefore(month: string): string {
  return dayBeside(`${month}-01`, -1).slice(0, MONTH_CHARACTERS)
}
