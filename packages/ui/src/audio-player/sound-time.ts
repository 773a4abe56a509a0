/** A playback position as `M:SS`, or `H:MM:SS` from an hour on; `-:--` when unknown. */
export function soundTime(seconds: number | null): string {
  if (seconds === null) return '-:--'
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
}
