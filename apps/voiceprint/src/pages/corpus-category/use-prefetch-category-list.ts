import { useListSearch } from '@console/ui/list-page'
import { usePrefetchCategories } from '../../queries/categories.ts'
import { categoryList, toCategoryQuery } from './corpus-category.search.ts'

/** Prefetches the categories of the address while the page's code loads. */
export function usePrefetchCategoryList(): void {
  usePrefetchCategories(toCategoryQuery(useListSearch(categoryList)))
}
