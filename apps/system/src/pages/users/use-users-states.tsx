import { useOrganizationPath } from '@console/domain-ui'
import { EmptyState } from '@console/ui'
import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useAccountOptions } from '../../queries/people.ts'
import type { UsersFilters } from './users.search.ts'

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

type FilteredUsersProps = {
  filters: UsersFilters
  unfilteredCount: number | undefined
  onFilters: (filters: UsersFilters) => void
  onReset: () => void
}

/** The filtered-to-empty state of the list. */
function FilteredUsers({ filters, unfilteredCount, onFilters, onReset }: FilteredUsersProps) {
  const { formatMessage } = useIntl()
  const { data } = useAccountOptions()
  const { text, orgId, status, roleId, businessTypeId } = filters
  const orgPath = useOrganizationPath(orgId)
  const shown = (name: string, value: string | null, none: Partial<UsersFilters>) => ({
    key: name,
    name: formatMessage({ id: `people.${name}` }),
    value,
    without: { ...filters, ...none },
  })
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'people.filteredEmpty' })}
      hidden={unfilteredCount === undefined ? undefined : { total: unfilteredCount }}
      shown={[
        shown('search', text || null, { text: '' }),
        shown('organization', orgId === null ? null : (orgPath ?? String(orgId)), { orgId: null }),
        shown('status', status && formatMessage({ id: `people.status.${status}` }), { status: null }),
        shown('role', nameIn(data?.roles, roleId), { roleId: null }),
        shown('business', nameIn(data?.businessTypes, businessTypeId), { businessTypeId: null }),
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}

function nameIn(list: readonly { id: number; name: string }[] = [], id: number | null): string | null {
  return id === null ? null : (list.find((one) => one.id === id)?.name ?? String(id))
}
