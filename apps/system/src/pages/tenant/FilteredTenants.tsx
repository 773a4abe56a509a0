import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useTenantCount } from '../../queries/tenants.ts'
import type { TenantDraft } from './tenant.search.ts'

export type FilteredTenantsProps = {
  filters: TenantDraft
  onFilters: (filters: TenantDraft) => void
  onReset: () => void
}

/** No company fits the filters. */
export function FilteredTenants({ filters, onFilters, onReset }: FilteredTenantsProps) {
  const { formatMessage } = useIntl()
  const hidden = useTenantCount().data
  const { search, kind, authStatus } = filters
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'tenant.noneFound' })}
      hidden={hidden}
      shown={[
        {
          key: 'search',
          name: formatMessage({ id: 'tenant.search' }),
          value: search,
          without: { ...filters, search: null },
        },
        {
          key: 'kind',
          name: formatMessage({ id: 'tenant.kind' }),
          value: kind && formatMessage({ id: `tenant.kind.${kind}` }),
          without: { ...filters, kind: null },
        },
        {
          key: 'authStatus',
          name: formatMessage({ id: 'tenant.authStatus' }),
          value: authStatus && formatMessage({ id: `tenant.authStatus.${authStatus}` }),
          without: { ...filters, authStatus: null },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
