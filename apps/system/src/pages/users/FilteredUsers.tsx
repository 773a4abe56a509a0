import { countText, EmptyState, ErrorState, FilteredEmptyState } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useAccountOptions, useOrganizationPath, type PeoplePage } from '../../queries/people.ts'
import { setFilterCount, type UsersFilters } from './users.search.ts'

type UsersStateProps = {
  filters: UsersFilters
  people: UseQueryResult<PeoplePage>
  onFilters: (filters: UsersFilters) => void
  onPage: (page: number) => void
  onReset: () => void
}

/** What stands in the place of rows: why there are none, and what to do about it. */
export function UsersState({ filters, people, onFilters, onPage, onReset }: UsersStateProps) {
  const { formatMessage, locale } = useIntl()
  const setFilters = useSetFilters(filters, onFilters)
  const { data: answer, error } = people
  if (answer === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'people.failed' })}
        error={error ?? { message: '' }}
        kept={formatMessage({ id: 'people.keptFilters' })}
        onRetry={() => void people.refetch()}
      />
    )
  }
  if (answer.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'people.pageEmpty.title' })}
        action={<Button onClick={() => onPage(1)}>{formatMessage({ id: 'people.pageEmpty.first' })}</Button>}
      >
        {formatMessage(
          { id: 'people.pageEmpty.text' },
          { text: countText(answer.total, answer.totalIsCapped, locale) },
        )}
      </EmptyState>
    )
  }
  if (setFilterCount(filters) > 0) {
    return (
      <FilteredEmptyState
        title={formatMessage({ id: 'people.filteredEmpty' })}
        hiddenCount={answer.unfilteredTotal}
        filters={setFilters}
        onReset={onReset}
      />
    )
  }
  return (
    <EmptyState title={formatMessage({ id: 'people.empty.title' })}>
      {formatMessage({ id: 'people.empty.text' })}
    </EmptyState>
  )
}

/** The filters that are set, in words, each with a way to take it off. */
function useSetFilters(filters: UsersFilters, onFilters: (filters: UsersFilters) => void) {
  const { formatMessage } = useIntl()
  const { data } = useAccountOptions()
  const orgPath = useOrganizationPath(filters.orgId)
  const nameIn = (list: readonly { id: number; name: string }[] = [], id: number) =>
    list.find((one) => one.id === id)?.name ?? String(id)
  const { text, orgId, status, roleId, businessTypeId } = filters
  const shown = [
    { key: 'text', value: text || null, name: 'people.search', none: { text: '' } },
    {
      key: 'orgId',
      value: orgId && (orgPath ?? String(orgId)),
      name: 'people.organization',
      none: { orgId: null },
    },
    {
      key: 'status',
      value: status && formatMessage({ id: `people.status.${status}` }),
      name: 'people.status',
      none: { status: null },
    },
    {
      key: 'roleId',
      value: roleId && nameIn(data?.roles, roleId),
      name: 'people.role',
      none: { roleId: null },
    },
    {
      key: 'businessTypeId',
      value: businessTypeId && nameIn(data?.businessTypes, businessTypeId),
      name: 'people.business',
      none: { businessTypeId: null },
    },
  ]
  return shown
    .filter(({ value }) => value !== null)
    .map(({ key, value, name, none }) => ({
      key,
      text: formatMessage({ id: 'people.filter' }, { name: formatMessage({ id: name }), value }),
      onRemove: () => onFilters({ ...filters, ...none }),
    }))
}
