import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { useHost } from '@console/sub-app'
import {
  dayField,
  daysIn,
  idField,
  lastDays,
  textField,
  toWireDay,
  type DayRange,
  type SearchField,
} from '@console/ui'
import {
  pageField,
  sizeField,
  useListSearch,
  type ListDefinition,
  type ListSearch,
  type ListShape,
} from '@console/ui/list-page'
import { useMemo } from 'react'
import type { ChosenFilters, ManagedFilter } from '../managed-field.ts'

/** Days of a range at most, as the server takes them. */
export const MAX_RANGE_DAYS = 31
/** The default range. */
const DEFAULT_DAYS = 7
const NO_FILTERS: readonly ManagedFilter[] = []
const NO_FIELDS: Readonly<Record<string, SearchField<number | null>>> = {}

/** The problem of a range; null when valid. */
export type RangeProblem = 'backwards' | 'tooLong' | null

export function rangeProblem(range: DayRange): RangeProblem {
  const days = daysIn(range)
  if (days < 1) return 'backwards'
  return days > MAX_RANGE_DAYS ? 'tooLong' : null
}

const PAGE_FIELDS = {
  begin: dayField(),
  end: dayField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  open: textField(),
  /** Comes with every link of the console (FRAME-006). */
  business_type_id: idField(),
}
type ReadingShape = typeof PAGE_FIELDS & ListShape

/** Choices above a list; without a range: the days that nobody chose. */
export type ReadingFilters = { chosen: ChosenFilters; range: DayRange | null }
export type ReadingList = ListSearch<ReadingShape, ReadingFilters>

type ReadingOptions = {
  /** Field of the address for the open record. */
  open?: SearchField<string | null>
  /** Other fields of the page's address; a constant. */
  beside?: Readonly<Record<string, SearchField<number | null>>>
  /** Rows of a page where the address does not say. */
  pageSize?: number
}

/** The whole view of a page that reads in its address: days, filters, page, and what is open. */
export function useReadingSearch(
  filters: readonly ManagedFilter[] = NO_FILTERS,
  { open = PAGE_FIELDS.open, beside = NO_FIELDS, pageSize: rows = DEFAULT_PAGE_SIZE }: ReadingOptions = {},
) {
  const { timezone } = useHost()
  const definition = useMemo(
    () => buildListDefinition(filters, { open, beside, pageSize: rows }),
    [filters, open, beside, rows],
  )
  const search = useListSearch(definition)
  const { begin, end } = search.search
  // One end of a range is none.
  const loose = [
    ...(begin !== null && end === null
      ? [{ name: 'begin', value: begin, reason: 'malformed' as const }]
      : []),
    ...(begin === null && end !== null ? [{ name: 'end', value: end, reason: 'malformed' as const }] : []),
  ]
  const list: ReadingList = {
    ...search,
    problems: [...search.problems, ...loose].filter(({ name }) => !isUnsettled(filters, name)),
  }
  const range = search.filters.range ?? lastDays(DEFAULT_DAYS, timezone)
  const { page, pageSize } = search.paging
  return {
    list,
    filters,
    range,
    chosen: search.filters.chosen,
    open: search.search.open,
    /** Days and page as the calls take them. */
    days: { beginDay: toWireDay(range[0]), endDay: toWireDay(range[1]) },
    paging: { pageIndex: page, pageSize },
    setOpen: (next: string | null, options?: { replace?: boolean }) =>
      search.setSearch({ open: next }, options),
  }
}
export type ReadingSearch = ReturnType<typeof useReadingSearch>

function buildListDefinition(
  filters: readonly ManagedFilter[],
  { open, beside, pageSize }: Required<ReadingOptions>,
): ListDefinition<ReadingShape, ReadingFilters> {
  const fields = Object.fromEntries(filters.map((filter) => [filter.name, filterField(filter)]))
  return {
    shape: { ...fields, ...beside, ...PAGE_FIELDS, size: sizeField(pageSize), open },
    toFilters: (search) => ({
      chosen: Object.fromEntries(filters.map(({ name }) => [name, search[name] ?? null])),
      range: search.begin !== null && search.end !== null ? [search.begin, search.end] : null,
    }),
    toSearch: ({ chosen, range }) => ({ ...chosen, begin: range?.[0] ?? null, end: range?.[1] ?? null }),
    countSet: ({ chosen, range }) =>
      Object.values(chosen).filter((value) => value !== null).length + (range === null ? 0 : 1),
    contextFields: ['business_type_id'],
    pageSize,
  }
}

/** True while the choices of a filter are not known yet. */
function isUnsettled(filters: readonly ManagedFilter[], name: string): boolean {
  return filters.some(
    (filter) => filter.name === name && filter.kind === 'choice' && filter.options.length === 0,
  )
}

function filterField(filter: ManagedFilter): SearchField<string | null> {
  if (filter.kind === 'text') return textField()
  return {
    fallback: null,
    parse: (text) => filter.options.find(({ value }) => value === text)?.value ?? null,
    format: (value) => value,
  }
}
