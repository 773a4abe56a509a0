import { flagField, idField, intField, toWireDay, type SearchOf } from '@console/ui'
import { wireDayField } from '../frame/wire-day-field.ts'
import type { StatQuery } from '../model/stat-query.ts'

/** What a page of monitoring requests: null is all; a seat narrows it to one person (MON-003). */
export type MonitorQuery = StatQuery & { seat: number | null }

const MAX_PAGE = 1000

/**
 * The query in the address, named as in links to the dashboard (MON-046, MON-Q26), whom the plan page leaves out, and the page
 * of people.
 */
export const monitorSearch = {
  bizId: idField(),
  orgId: idField(),
  userId: idField(),
  beginAt: wireDayField(),
  endAt: wireDayField(),
  withShifts: flagField(),
  lateOrAbsent: flagField(),
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
}
export type MonitorSearch = SearchOf<typeof monitorSearch>

/** Which people are shown, of those that the query has. */
export type PeopleFilters = Pick<MonitorSearch, 'withShifts' | 'lateOrAbsent'>

export function toSearch({ business, organisation, seat, range: [from, to] }: MonitorQuery) {
  return { bizId: business, orgId: organisation, userId: seat, beginAt: from, endAt: to, page: 1 }
}

/** Days and ids as the calls of monitoring take them; what narrows nothing is left out (MON-021, MON-047). */
export type MonitorWire = {
  beginAt: string
  endAt: string
  bizTypeId?: number
  orgId?: number
  userId?: number
}

export function toMonitorWire({
  business,
  organisation,
  seat,
  range: [from, to],
}: MonitorQuery): MonitorWire {
  return {
    beginAt: toWireDay(from),
    endAt: toWireDay(to),
    ...(business === null ? {} : { bizTypeId: business }),
    ...(organisation === null ? {} : { orgId: organisation }),
    ...(seat === null ? {} : { userId: seat }),
  }
}
