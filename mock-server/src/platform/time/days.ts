import { DAY_MS } from './units.ts'
import { zonedTime } from './zoned-time.ts'

const DATE_CHARACTERS = 10

/** `YYYY-MM-DD` of a moment in a zone. */
export function toZonedDay(unixSeconds: number, timezone: string): string {
  return zonedTime(unixSeconds, timezone).slice(0, DATE_CHARACTERS)
}

/** The day so many days before or after. Days are counted on the calendar, so that a change of the clock shifts none. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DATE_CHARACTERS)
}

/** Every day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index))
}
