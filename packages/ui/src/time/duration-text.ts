/** Hours, minutes and seconds of a length in seconds, cut to whole ones (R52); none of a negative length. */
export function clockParts(length: number): readonly [hours: number, minutes: number, seconds: number] {
  const whole = Math.max(0, Math.floor(length))
  const minutes = Math.floor(whole / 60)
  return [Math.floor(minutes / 60), minutes % 60, whole % 60]
}

/** Seconds as `HH:MM:SS`, with more digits of hours where needed (STAT-046). */
export function durationText(length: number): string {
  return clockParts(length).map(twoDigits).join(':')
}

/** Seconds as `M:SS`, however many minutes. */
export function minutesText(length: number): string {
  const [hours, minutes, seconds] = clockParts(length)
  return `${hours * 60 + minutes}:${twoDigits(seconds)}`
}

export function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

/** A playback position as `M:SS`, or `H:MM:SS` from an hour on; `-:--` when unknown. */
export function soundTime(position: number | null): string {
  if (position === null) return '-:--'
  const [hours, minutes, seconds] = clockParts(position)
  const rest = twoDigits(seconds)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`
}
