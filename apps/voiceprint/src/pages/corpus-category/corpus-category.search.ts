import type { QueryOf, voiceprint } from '@console/contracts'
import { defineList, textFilter, type ListSearchOf } from '@console/ui/list-page'

export const categoryList = defineList({
  filters: {
    /**
     * Part of the category's name. It is not called `name`, because the host names a page after the person in that
     * parameter.
     */
    search: textFilter({ label: 'voice.category.name', width: 200 }),
  },
})

export type CategoryList = ListSearchOf<typeof categoryList>

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
