import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import type { SearchOf, SearchShape } from '../url-search/read-search.ts'
import { findSetFilters, type Filters, type FilterValues, type Values } from './filter.ts'
import { pageField, sizeField, type ListDefinition, type ListShape } from './list-definition.ts'

type ListOptions<F extends Filters, Beside extends SearchShape> = {
  filters: F
  /** Further fields of the page's address, such as the open record. */
  beside?: Beside
  /** The number of rows on a page if the address does not name it. */
  pageSize?: number
  maxPage?: number
  /** True where all pages have one size, which the address does not name. */
  hasOneSize?: boolean
  /** Fields that name the subject of the list, such as a project: Reset does not change them. */
  contextFields?: readonly (keyof Beside & string)[]
}

type PageFields = Pick<ListShape, 'page' | 'size'>

export type DefinedList<V extends object, Beside extends SearchShape> = ListDefinition<
  Beside & PageFields,
  V
> & { filters: Filters }

/** Declares a list page: address, count of set filters, band and filtered-to-empty state follow from its filters. */
export function defineList<F extends Filters, Beside extends SearchShape = Record<never, never>>(
  options: ListOptions<F, Beside>,
): DefinedList<FilterValues<F>, Beside> {
  const {
    filters,
    pageSize = DEFAULT_PAGE_SIZE,
    maxPage = MAX_PAGE,
    hasOneSize = false,
    contextFields,
  } = options
  type V = FilterValues<F>
  const names = Object.keys(filters)
  const shape = {
    ...Object.fromEntries(Object.entries(filters).flatMap(([name, { field }]) => toFields(name, field))),
    page: pageField(maxPage),
    ...(hasOneSize ? {} : { size: sizeField(pageSize) }),
    ...options.beside,
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of filters are read and written here alone
    shape: shape as unknown as Beside & PageFields,
    toFilters: (search) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a filter, each read by its own field
      Object.fromEntries(names.map((name) => [name, readFilter(filters, name, search)])) as V,
    toSearch: (values) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      Object.assign({}, ...names.map((name) => writeFilter(filters, name, values))) as Partial<
        SearchOf<Beside & PageFields>
      >,
    countSet: (values) => findSetFilters(filters, values).length,
    ...(contextFields && { contextFields }),
    pageSize,
    filters,
  }
}

function toFields(name: string, field: Filters[string]['field']) {
  return 'fields' in field ? Object.entries(field.fields) : [[name, field] as const]
}

function readFilter(filters: Filters, name: string, search: Values): unknown {
  const field = filters[name]?.field
  return field !== undefined && 'fields' in field ? field.read(search) : search[name]
}

function writeFilter(filters: Filters, name: string, values: Values): Values {
  const field = filters[name]?.field
  return field !== undefined && 'fields' in field ? field.write(values[name]) : { [name]: values[name] }
}
