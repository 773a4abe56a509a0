import { today } from './wall-clock.ts'
import { addDays, type DayRange } from './zoned-time.ts'

/** Presets of every date-range picker (SHELL-099). The last 7 and 30 days include today. */
export const RANGE_PRESETS = [
  { id: 'today', days: 1 },
  { id: 'last7', days: 7 },
  { id: 'last30', days: 30 },
] as const

export type RangePresetId = (typeof RANGE_PRESETS)[number]['id']

/** The last so many days of a zone, today included. */
export function lastDays(count: number, zone: string, now?: number): DayRange {
  const to = today(zone, now)
  return [addDays(to, 1 - count), to]
}

/** Finds the preset that a range is on this day; null when none. */
export function findPreset([from, to]: DayRange, zone: string, now?: number): RangePresetId | null {
  const match = RANGE_PRESETS.find(({ days }) => {
    const [first, last] = lastDays(days, zone, now)
    return first === from && last === to
  })
  return match?.id ?? null
}
