import { addDays, daysBetween, toZonedDay } from '../../../platform/time/days.ts'
import { DAY_MS, SECOND_MS } from '../../../platform/time/units.ts'
import { zonedTime } from '../../../platform/time/zoned-time.ts'

export type ScenarioDay = {
  day: string
  /** From the scenario's first day on. */
  index: number
  /** 0 on the first day, 1 on the last and after it. */
  progress: number
  /** 0 is Sunday. */
  weekday: number
  /** The moment that wall clocks call 00:00, as of its noon: right for all hours but those of a change of the clock. */
  midnight: number
}

/** The offset of the zone's wall clock from UTC at a moment. */
function offsetAt(moment: number, timezone: string): number {
  return Date.parse(`${zonedTime(moment / SECOND_MS, timezone).replace(' ', 'T')}Z`) - moment
}

/** The days that a scenario was made with, both included. */
type Days = { firstDay: string; lastDay: string }

/** Returns the day `index` days after the first one; there is no last day. */
export function scenarioDay({ firstDay, lastDay }: Days, index: number, timezone: string): ScenarioDay {
  const day = addDays(firstDay, index)
  const count = daysBetween(firstDay, lastDay).length
  return {
    day,
    index,
    progress: count < 2 ? 1 : Math.min(1, index / (count - 1)),
    weekday: new Date(getNoon(day)).getUTCDay(),
    midnight: getMidnight(day, timezone),
  }
}

/** The index of the day that a moment lies in; negative before the first. */
export function dayIndexAt(firstDay: string, moment: number, timezone: string): number {
  return Math.round((Date.parse(toZonedDay(moment / SECOND_MS, timezone)) - Date.parse(firstDay)) / DAY_MS)
}

export function getMidnight(day: string, timezone: string): number {
  const noon = getNoon(day)
  return noon - offsetAt(noon, timezone) - DAY_MS / 2
}

const getNoon = (day: string): number => Date.parse(day) + DAY_MS / 2

export const isWeekend = ({ weekday }: ScenarioDay): boolean => weekday === 0 || weekday === 6
