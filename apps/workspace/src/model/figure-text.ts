import type { workspace } from '@console/contracts'
import { clockParts, minutesText, twoDigits } from '@console/ui/time'

/** Cut to whole minutes (R52). */
export function hoursText(seconds: number): string {
  const [hours, minutes] = clockParts(seconds)
  return `${hours}:${twoDigits(minutes)}`
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
