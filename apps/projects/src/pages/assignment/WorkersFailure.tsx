import type { DataOf, projectStat } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { EmptyState, FilteredEmptyState } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { PageFailure } from '../../components/PageFailure.tsx'

type WorkersStateProps = {
  workers: UseQueryResult<DataOf<typeof projectStat.workers>>
  /** The caller's company looks after the project and neither owns it nor works for it. */
  isForeign: boolean
  isFiltered: boolean
  onFirstPage: () => void
  onReset: () => void
}

/** What stands in for the workers. */
export function WorkersState({ workers, isForeign, isFiltered, onFirstPage, onReset }: WorkersStateProps) {
  const { formatMessage } = useIntl()
  const { data, error } = workers
  if (data === undefined) {
    // Before its work begins a business answers like one that does not exist, and always to whom it is not shown.
    if (error instanceof ApiError && error.status === 404) {
      const text = isForeign ? 'assignment.workers.foreign' : 'assignment.workers.none'
      return (
        <EmptyState title={formatMessage({ id: text })}>{formatMessage({ id: `${text}.text` })}</EmptyState>
      )
    }
    return (
      <PageFailure
        error={error ?? new Error('')}
        title={formatMessage({ id: 'assignment.workers.failed' })}
        page={formatMessage({ id: 'assignment.page' })}
        onRetry={() => void workers.refetch()}
      />
    )
  }
  if (data.totalCnt > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'assignment.workers.pageEmpty' })}
        action={<Button onClick={onFirstPage}>{formatMessage({ id: 'assignment.workers.first' })}</Button>}
      />
    )
  }
  if (isFiltered) {
    return (
      <FilteredEmptyState
        title={formatMessage({ id: 'assignment.workers.noneFound' })}
        hiddenCount={0}
        filters={[]}
        onReset={onReset}
      />
    )
  }
  return (
    <EmptyState title={formatMessage({ id: 'assignment.workers.none' })}>
      {formatMessage({ id: 'assignment.workers.none.text' })}
    </EmptyState>
  )
}
