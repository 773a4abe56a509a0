import { useHost } from '@console/sub-app'
import { formatTime, FreshnessChip, type Freshness } from '@console/ui'
import { toServerTime } from '@console/ui/server-time'
import { Button, Switch } from 'antd'
import { useIntl } from 'react-intl'
import type { LiveWorker } from '../../model/live-worker.ts'
import type { MonitorChoice } from '../../model/monitor-choice.ts'
import styles from './ProjectMonitorPage.module.css'

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

/** Whose workers they are, how many are online, which of them are shown, and how fresh that is. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { choice, workers, isOnlineOnly, onOnlineOnly, freshness, answeredAtMs, onRetry } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const online = workers.filter(({ onlineStatus }) => onlineStatus === 'online').length
  return (
    <div className={styles['toolbar']} role="group" aria-label={formatMessage({ id: 'monitor.tools' })}>
      <h2>
        {choice.providerName} <span className={styles['project']}>{choice.projectName}</span>
      </h2>
      <span className={styles['count']}>
        {formatMessage({ id: 'monitor.count' }, { online, count: workers.length })}
      </span>
      <span className={styles['end']}>
        <label className={styles['switch']}>
          <Switch size="small" checked={isOnlineOnly} onChange={onOnlineOnly} />
          {formatMessage({ id: 'monitor.onlineOnly' })}
        </label>
        <FreshnessChip freshness={freshness} />
        {freshness.state === 'stale' && (
          <span role="alert" className={styles['stale']}>
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
