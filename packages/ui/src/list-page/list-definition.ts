import { FIRST_PAGE } from '@console/contracts'
import { isSameValue } from '../same-value/is-same-value.ts'
import { PAGE_SIZES } from '../table/paging.ts'
import { readSearch, writeSearch, type SearchOf, type SearchShape } from '../url-search/read-search.ts'
import { intField, type SearchField } from '../url-search/search-fields.ts'

/** The parameters of a list in the address: filters and page. */
export type ListShape = SearchShape & {
  page: SearchField<number>
  /** Absent: pages of one size. */
  size?: SearchField<number>
  /** Pages count from the oldest row; for lists whose rows are counted only up to a limit. */
  fromEnd?: SearchField<boolean>
}

/** The state of a list page in its address, and which part of it is the filters. A constant of the page. */
export type ListDefinition<S extends ListShape, Filters extends object> = {
  shape: S
  toFilters: (search: SearchOf<S>) => Filters
  toSearch: (filters: Filters) => Partial<SearchOf<S>>
  /** Counts the filters that differ from their defaults; by default each key of the filters counts as one. */
  countSet?: (filters: Filters) => number
  /** Fields that name the subject of the list, such as a project: Reset does not change them. */
  contextFields?: readonly (keyof S & string)[]
  /** The number of rows on a page if the address does not name it. */
  pageSize: number
}

export function pageField(max: number): SearchField<number> {
  return intField({ fallback: FIRST_PAGE, min: FIRST_PAGE, max })
}

/** One of the sizes that every pager offers. */
export function sizeField(fallback: number): SearchField<number> {
  return {
    fallback,
    parse: (text) => PAGE_SIZES.find((size) => String(size) === text) ?? null,
    format: (value) => (value === fallback ? null : String(value)),
  }
}

export function defaultSearch<S extends SearchShape>(shape: S): SearchOf<S> {
  return readSearch(shape, new URLSearchParams()).search
}

/** The state of a list as an address: equal states have equal addresses. */
export function toAddress<S extends SearchShape>(shape: S, search: SearchOf<S>): string {
  return writeSearch(shape, search, new URLSearchParams()).toString()
}

export function setFilterCount<S extends ListShape, Filters extends object>(
  { shape, toFilters, countSet }: ListDefinition<S, Filters>,
  filters: Filters,
): number {
  if (countSet !== undefined) return countSet(filters)
  const defaults = new Map(Object.entries(toFilters(defaultSearch(shape))))
  return Object.entries(filters).filter(([name, value]) => !isSameValue(value, defaults.get(name))).length
}
