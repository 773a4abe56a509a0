import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { FilteredTenants, type FilteredTenantsProps } from './FilteredTenants.tsx'

/** The states shown instead of rows. */
export function useTenantStates(filtered: FilteredTenantsProps) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'tenant.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    empty: <EmptyState title={formatMessage({ id: 'tenant.none' })} />,
    filteredEmpty: <FilteredTenants {...filtered} />,
  }
}
