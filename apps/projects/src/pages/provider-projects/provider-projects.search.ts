import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { dayField, dayRangeToUnix, idField, textField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'
import { addressedFilters, toDayRange, type ListFilters } from '../../components/list/list-search.ts'
import type { ProviderQuery } from '../../queries/provider-projects.ts'

/** The whole view in the address: filters, page and its size, and what is open. */
const shape = {
  industry: idField(),
  search: textField(),
  /** Days on which a project was changed last, of the company's zone. */
  from: dayField(),
  to: dayField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  report: idField(),
  personnel: idField(),
}

export type ProviderProjectsSearch = SearchOf<typeof shape>
export type ProviderFilters = ListFilters & { industry: number | null }

function toFilters({ industry, search, from, to }: ProviderProjectsSearch): ProviderFilters {
  return { industry, search, range: toDayRange(from, to) }
}

function toSearch({ industry, ...filters }: ProviderFilters): Partial<ProviderProjectsSearch> {
  return { industry, ...addressedFilters(filters) }
}

export const providerProjects: ListDefinition<typeof shape, ProviderFilters> = {
  shape,
  toFilters: toFilters,
  toSearch: toSearch,
  pageSize: DEFAULT_PAGE_SIZE,
}

/** The query of the call: only filters that are set; days become seconds of the zone (PROV-003, R21). */
export function toProviderQuery(
  address: ProviderProjectsSearch,
  { type, timezone }: { type: number; timezone: string },
): ProviderQuery {
  const { industry, search, range } = toFilters(address)
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
