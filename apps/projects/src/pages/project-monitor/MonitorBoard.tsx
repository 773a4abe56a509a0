import { PageFailure } from '@console/domain-ui'
import { ApiError } from '@console/sub-app'
import { EmptyState, useFreshness } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { MonitorChoice } from '../../model/monitor-choice.ts'
import { useLiveWorkers, WORKERS_POLL_MS } from '../../queries/live-monitor.ts'
import { BoardToolbar } from './BoardToolbar.tsx'
import { CardSkeletons } from './grid/CardSkeletons.tsx'
import { WorkerGrid } from './grid/WorkerGrid.tsx'
import styles from './ProjectMonitorPage.module.css'

type MonitorBoardProps = {
  choice: MonitorChoice
  isOnlineOnly: boolean
  onOnlineOnly: (isOnlineOnly: boolean) => void
}

/** The workers of one business, refetched while the page is visible (LIVE-008). */
export function MonitorBoard({ choice, isOnlineOnly, onOnlineOnly }: MonitorBoardProps) {
  const { formatMessage } = useIntl()
  const { data: workers, dataUpdatedAt, error, refetch } = useLiveWorkers(choice.bizTypeId)
  const freshness = useFreshness({ dataUpdatedAt, periodMs: WORKERS_POLL_MS })
  const retry = () => void refetch()
  if (workers === undefined) {
    return error === null ? (
      <div role="status" aria-label={formatMessage({ id: 'monitor.workers.loading' })}>
        <CardSkeletons />
      </div>
    ) : (
      <WorkersFailure error={error} onRetry={retry} />
    )
  }
  if (workers.length === 0) {
    // Seats stay placed while a project is suspended; what they do then is no work for it.
    const reason = choice.status === null || choice.status === 'normal' ? 'none' : choice.status
    return (
      <EmptyState
        title={formatMessage({ id: `monitor.workers.${reason}` })}
        action={<Button onClick={retry}>{formatMessage({ id: 'monitor.workers.refresh' })}</Button>}
      >
        {formatMessage({ id: `monitor.workers.${reason}.text` })}
      </EmptyState>
    )
  }
  return (
    <div className={styles['board']} data-stale={freshness.state === 'stale'}>
      <BoardToolbar
        choice={choice}
        workers={workers}
        isOnlineOnly={isOnlineOnly}
        onOnlineOnly={onOnlineOnly}
        freshness={freshness}
        answeredAtMs={dataUpdatedAt}
        onRetry={retry}
      />
      <WorkerGrid
        choice={choice}
        workers={workers}
        isOnlineOnly={isOnlineOnly}
        onShowAll={() => onOnlineOnly(false)}
      />
    </div>
  )
}

function WorkersFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  // The server answers 404 to users without access, and once the work has ended.
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title={formatMessage({ id: 'monitor.workers.foreign' })}>
        {formatMessage({ id: 'monitor.workers.foreign.text' })}
      </EmptyState>
    )
  }
  return (
    <PageFailure
      error={error}
      title={formatMessage({ id: 'monitor.workers.failed' })}
      page={formatMessage({ id: 'monitor.page' })}
      onRetry={onRetry}
    />
  )
}
