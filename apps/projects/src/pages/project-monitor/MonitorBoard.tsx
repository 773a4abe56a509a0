import { PageFailure } from '@console/domain-ui'
import { SEAT_STATUS_LOOK, STATUS_ORDER } from '@console/domain-ui/seats'
import { ApiError, useHost } from '@console/sub-app'
import { EmptyState, formatTime, type Freshness, FreshnessChip, StatusWord, useFreshness } from '@console/ui'
import { toServerTime } from '@console/ui/server-time'
import { Button, Switch } from 'antd'
import { useIntl } from 'react-intl'
import type { LiveWorker } from '../../model/live-worker.ts'
import type { MonitorChoice } from '../../model/monitor-choice.ts'
import { useLiveWorkers, WORKERS_POLL_MS } from '../../queries/live-monitor.ts'
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
    <div className="ui-stack ui-gap-12" data-stale={freshness.state === 'stale'}>
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

type BoardToolbarProps = {
  choice: MonitorChoice
  workers: readonly LiveWorker[]
  isOnlineOnly: boolean
  onOnlineOnly: (isOnlineOnly: boolean) => void
  freshness: Freshness
  /** When the last answer came, in milliseconds. */
  answeredAtMs: number
  onRetry: () => void
}

/** Names the company of the workers, how many are online, which of them are shown, and how fresh that is. */
function BoardToolbar(props: BoardToolbarProps) {
  const { choice, workers, isOnlineOnly, onOnlineOnly, freshness, answeredAtMs, onRetry } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <div
      className={`ui-cluster ui-gap-8-16 ui-min-32 ${styles['toolbar']}`}
      role="group"
      aria-label={formatMessage({ id: 'monitor.tools' })}
    >
      <div className="ui-stack">
        <h2>
          {choice.providerName} <span className="ui-regular ui-muted">{choice.projectName}</span>
        </h2>
        <StatusCounts workers={workers} />
      </div>
      <span className={`ui-inline-row ui-wraps ui-gap-8-16 ui-to-end ${styles['end']}`}>
        <label className="ui-inline-row ui-gap-8 ui-size-13 ui-pointer ui-phone-touch">
          <Switch size="small" checked={isOnlineOnly} onChange={onOnlineOnly} />
          {formatMessage({ id: 'monitor.onlineOnly' })}
        </label>
        <FreshnessChip freshness={freshness} />
        {freshness.state === 'stale' && (
          <span role="alert" className="ui-inline-row ui-size-12 ui-warn">
            {formatMessage(
              { id: 'monitor.stale' },
              { time: formatTime(Math.floor(toServerTime(answeredAtMs) / 1000), timezone) },
            )}
            <Button type="link" size="small" onClick={onRetry}>
              {formatMessage({ id: 'monitor.retryNow' })}
            </Button>
          </span>
        )}
      </span>
    </div>
  )
}

/** Counts the agents in words by what they do now, those on a call first; a status that nobody has is left out. */
function StatusCounts({ workers }: { workers: readonly LiveWorker[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const online = workers.filter(({ onlineStatus }) => onlineStatus === 'online').length
  return (
    <span className="ui-cluster ui-gap-4-12 ui-size-12 ui-muted">
      <span>{formatMessage({ id: 'monitor.count' }, { online, count: workers.length })}</span>
      {STATUS_ORDER.map((status) => {
        const count = workers.filter((worker) => worker.status === status).length
        const { tone, textId } = SEAT_STATUS_LOOK[status]
        if (count === 0) return null
        return (
          <StatusWord key={status} tone={tone}>
            {`${formatMessage({ id: textId })} ${formatNumber(count)}`}
          </StatusWord>
        )
      })}
    </span>
  )
}
