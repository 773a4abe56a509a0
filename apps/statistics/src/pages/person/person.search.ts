import { stat } from '@console/contracts'
import {
  addDays,
  daysIn,
  idField,
  intField,
  textField,
  today,
  toWireDay,
  type DayRange,
  type SearchOf,
} from '@console/ui'
import { wireDayField } from '../../page-query/wire-day.ts'
import type { PersonQuery } from '../../queries/person-day.ts'

const LAST_SECOND = 253_402_300_799

/** MON-058. */
export const personSearch = {
  userId: idField(),
  userName: textField(),
  stdate: wireDayField(),
  enddate: wireDayField(),
  bizTypeId: idField(),
  orgId: idField(),
  /** Another person beside this one. */
  compare: idField(),
  /** A moment in unix seconds, such as an alert's. */
  at: intField({ fallback: null, min: 0, max: LAST_SECOND }),
}
export type PersonSearch = SearchOf<typeof personSearch>

/** The days of the address: a missing one equals the other, both missing are today; in order, and at most 31. */
export function toDayRange({ stdate, enddate }: PersonSearch, zone: string): DayRange {
  const first = stdate ?? enddate ?? today(zone)
  const last = enddate ?? first
  const [from, to] = first <= last ? [first, last] : [last, first]
  return daysIn([from, to]) > stat.MAX_RANGE_DAYS + 1 ? [addDays(to, -stat.MAX_RANGE_DAYS), to] : [from, to]
}

/** Converts the address to the query of the calls; parts that it does not name narrow nothing. */
export function toQuery(
  userId: number,
  { bizTypeId, orgId }: PersonSearch,
  [from, to]: DayRange,
): PersonQuery {
  return {
    userId,
    beginAt: toWireDay(from),
    endAt: toWireDay(to),
    ...(bizTypeId === null ? {} : { bizTypeId }),
    ...(orgId === null ? {} : { orgId }),
  }
}

const WEEK_DAYS = 7

/** Monday to Sunday around a day, but no day after `last`. */
export function getWeekRange(day: string, last: string): DayRange {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
  const monday = addDays(day, -sinceMonday)
  const sunday = addDays(monday, WEEK_DAYS - 1)
  return [monday, sunday < last ? sunday : last]
}

/** Moves a range by its own number of days, back or forward. */
export function shifted([from, to]: DayRange, direction: -1 | 1): DayRange {
  const days = daysIn([from, to]) * direction
  return [addDays(from, days), addDays(to, days)]
}
