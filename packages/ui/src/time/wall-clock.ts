import { DAY_SECONDS } from '@console/contracts'
import { serverNow } from './server-time.ts'

/**
 * Clock and calendar of a zone, from the browser's own zone data. Not `dayjs.tz`: it passes times through the browser's
 * local zone and is an hour off whenever that zone changes its clocks.
 */
export type WallClock = { day: string; time: string }

/** Making a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

/** Date (`2026-11-20`) and time (`14:26:41`) that calendar and clock of a zone show at an instant. */
export function wallClock(unixSeconds: number, zone: string): WallClock {
  const parts = new Map(
    getFormatter(zone)
      .formatToParts(unixSeconds * 1000)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  }
}

/** The day it is in a zone, as `YYYY-MM-DD`. */
export function today(zone: string, now: number = serverNow()): string {
  return wallClock(now / 1000, zone).day
}

/**
 * The first instant of a day of a zone, in unix seconds. Midnight may be missing (clocks go forward at midnight: the day
 * begins at 01:00) or come twice (the first one counts).
 */
export function startOfDay(day: string, zone: string): number {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`) / 1000
  const offsets = [midnightUtc - DAY_SECONDS, midnightUtc + DAY_SECONDS].map((at) => offsetAt(at, zone))
  const candidates = offsets.map((offset) => midnightUtc - offset).toSorted((a, b) => a - b)
  const [earlier = midnightUtc, later = earlier] = candidates
  return wallClock(earlier, zone).day === day ? earlier : later
}

/** The offset of a zone from UTC, in seconds. */
function offsetAt(unixSeconds: number, zone: string): number {
  const { day, time } = wallClock(unixSeconds, zone)
  return Date.parse(`${day}T${time}Z`) / 1000 - unixSeconds
}
