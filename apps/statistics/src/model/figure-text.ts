import { HOUR_SECONDS } from '@console/contracts'
import { durationText } from '@console/ui/time'

const SECONDS_A_MINUTE = 60
const DECIMALS = 100

/** Seconds as minutes: at most two decimals, none that are zero (STAT-045, STAT-Q18). */
export function toMinutes(seconds: number): number {
  return Math.round((seconds / SECONDS_A_MINUTE) * DECIMALS) / DECIMALS
}

const MILLISECONDS = 1000

/** Hours as `HH:MM:SS`; axes count in hours so that their lines are at whole hours. */
export function hoursText(hours: number): string {
  return durationText(Math.round(hours * HOUR_SECONDS * MILLISECONDS) / MILLISECONDS)
}

/** Seconds as hours on an axis. */
export function toAxisHours(seconds: number): number {
  return seconds / HOUR_SECONDS
}

/** Seconds as hours, two decimals (STAT-047, R52). */
export function toHours(seconds: number): number {
  return Math.round((seconds / HOUR_SECONDS) * DECIMALS) / DECIMALS
}

/** Format of fractions: percent with two decimals (STAT-Q16). */
export const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** By how much a figure grew, as a fraction; null where there was nothing before (STAT-Q14). */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before
}

/** A figure as text; "-" for one that the platform does not answer (R60). */
export function textOrDash(value: number | null | undefined, toText: (value: number) => string): string {
  return value === null || value === undefined ? '-' : toText(value)
}
