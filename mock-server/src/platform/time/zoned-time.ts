import { DAY_MS, MINUTE_MS } from './units.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** `2026-11-20 14:26:41` in the given zone (SHELL-098). */
export function zonedTime(unixSeconds: number, timezone: string): string {
  let format = formats.get(timezone)
  if (!format) {
    // Swedish writes dates the ISO way.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timezone, format)
  }
  return format.format(unixSeconds * 1000)
}

/** `2026-11-20`, the day of the given zone. */
export function zonedDay(unixSeconds: number, timezone: string): string {
  return zonedTime(unixSeconds, timezone).slice(0, 10)
}

/** Clocks change by whole multiples of it. */
const STEP_MS = 15 * MINUTE_MS

/**
 * When the clocks of a zone first show a time or a later one of that day: of a time that they skip, the moment of the
 * change; of one that they show twice, the first. `day` is `YYYY-MM-DD`, `time` is `HH:mm` at a multiple of 15 minutes.
 */
export function zonedMoment(day: string, time: string, timezone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((at) => offsetMs(at, timezone))
  let moment = shown - Math.max(...offsets)
  while (zonedTime(moment / 1000, timezone) < `${day} ${time}:00`) moment += STEP_MS
  return new Date(moment)
}

/** The lead of a zone's clocks over UTC. */
function offsetMs(at: number, timezone: string): number {
  return Date.parse(`${zonedTime(at / 1000, timezone).replace(' ', 'T')}Z`) - at
}
