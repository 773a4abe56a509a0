import { zonedTime } from '../../../modules/exports/zoned-time.ts'

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export type WorldDay = {
  day: string
  /** From the world's first day on. */
  index: number
  /** 0 on the first day, 1 on the last. */
  progress: number
  /** 0 is Sunday. */
  weekday: number
  /** The moment that wall clocks call 00:00, as of its noon: right for all hours but those of a change of the clock. */
  midnight: number
}

/** How far the zone's wall clock is ahead of UTC at a moment. */
function offsetAt(moment: number, timezone: string): number {
  return Date.parse(`${zonedTime(moment / SECOND_MS, timezone).replace(' ', 'T')}Z`) - moment
}

export function worldDay(days: readonly string[], index: number, timezone: string): WorldDay {
  const day = days[index]
  if (day === undefined) throw new Error(`the world has no day ${index}`)
  const noon = Date.parse(day) + DAY_MS / 2
  return {
    day,
    index,
    progress: days.length < 2 ? 1 : index / (days.length - 1),
    weekday: new Date(noon).getUTCDay(),
    midnight: noon - offsetAt(noon, timezone) - DAY_MS / 2,
  }
}

export const isWeekend = ({ weekday }: WorldDay): boolean => weekday === 0 || weekday === 6
