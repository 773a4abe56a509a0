const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `HH:MM:SS` to the nearest second, with more digits of hours where needed (STAT-046). */
export function durationText(seconds: number): string {
  const wholeSeconds = Math.round(seconds)
  const hours = Math.floor(wholeSeconds / HOUR_SECONDS)
  const minutes = Math.floor((wholeSeconds % HOUR_SECONDS) / MINUTE_SECONDS)
  return [hours, minutes, wholeSeconds % MINUTE_SECONDS].map(twoDigits).join(':')
}

/** A fraction in percent with two decimals (STAT-Q16). */
export function percentText(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`
}
