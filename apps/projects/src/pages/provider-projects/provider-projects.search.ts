import { DEFAULT_PAGE_SIZE, FIRST_PAGE, MAX_PAGE } from '@console/contracts'
import {
  dayField,
  dayRangeToUnix,
  idField,
  intField,
  PAGE_SIZES,
  textField,
  type DayRange,
  type SearchField,
  type SearchOf,
} from '@console/ui'
import type { ProviderWanted } from '../../queries/provider-projects.ts'

const sizeField: SearchField<number> = {
  fallback: DEFAULT_PAGE_SIZE,
  parse: (text) => PAGE_SIZES.find((size) => String(size) === text) ?? null,
  format: (value) => (value === DEFAULT_PAGE_SIZE ? null : String(value)),
}

/** The whole view in the address: filters, page and its size, and what is open. */
export const providerProjectsSearch = {
  industry: idField(),
  search: textField(),
  /** Days on which a project was changed last, of the company's zone. */
  from: dayField(),
  to: dayField(),
  page: intField({ fallback: FIRST_PAGE, min: FIRST_PAGE, max: MAX_PAGE }),
  size: sizeField,
  report: idField(),
  personnel: idField(),
}

export type ProviderProjectsSearch = SearchOf<typeof providerProjectsSearch>
export type ProviderFilters = { industry: number | null; search: string | null; range: DayRange | null }

export const NO_FILTERS: ProviderFilters = { industry: null, search: null, range: null }

export function filtersOf({ industry, search, from, to }: ProviderProjectsSearch): ProviderFilters {
  return { industry, search, range: rangeOf(from, to) }
}

/** One day alone is a range of one day; days the wrong way round are turned. */
function rangeOf(from: string | null, to: string | null): DayRange | null {
  const first = from ?? to
  const last = to ?? from
  if (first === null || last === null) return null
  return first <= last ? [first, last] : [last, first]
}

/** Filters as the address has them; a new question begins on the first page. */
export function searchOf({ industry, search, range }: ProviderFilters): Partial<ProviderProjectsSearch> {
  const text = search?.trim() ?? ''
  const days = rangeOf(range?.[0] ?? null, range?.[1] ?? null)
  return {
    industry,
    search: text === '' ? null : text,
    from: days?.[0] ?? null,
    to: days?.[1] ?? null,
    page: FIRST_PAGE,
  }
}

/** What the call is asked with: only what is set; days become seconds of the zone (PROV-003, decision 21). */
export function wantedOf(
  address: ProviderProjectsSearch,
  { type, timezone }: { type: number; timezone: string },
): ProviderWanted {
  const { industry, search, range } = filtersOf(address)
  const days = range && dayRangeToUnix(range, timezone)
  return {
    current: address.page,
    size: address.size,
    type,
    ...(industry === null ? {} : { industryID: industry }),
    ...(search === null ? {} : { name: search }),
    ...(days === null ? {} : { from: days.begin, to: days.end }),
  }
}

export function setFilterCount({ industry, search, range }: ProviderFilters): number {
  return [industry, search, range].filter((value) => value !== null).length
}
