/** Seconds as `HH:MM:SS`, with more digits of hours where needed (STAT-046). */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Milliseconds within a call as `M:SS`. */
export function clockText(milliseconds: number): string {
  const whole = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
