/** Seconds as pages and files show them: `HH:MM:SS`, cut to whole seconds. */
export function shownDuration(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The seconds of such a text. */
export function toSeconds(shown: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = shown.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

/** A fraction as pages and files show it. */
export function shownPercent(fraction: number): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const
  return fraction.toLocaleString('en', { style: 'percent', ...decimals })
}
