import { EmptyState } from '@console/ui'
import { FilteredEmpty } from '@console/ui/list-page'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCategoryCount } from '../../queries/categories.ts'
import type { CategoryFilters } from './corpus-category.search.ts'

type StatesOptions = {
  filters: CategoryFilters
  add: ReactNode
  onFilters: (filters: CategoryFilters) => void
  onReset: () => void
}

/** What is shown instead of rows. */
export function useCategoryStates({ add, ...filtered }: StatesOptions) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'voice.category.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    empty: (
      <EmptyState title={formatMessage({ id: 'voice.category.none' })} action={add}>
        {formatMessage({ id: 'voice.category.none.text' })}
      </EmptyState>
    ),
    filteredEmpty: <FilteredCategories {...filtered} />,
  }
}

/** No category has such a name. */
function FilteredCategories({ filters, onFilters, onReset }: Omit<StatesOptions, 'add'>) {
  const { formatMessage } = useIntl()
  const hidden = useCategoryCount().data
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'voice.category.noneFound' })}
      hidden={hidden && { total: hidden.count }}
      shown={[
        {
          key: 'name',
          name: formatMessage({ id: 'voice.category.name' }),
          value: filters.search,
          without: { search: null },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
