import { toUnixSeconds } from '../../../platform/clock.ts'
import { addDays, toZonedDay } from '../../../platform/time/days.ts'

const MONTH_CHARACTERS = 7

/** `YYYY-MM` of today in a zone. */
export function getCurrentMonth(now: Date, timezone: string): string {
  return toZonedDay(toUnixSeconds(now), timezone).slice(0, MONTH_CHARACTERS)
}

/** The month before `YYYY-MM`. */
export function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, MONTH_CHARACTERS)
}
