import { HOUR_SECONDS } from '@console/contracts'
import dayjs, { type Dayjs } from 'dayjs'
// Names of months and weekdays in Chinese calendars; English is built in.
import 'dayjs/locale/zh-cn'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { startOfDay, wallClock } from './wall-clock.ts'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

export const DAY_FORMAT = 'YYYY-MM-DD'
/** Format of days in statistics queries (SHELL-098, ERR-039). */
export const WIRE_DAY_FORMAT = 'YYYYMMDD'

/** Unix seconds as `YYYY-MM-DD HH:mm:ss` of the tenant's zone (SHELL-098, R21). */
export function formatTime(unixSeconds: number, zone: string): string {
  const { day, time } = wallClock(unixSeconds, zone)
  return `${day} ${time}`
}

export function formatDay(unixSeconds: number, zone: string): string {
  return wallClock(unixSeconds, zone).day
}

/** The clock of a zone as `09:15`, with seconds where there are any: times that differ are not shown alike. */
export function formatClock(unixSeconds: number, zone: string): string {
  return wallClock(unixSeconds, zone).time.replace(/:00$/, '')
}

/** `2026-11-20` as `20261120`. */
export function toWireDay(day: string): string {
  return day.replaceAll('-', '')
}

/** Durations given in hours: seconds over 3600, two decimals (SHELL-098). */
export function hoursFromSeconds(seconds: number): string {
  return (seconds / HOUR_SECONDS).toFixed(2)
}

/** First and last day of a range, both included, as `YYYY-MM-DD` of the tenant's zone. */
export type DayRange = readonly [from: string, to: string]

/**
 * A range of days as unix seconds, from its first second to its last. A day has the length it has: 23, 24 or 25 hours
 * where clocks change (R21).
 */
export function dayRangeToUnix([from, to]: DayRange, zone: string): { begin: number; end: number } {
  return { begin: startOfDay(from, zone), end: startOfDay(addDays(to, 1), zone) - 1 }
}

/** The calendar day so many days later; calendar days know no zones. */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day, DAY_FORMAT).add(count, 'day').format(DAY_FORMAT)
}

/** True if a text is a day of the calendar: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  return dayjs.utc(text, DAY_FORMAT, true).isValid()
}

/** Days from the first to the last of a range, both counted. */
export function daysIn([from, to]: DayRange): number {
  return dayjs.utc(to, DAY_FORMAT).diff(dayjs.utc(from, DAY_FORMAT), 'day') + 1
}

/** A day as the pickers hold it, without any zone. */
export function pickerDay(day: string): Dayjs {
  return dayjs(day, DAY_FORMAT)
}

export function fromPickerDay(day: Dayjs): string {
  return day.format(DAY_FORMAT)
}
