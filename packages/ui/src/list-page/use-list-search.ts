import { FIRST_PAGE } from '@console/contracts'
import { use, useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { PageSizesContext } from '../page-sizes/page-sizes.ts'
import { PAGE_SIZES, type Paging } from '../table/paging.ts'
import type { SearchOf } from '../url-search/read-search.ts'
import { useUrlSearch, type UrlSearch } from '../url-search/use-url-search.ts'
import type { Filters as DeclaredFilters } from './filter.ts'
import {
  toAddress,
  defaultSearch,
  setFilterCount,
  type ListDefinition,
  type ListShape,
} from './list-definition.ts'

/** A query that can be sent again; a result of TanStack Query fits. */
type Refetchable = { refetch: () => Promise<unknown> }

export type ListSearch<S extends ListShape, Filters extends object> = Omit<UrlSearch<S>, 'resetSearch'> & {
  filters: Filters
  /** The filters as text: the same text for the same filters. */
  filterKey: string
  filterCount: number
  paging: Required<Pick<Paging, 'page' | 'pageSize' | 'fromEnd'>>
  setPage: (page: number, fromEnd?: boolean) => void
  /** Absent where the address has no page size. */
  setPageSize: ((pageSize: number) => void) | undefined
  /** Applies filters and starts on the first page; without a change the query is sent again. */
  inquire: (filters: Filters, query: Refetchable) => void
  /** Back to the defaults; where the list already has them the query is sent again. */
  reset: (query: Refetchable) => void
  /** Removes parameters of the address that were not understood. */
  cleanAddress: () => void
  /** The filters where they are declared, see `defineList`. */
  declared?: DeclaredFilters | undefined
}

/** The state of a list with this definition. */
export type ListSearchOf<D> =
  D extends ListDefinition<infer S, infer Filters> ? ListSearch<S, Filters> : never

/** The fields that every list has in its address, see `ListShape`. */
type ListPosition = { page: number; size?: number; fromEnd?: boolean }

/**
 * The state of a list in its address: filters, page, page size, and what the page has open. The page size that the person chose
 * last holds for an address that names neither page nor size: pages of a link are those of its sender.
 */
export function useListSearch<S extends ListShape, Filters extends object>(
  definition: ListDefinition<S, Filters> & { filters?: DeclaredFilters },
): ListSearch<S, Filters> {
  const { shape, toFilters: filtersOf, toSearch: searchOf, contextFields = [], pageSize } = definition
  const url = useUrlSearch(shape)
  const { search, setSearch } = useRememberedSize(url, definition)
  const filters = filtersOf(search)
  const { page, size = pageSize, fromEnd = false } = toPosition(search)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const toSearchChange = (position: ListPosition) => position as Partial<SearchOf<S>>
  const toPageChange = (nextPage: number, nextFromEnd: boolean) =>
    toSearchChange({ page: nextPage, ...(shape.fromEnd === undefined ? {} : { fromEnd: nextFromEnd }) })

  return {
    search,
    problems: url.problems,
    setSearch,
    filters,
    filterKey: toAddress(shape, { ...defaultSearch(shape), ...searchOf(filters) }),
    filterCount: setFilterCount(definition, filters),
    paging: { page, pageSize: size, fromEnd },
    setPage: (next, nextFromEnd = false) => setSearch(toPageChange(next, nextFromEnd)),
    setPageSize:
      shape.size === undefined
        ? undefined
        : (next) => setSearch(toSearchChange({ page: FIRST_PAGE, size: next })),
    inquire: (next, query) => {
      const changes = { ...searchOf(next), ...toPageChange(FIRST_PAGE, false) }
      const before = toAddress(shape, { ...search, ...searchOf(filters) })
      if (toAddress(shape, { ...search, ...changes }) === before) void query.refetch()
      else setSearch(changes)
    },
    reset: (query) => {
      const initial = defaultSearch(shape)
      for (const name of contextFields) initial[name] = search[name]
      const isInitial = toAddress(shape, url.search) === toAddress(shape, initial)
      if (isInitial && url.problems.length === 0) void query.refetch()
      else url.setSearch(initial)
    },
    cleanAddress: () => setSearch({}, { replace: true }),
    declared: definition.filters,
  }
}

function toPosition<S extends ListShape>(search: SearchOf<S>): ListPosition {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of every list's shape, see ListShape
  return search as ListPosition
}

/** Adds the remembered page size to a search whose address has none, and remembers each size that is chosen. */
function useRememberedSize<S extends ListShape>(
  { search, setSearch }: Pick<UrlSearch<S>, 'search' | 'setSearch'>,
  { shape, pageSize }: Pick<ListDefinition<S, object>, 'shape' | 'pageSize'>,
): Pick<UrlSearch<S>, 'search' | 'setSearch'> {
  const sizes = use(PageSizesContext)
  // Pages of a project or business are one list.
  const path = useLocation().pathname.replaceAll(/\d+/g, 'n')
  const hasSizes = shape.size !== undefined && sizes !== null
  const { page, size, fromEnd = false } = toPosition(search)
  const isUnnamed = hasSizes && size === pageSize && page === FIRST_PAGE && !fromEnd
  const remembered = isUnnamed ? PAGE_SIZES.find((one) => one === sizes.read(path)) : undefined
  const change = useCallback<UrlSearch<S>['setSearch']>(
    (changes, options) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of every list's shape, see ListShape
      const next = changes as Partial<ListPosition>
      if (hasSizes && next.size !== undefined) {
        sizes.write(path, next.size === pageSize ? null : next.size)
        // A preference is no step of the history.
        return setSearch(changes, { replace: true, ...options })
      }
      const isLeavingFirst = (next.page ?? FIRST_PAGE) !== FIRST_PAGE || next.fromEnd === true
      setSearch(
        remembered !== undefined && isLeavingFirst ? { ...changes, size: remembered } : changes,
        options,
      )
    },
    [hasSizes, sizes, path, pageSize, remembered, setSearch],
  )
  return { search: remembered === undefined ? search : { ...search, size: remembered }, setSearch: change }
}
