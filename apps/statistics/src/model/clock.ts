import { HOUR_SECONDS } from '@console/contracts'
import { formatTime, twoDigits } from '@console/ui/time'
import { getDayBounds } from './track-segments.ts'

const MINUTE = 60
const DAY_MINUTES = 1440
/** Clocks are changed by an hour or less, and where a day begins late its clock has changed already. */
const CLOCK_CHANGES = [-2, -1, -0.5, 0, 0.5, 1, 2].map((hours) => hours * HOUR_SECONDS)

/** Every `HH:mm` of a clock. */
export const ALL_CLOCKS: readonly string[] = Array.from({ length: DAY_MINUTES }, (_none, minute) =>
  [Math.floor(minute / MINUTE), minute % MINUTE].map(twoDigits).join(':'),
)

/**
 * Unix seconds of a clock's `HH:mm` on a day of a zone (PLAN-013). Null where the clock never shows it because it went
 * forward; of an hour that comes twice the first one counts.
 */
export function parseClock(clock: string, day: string, zone: string): number | null {
  const minutes = ALL_CLOCKS.indexOf(clock)
  if (minutes === -1) return null
  const { begin, end } = getDayBounds(day, zone)
  const guess = begin + minutes * MINUTE
  const expected = `${day} ${clock}:00`
  const found = CLOCK_CHANGES.map((shift) => guess + shift).find(
    (at) => at >= begin && at < end && formatTime(at, zone) === expected,
  )
  return found ?? null
}

/** Time on the clock of a zone, `HH:mm`. */
export function toClockTime(unixSeconds: number, zone: string): string {
  return formatTime(unixSeconds, zone).slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH:mm'.length)
}
