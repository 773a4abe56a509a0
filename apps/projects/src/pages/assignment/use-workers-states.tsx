import { EmptyState, FilteredEmptyState } from '@console/ui'
import type { ListStates } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import type { useWorkers } from '../../queries/workers.ts'
import { WorkersFailure } from './WorkersFailure.tsx'

type WorkersStatesProps = {
  workers: ReturnType<typeof useWorkers>
  /** The user's company is the platform: it neither owns the project nor works for it. */
  isForeign: boolean
  onReset: () => void
}

/** The states shown instead of workers: why there are none, and what to do about it. */
export function useWorkersStates({ workers, isForeign, onReset }: WorkersStatesProps): ListStates {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'assignment.workers.failed' }),
    failure: workers.error !== null && (
      <WorkersFailure error={workers.error} isForeign={isForeign} onRetry={() => void workers.refetch()} />
    ),
    empty: (
      <EmptyState title={formatMessage({ id: 'assignment.workers.none' })}>
        {formatMessage({ id: 'assignment.workers.none.text' })}
      </EmptyState>
    ),
    filteredEmpty: (
      <FilteredEmptyState
        title={formatMessage({ id: 'assignment.workers.noneFound' })}
        hiddenCount={0}
        filters={[]}
        onReset={onReset}
      />
    ),
  }
}
