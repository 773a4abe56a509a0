import { clockParts, twoDigits } from '@console/ui/time'

/** `H:MM:SS` of seconds. */
export function clockText(length: number): string {
  const [hours, minutes, seconds] = clockParts(length)
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
}
