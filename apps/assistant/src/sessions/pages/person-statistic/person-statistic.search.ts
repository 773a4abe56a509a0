import { links } from '@console/contracts'
import {
  addDays,
  dayRangeToUnix,
  formatDay,
  lastDays,
  today,
  type DayRange,
  type SearchOf,
} from '@console/ui'
import { linkFields } from '../../../base/link-fields.ts'

export const figureFields = linkFields(links.statistic)
/** Without a time in the address, the last 7 days. */
const DEFAULT_DAYS = 7

export type FigureFilters = SearchOf<typeof figureFields>
export const NO_FILTERS: FigureFilters = {
  beginTime: null,
  endTime: null,
  bizId: null,
  orgId: null,
  userId: null,
  source: null,
}
type Times = { beginTime: number; endTime: number }

/** The times of the address, to the second; a missing end is set by the default's length. */
export function toTimes(
  { beginTime, endTime }: Pick<FigureFilters, 'beginTime' | 'endTime'>,
  zone: string,
): Times {
  const last = endTime === null ? today(zone) : formatDay(endTime, zone)
  const first = endTime === null ? lastDays(DEFAULT_DAYS, zone)[0] : addDays(last, 1 - DEFAULT_DAYS)
  const { begin, end } = dayRangeToUnix([first, last], zone)
  return { beginTime: beginTime ?? begin, endTime: endTime ?? end }
}

/** Figures cover whole days: the days that the times touch. */
export function toDays(filters: FigureFilters, zone: string): DayRange {
  const { beginTime, endTime } = toTimes(filters, zone)
  return [formatDay(beginTime, zone), formatDay(endTime, zone)]
}

export function withDays(filters: FigureFilters, days: DayRange, zone: string): FigureFilters {
  const { begin, end } = dayRangeToUnix(days, zone)
  return { ...filters, beginTime: begin, endTime: end }
}

/** How many filters differ from the default. */
export function countSet({ beginTime, endTime, ...others }: FigureFilters): number {
  const isRangeSet = beginTime !== null || endTime !== null
  return Object.values(others).filter((value) => value !== null && value !== -1).length + (isRangeSet ? 1 : 0)
}
