import { DAY_SECONDS } from '@console/contracts'
import { formatClock } from '../time/zoned-time.ts'

type Day = { begin: number; end: number }

/**
 * The clock at a moment of a day, as `09:15`, with seconds where there are any; the end of the day is `24:00`. On a day
 * whose clock changes an hour may come twice, so the offset from UTC is there too.
 */
export function clockText(at: number, day: Day, zone: string): string {
  if (at === day.end) return '24:00'
  const clock = formatClock(at, zone)
  return isOrdinary(day) ? clock : `${clock} ${offsetText(at, zone)}`
}

export function isOrdinary({ begin, end }: Day): boolean {
  return end - begin === DAY_SECONDS
}

const offsets = new Map<string, Intl.DateTimeFormat>()

/** `UTC+1` */
function offsetText(at: number, zone: string): string {
  const format =
    offsets.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
  offsets.set(zone, format)
  const name = format.formatToParts(at * 1000).find(({ type }) => type === 'timeZoneName')
  return (name?.value ?? '').replace('GMT', 'UTC')
}
