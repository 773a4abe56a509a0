import { formatTime } from '@console/ui'

/** For a figure or a time that there is none of. */
const NONE = '-'

/** Unix seconds in the tenant's zone; a missing or zero time is none (VOICE-016). */
export function voiceTime(unixSeconds: number | undefined, zone: string): string {
  return unixSeconds === undefined || unixSeconds <= 0 ? NONE : formatTime(unixSeconds, zone)
}

const pad = (part: number) => String(part).padStart(2, '0')

/** Seconds as `HH:MM:SS`; none of 0 and less (VOICE-030). */
export function voiceLength(seconds: number): string {
  if (seconds <= 0) return NONE
  const whole = Math.floor(seconds)
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(pad).join(':')
}

/** A score from 0 to 1 as a percentage with two decimals (VOICE-041). */
export function scorePercent(score: number): string {
  return `${(score * 100).toFixed(2)}%`
}
