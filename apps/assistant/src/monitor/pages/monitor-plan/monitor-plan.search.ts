import {
  addDays,
  idField,
  intField,
  isDay,
  today,
  useUrlSearch,
  type DayRange,
  type SearchField,
} from '@console/ui'
import { MAX_PAGE } from '@console/contracts'

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

const shape = {
  tabIndex: intField({ fallback: 0, min: 0, max: TABS.length - 1 }),
  orgId: idField(),
  dateSt: dayStampField,
  dateEnd: dayStampField,
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
}

/** The default range: today and the next six days. */
const DEFAULT_DAYS_AHEAD = 6

/** The state of the plan in its address, with the names of PLAN-Q16. */
export function usePlanSearch(timezone: string) {
  const { search, problems, setSearch } = useUrlSearch(shape)
  const { tabIndex, orgId, dateSt, dateEnd, page } = search
  const first = dateSt ?? today(timezone)
  const range: DayRange = [first, dateEnd ?? (dateSt === null ? addDays(first, DEFAULT_DAYS_AHEAD) : first)]
  return {
    tab: TABS[tabIndex] ?? TABS[0],
    orgId,
    range,
    page,
    problems,
    setTab: (tab: PlanTab) => setSearch({ tabIndex: TABS.indexOf(tab), page: 1 }),
    setPage: (next: number) => setSearch({ page: next }),
    apply: (next: { range: DayRange; orgId: number | null }) =>
      setSearch({ dateSt: next.range[0], dateEnd: next.range[1], orgId: next.orgId, page: 1 }),
    openDay: (day: string) =>
      setSearch({ tabIndex: TABS.indexOf('people'), dateSt: day, dateEnd: day, page: 1 }),
    reset: () => setSearch({ dateSt: null, dateEnd: null, orgId: null, page: 1 }),
  }
}
export type PlanSearch = ReturnType<typeof usePlanSearch>
