import { clockParts, twoDigits } from '../time/duration-text.ts'

/** A playback position as `M:SS`, or `H:MM:SS` from an hour on; `-:--` when unknown. */
export function soundTime(position: number | null): string {
  if (position === null) return '-:--'
  const [hours, minutes, seconds] = clockParts(position)
  const rest = twoDigits(seconds)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`
}
