import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { useHost } from '@console/sub-app'
import {
  dayField,
  daysIn,
  intField,
  lastDays,
  textField,
  toWireDay,
  useUrlSearch,
  type DayRange,
  type SearchField,
} from '@console/ui'
import { useMemo } from 'react'
import type { ChosenFilters, ManagedFilter } from '../managed-list/managed-field.ts'
import { filterField, isUnsettled } from '../managed-list/managed-search.ts'
import { useMalformed } from '../use-malformed.ts'

export const READING_PAGE_SIZE = DEFAULT_PAGE_SIZE
/** The server's limit of days in a range. */
export const MAX_RANGE_DAYS = 31
/** The default range. */
const DEFAULT_DAYS = 7
const NO_FILTERS: readonly ManagedFilter[] = []

/** The problem of a range; null when valid. */
export type RangeProblem = 'backwards' | 'tooLong' | null

export function rangeProblem(range: DayRange): RangeProblem {
  const days = daysIn(range)
  if (days < 1) return 'backwards'
  return days > MAX_RANGE_DAYS ? 'tooLong' : null
}

const page = intField({ fallback: 1, min: 1, max: MAX_PAGE })
/** As text, so that all fields of the address have the same type. */
const pageField: SearchField<string | null> = {
  fallback: null,
  parse: (text) => page.parse(text)?.toString() ?? null,
  format: (value) => page.format(Number(value ?? 1)),
}

/** The whole state of a read-only list in its address: days, filters, page, and what is open. */
export function useReadingSearch(filters: readonly ManagedFilter[] = NO_FILTERS) {
  const { timezone } = useHost()
  const shape = useMemo(
    (): Record<string, SearchField<string | null>> => ({
      ...Object.fromEntries(filters.map((filter) => [filter.name, filterField(filter)])),
      begin: dayField(),
      end: dayField(),
      page: pageField,
      open: textField(),
    }),
    [filters],
  )
  const { search, setSearch } = useUrlSearch(shape)
  const malformed = useMalformed(shape)
  const { begin, end } = search
  // Half a range is ignored.
  const loose = begin != null && end == null ? ['begin'] : begin == null && end != null ? ['end'] : []
  const fallback = lastDays(DEFAULT_DAYS, timezone)
  const range: DayRange = begin != null && end != null ? [begin, end] : fallback
  const chosen: ChosenFilters = Object.fromEntries(filters.map(({ name }) => [name, search[name] ?? null]))
  const [first, last] = range
  const apply = (next: ChosenFilters, [from, to]: DayRange | readonly [null, null]) =>
    setSearch({ ...next, begin: from, end: to, page: null })
  return {
    filters,
    range,
    chosen,
    malformed: [...malformed, ...loose].filter((name) => !isUnsettled(filters, name)),
    page: Number(search['page'] ?? 1),
    open: search['open'] ?? null,
    /** Days and page as the query of the calls. */
    days: { beginDay: toWireDay(first), endDay: toWireDay(last) },
    paging: { pageIndex: Number(search['page'] ?? 1), pageSize: READING_PAGE_SIZE },
    setPage: (next: number) => setSearch({ page: String(next) }),
    setOpen: (open: string | null) => setSearch({ open }),
    /** Without days: back to the default. */
    apply,
    /** Set when days or filters were chosen: resets them. */
    isChanged: begin != null || end != null || Object.values(chosen).some((value) => value !== null),
    reset: () => apply(Object.fromEntries(filters.map(({ name }) => [name, null])), [null, null]),
  }
}
export type ReadingSearch = ReturnType<typeof useReadingSearch>
