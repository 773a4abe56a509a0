import { MAX_PAGE } from '@console/contracts'
import {
  addDays,
  flagField,
  idField,
  intField,
  isDay,
  pickerDay,
  today,
  type DayRange,
  type SearchField,
  type SearchOf,
} from '@console/ui'
import { pageField, sizeField, useListSearch, type ListDefinition } from '@console/ui/list-page'
import { LIST_ROWS } from '../../../base/components/reading/page-of-rows.ts'

/** A day as `YYYYMMDD`, as in the link of the statistics (PLAN-Q16). */
const dayStampField: SearchField<string | null> = {
  fallback: null,
  parse: (text) => {
    const day = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    return text.length === 8 && isDay(day) ? day : null
  },
  format: (day) => day?.replaceAll('-', '') ?? null,
}

/** The first tab lists days, the second people. */
export const TABS = ['days', 'people'] as const
export type PlanTab = (typeof TABS)[number]

/** Named as in PLAN-Q16. */
const shape = {
  tabIndex: intField({ fallback: 0, min: 0, max: TABS.length - 1 }),
  orgId: idField(),
  dateSt: dayStampField,
  dateEnd: dayStampField,
  /** Only people with a shift. */
  withShifts: flagField(),
  page: pageField(MAX_PAGE),
  size: sizeField(LIST_ROWS),
  /** A parameter of every link of the console (FRAME-006). */
  business_type_id: idField(),
}

/** The filters of the plan; the days are null while nobody has chosen any. */
export type PlanFilters = Pick<SearchOf<typeof shape>, 'dateSt' | 'dateEnd' | 'orgId'>

const plan: ListDefinition<typeof shape, PlanFilters> = {
  shape,
  toFilters: ({ dateSt, dateEnd, orgId }) => ({ dateSt, dateEnd, orgId }),
  toSearch: (filters) => filters,
  countSet: ({ dateSt, dateEnd, orgId }) =>
    (orgId === null ? 0 : 1) + (dateSt === null && dateEnd === null ? 0 : 1),
  contextFields: ['tabIndex', 'withShifts', 'business_type_id'],
  pageSize: LIST_ROWS,
}

/** Days of a week after its Monday. */
const DAYS_AFTER_MONDAY = 6

/** The range of days that the filters select: without any the present week, with a first day alone that day. */
export function planRange({ dateSt, dateEnd }: PlanFilters, timezone: string): DayRange {
  if (dateSt !== null) return [dateSt, dateEnd ?? dateSt]
  const monday = findMonday(dateEnd ?? today(timezone))
  return [monday, dateEnd ?? addDays(monday, DAYS_AFTER_MONDAY)]
}

/** The Monday of the week of a day. */
function findMonday(day: string): string {
  const SUNDAY = 0
  const weekday = pickerDay(day).day()
  return addDays(day, weekday === SUNDAY ? -DAYS_AFTER_MONDAY : 1 - weekday)
}

/** The view of the plan in its address. */
export function usePlanSearch(timezone: string) {
  const list = useListSearch(plan)
  const { tabIndex } = list.search
  return {
    list,
    tab: TABS[tabIndex] ?? TABS[0],
    range: planRange(list.filters, timezone),
    orgId: list.filters.orgId,
    withShifts: list.search.withShifts,
    setWithShifts: (withShifts: boolean) => list.setSearch({ withShifts, page: 1 }),
    setTab: (tab: PlanTab) => list.setSearch({ tabIndex: TABS.indexOf(tab), page: 1 }),
    openDay: (day: string) =>
      list.setSearch({ tabIndex: TABS.indexOf('people'), dateSt: day, dateEnd: day, page: 1 }),
  }
}
export type PlanSearch = ReturnType<typeof usePlanSearch>
