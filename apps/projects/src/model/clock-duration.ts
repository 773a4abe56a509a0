import { durationText } from '@console/ui/time'

/** Seconds as hh:mm:ss, to the nearest second; hours may have more than two digits. */
export function clockDuration(seconds: number): string {
  return durationText(Math.round(seconds))
}
