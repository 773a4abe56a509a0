import type { workspace } from '@console/contracts'

/** Durations are cut to whole minutes and seconds (decision 52). */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`
}

export function minutesText(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`
}

export function rateText(percent: number): string {
  return percent.toFixed(1)
}

/** A figure as its card shows it: talk time as `h:mm`, average talk as `m:ss`, the rate with one decimal. */
export function figureText(key: workspace.SeatFigure, value: number): string {
  if (key === 'talkTime') return hoursText(value)
  if (key === 'avgTalkTime') return minutesText(value)
  return key === 'talkRate' ? rateText(value) : String(value)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
