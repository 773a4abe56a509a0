import { FIRST_PAGE, voiceprint, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { useFailureLog } from './use-failure-log.ts'

/** Calls whose answers change with a category. */
export const CATEGORY_CHANGES = [voiceprint.categories, voiceprint.corpora, voiceprint.checks] as const

type CategoryQuery = QueryOf<typeof voiceprint.categories>

/** One page of the categories. The previous page stays until the next has loaded. */
export function useCategories(query: CategoryQuery) {
  const categories = useCallQuery(voiceprint.categories, { query }, { placeholderData: keepPreviousData })
  useFailureLog(categories.error, voiceprint.categories.id)
  return categories
}

/** Prefetches a page of the categories before the page has loaded. */
export function usePrefetchCategories(query: CategoryQuery): void {
  usePrefetchCall(voiceprint.categories, { query })
}

/** The count without a name, for the filtered-to-empty state. */
export function useCategoryCount() {
  const { data } = useCallQuery(voiceprint.categories, { query: { pageSize: 1 } })
  return data && { total: data.count }
}

/** All categories, to choose one of (VOICE-044). */
export function useCategoryOptions() {
  const query = { pageIndex: FIRST_PAGE, pageSize: voiceprint.MAX_CATEGORIES }
  const categories = useCallQuery(voiceprint.categories, { query })
  useFailureLog(categories.error, voiceprint.categories.id)
  return categories
}

/** Deletes a category. The list that has it loads itself again (`useRemoval`). */
export function useRemoveCategory() {
  return useCallMutation(voiceprint.removeCategory, { toInput: (id: number) => ({ query: { id } }) })
}

/** Adds a category, or renames the one with this id. */
export function useSaveCategory(id: number | null) {
  const adding = useCallMutation(voiceprint.addCategory, { changes: CATEGORY_CHANGES })
  const renaming = useCallMutation(voiceprint.renameCategory, { changes: CATEGORY_CHANGES })
  return async ({ catalogName, ...seen }: { catalogName: string; version?: number }) =>
    id === null
      ? adding.mutateAsync({ body: { catalogName } })
      : renaming.mutateAsync({ body: { catalogName, id, ...seen } })
}
