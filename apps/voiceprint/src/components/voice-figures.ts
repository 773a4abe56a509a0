import { durationText, formatTime } from '@console/ui/time'

/** Replaces a missing figure or time. */
const NONE = '-'

/** Unix seconds in the tenant's zone; "-" for a missing or zero time (VOICE-016). */
export function voiceTime(unixSeconds: number | null | undefined, zone: string): string {
  return unixSeconds == null || unixSeconds <= 0 ? NONE : formatTime(unixSeconds, zone)
}

/** Seconds as `HH:MM:SS`; "-" for 0 and less (VOICE-030). */
export function voiceLength(seconds: number): string {
  return seconds <= 0 ? NONE : durationText(seconds)
}

/** A score from 0 to 1 as a percentage with two decimals (VOICE-041). */
export function scorePercent(score: number): string {
  return `${(score * 100).toFixed(2)}%`
}
