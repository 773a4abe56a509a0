import { stat } from '@console/contracts'
import { daysIn, isDay, lastDays, toWireDay, type DayRange } from '@console/ui'
import type { StatQuery, WireQuery } from '../model/stat-query.ts'

/** Number of days by default: the last seven, today included (STAT-Q4). */
const DEFAULT_DAYS = 7

export function defaultRange(zone: string): DayRange {
  return lastDays(DEFAULT_DAYS, zone)
}

export type RangeProblem = 'backwards' | 'tooLong' | 'future' | 'noDay'

/** The reason why the server would refuse a range, or has nothing for it; null for a valid one (STAT-014, STAT-015). */
export function rangeProblem(range: DayRange, today: string): RangeProblem | null {
  const [from, to] = range
  if (!isDay(from) || !isDay(to)) return 'noDay'
  if (from > to) return 'backwards'
  if (daysIn(range) > stat.MAX_RANGE_DAYS + 1) return 'tooLong'
  return to > today ? 'future' : null
}

export function toWire({ business, organisation, range: [from, to] }: StatQuery): WireQuery {
  return {
    beginDay: toWireDay(from),
    endDay: toWireDay(to),
    ...(business === null ? {} : { bizTypeId: business }),
    ...(organisation === null ? {} : { orgId: organisation }),
  }
}
