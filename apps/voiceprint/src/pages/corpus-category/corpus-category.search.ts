import { DEFAULT_PAGE_SIZE, MAX_PAGE, type QueryOf, type voiceprint } from '@console/contracts'
import { textField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition, type ListSearch } from '@console/ui/list-page'

const shape = {
  /** Part of the category's name. Not `name`, by which the host calls a page after a person. */
  search: textField(),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
}

export type CategoryFilters = Pick<SearchOf<typeof shape>, 'search'>

export const categoryList: ListDefinition<typeof shape, CategoryFilters> = {
  shape,
  toFilters: ({ search }) => ({ search }),
  toSearch: ({ search }) => ({ search: search?.trim() || null }),
  pageSize: DEFAULT_PAGE_SIZE,
}

export type CategoryList = ListSearch<typeof shape, CategoryFilters>

/** The list's state as the query of the call: a name that is not set is left out. */
export function toCategoryQuery({
  filters,
  paging,
}: Pick<CategoryList, 'filters' | 'paging'>): QueryOf<typeof voiceprint.categories> {
  return {
    ...(filters.search === null ? {} : { name: filters.search }),
    pageIndex: paging.page,
    pageSize: paging.pageSize,
  }
}
