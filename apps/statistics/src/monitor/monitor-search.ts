import { flagField, idField, intField, type SearchOf } from '@console/ui'
import { wireDayField } from '../page-query/wire-day.ts'

const MAX_PAGE = 1000

/**
 * The query in the address, named as in links to the dashboard (MON-046, MON-Q26), and the page of people; the plan page
 * leaves out the person.
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

/** Filters that narrow the people of the query. */
export type PeopleFilters = Pick<MonitorSearch, 'withShifts' | 'lateOrAbsent'>
