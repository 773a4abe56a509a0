import { projectApplication } from '@console/contracts'
import { EmptyState, ErrorState, FilteredEmptyState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useProviderProjectCount } from '../../queries/provider-projects.ts'
import type { ProviderListProps } from './ProviderList.tsx'

/** Stands in for rows: a failure, a page beyond the last, none for these filters, none at all. */
export function ProviderListState({ side, projects, isFiltered, onPage, onReset }: ProviderListProps) {
  const { formatMessage } = useIntl()
  const { open, assigned } = projectApplication.PROVIDER_LIST
  const isWanted = isFiltered && projects.data?.total === 0
  const all = useProviderProjectCount(side === 'open' ? open : assigned, isWanted)
  if (projects.data === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'providerProjects.failed' })}
        error={projects.error ?? { message: '' }}
        kept={formatMessage({ id: 'ui.error.kept' })}
        onRetry={() => void projects.refetch()}
      />
    )
  }
  if (projects.data.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'providerProjects.pageEmpty' })}
        action={
          <Button
            onClick={() => {
              onPage(1)
            }}
          >
            {formatMessage({ id: 'providerProjects.pageEmpty.first' })}
          </Button>
        }
      />
    )
  }
  if (!isFiltered) {
    return (
      <EmptyState title={formatMessage({ id: `providerProjects.${side}.none` })}>
        {formatMessage({ id: `providerProjects.${side}.none.text` })}
      </EmptyState>
    )
  }
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'providerProjects.noneFound' })}
      hiddenCount={all.data?.total ?? 0}
      isCapped={all.data?.totalIsCapped ?? false}
      filters={[]}
      onReset={onReset}
    />
  )
}
