import { dayField, dayRangeToUnix, idField, textField, type SearchOf } from '@console/ui'
import {
  addressedFilters,
  pageField,
  rangeOf,
  sizeField,
  type ListFilters,
} from '../../components/list/list-search.ts'
import type { ProviderWanted } from '../../queries/provider-projects.ts'

/** The whole view in the address: filters, page and its size, and what is open. */
export const providerProjectsSearch = {
  industry: idField(),
  search: textField(),
  /** Days on which a project was changed last, of the company's zone. */
  from: dayField(),
  to: dayField(),
  page: pageField,
  size: sizeField,
  report: idField(),
  personnel: idField(),
}

export type ProviderProjectsSearch = SearchOf<typeof providerProjectsSearch>
export type ProviderFilters = ListFilters & { industry: number | null }

export function filtersOf({ industry, search, from, to }: ProviderProjectsSearch): ProviderFilters {
  return { industry, search, range: rangeOf(from, to) }
}

export function searchOf({ industry, ...filters }: ProviderFilters): Partial<ProviderProjectsSearch> {
  return { industry, ...addressedFilters(filters) }
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
