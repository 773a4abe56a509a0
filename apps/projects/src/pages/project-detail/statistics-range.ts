import { daysIn, lastDays, findPreset, toWireDay, type DayRange } from '@console/ui'
import type { WireRange } from '../../queries/project-detail.ts'

/** PROJ-Q9. */
const DEFAULT_DAYS = 7
/** The server's limit. */
export const MAX_DAYS = 31

export type RangeProblem = 'backwards' | 'tooLong'

type AddressedRange = { from: string | null; to: string | null }

/** The days of the address, or the default when one is missing. */
export function statisticsRange({ from, to }: AddressedRange, zone: string): DayRange {
  return from === null || to === null ? lastDays(DEFAULT_DAYS, zone) : [from, to]
}

/** The default follows the calendar, so it is not written to the address. */
export function addressedRange(range: DayRange, zone: string): AddressedRange {
  if (findPreset(range, zone) === 'last7') return { from: null, to: null }
  return { from: range[0], to: range[1] }
}

export function rangeProblem(range: DayRange): RangeProblem | null {
  const days = daysIn(range)
  if (days < 1) return 'backwards'
  return days > MAX_DAYS ? 'tooLong' : null
}

export function wireRange([from, to]: DayRange): WireRange {
  return { beginDay: toWireDay(from), endDay: toWireDay(to) }
}
