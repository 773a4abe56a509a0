import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { FilteredUsers, type FilteredUsersProps } from './FilteredUsers.tsx'

/** The states shown instead of rows. */
export function useUsersStates(filtered: FilteredUsersProps) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'people.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    empty: (
      <EmptyState title={formatMessage({ id: 'people.empty.title' })}>
        {formatMessage({ id: 'people.empty.text' })}
      </EmptyState>
    ),
    filteredEmpty: <FilteredUsers {...filtered} />,
  }
}
