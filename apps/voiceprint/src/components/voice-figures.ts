import { durationText, formatTime } from '@console/ui/time'

/** For a figure or a time that there is none of. */
const NONE = '-'

/** Unix seconds in the tenant's zone; a missing or zero time is none (VOICE-016). */
export function voiceTime(unixSeconds: number | null | undefined, zone: string): string {
  return unixSeconds == null || unixSeconds <= 0 ? NONE : formatTime(unixSeconds, zone)
}

/** Seconds as `HH:MM:SS`; none of 0 and less (VOICE-030). */
export function voiceLength(seconds: number): string {
  return seconds <= 0 ? NONE : durationText(seconds)
}

/** A score from 0 to 1 as a percentage with two decimals (VOICE-041). */
export function scorePercent(score: number): string {
  return `${(score * 100).toFixed(2)}%`
}
