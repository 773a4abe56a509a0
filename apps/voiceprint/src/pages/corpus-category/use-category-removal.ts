import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { useRemoval } from '../../components/use-removal.ts'
import { CATEGORY_CHANGES, useRemoveCategory } from '../../queries/categories.ts'
import type { CategoryList } from './corpus-category.search.ts'

/** Deletes a row of this list, after a confirmation that names it. */
export function useCategoryRemoval({ paging, setSearch }: CategoryList, rowCount: number) {
  const { formatMessage } = useIntl()
  const removing = useRemoveCategory()
  const { busyId, remove } = useRemoval({
    send: removing.mutateAsync,
    changes: CATEGORY_CHANGES,
    page: paging.page,
    rowCount,
    onPage: (page) => setSearch({ page }, { replace: true }),
  })
  return {
    busyId,
    onDelete: ({ id, catalogName: name }: voiceprint.Category) =>
      remove(id, {
        title: formatMessage({ id: 'voice.category.delete.title' }),
        content: formatMessage({ id: 'voice.category.delete.text' }, { name }),
      }),
  }
}
