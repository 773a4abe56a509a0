import { useHost } from '@console/sub-app'
import { formatTime, FreshnessChip, type Freshness } from '@console/ui'
import { toServerTime } from '@console/ui/server-time'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './LiveNote.module.css'

type LiveNoteProps = {
  freshness: Freshness
  /** When the last answer came, in milliseconds. */
  answeredAtMs: number
  onRetry: () => void
}

/** How fresh the figures are; once stale, since when, with Retry. */
export function LiveNote({ freshness, answeredAtMs, onRetry }: LiveNoteProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const time = formatTime(Math.floor(toServerTime(answeredAtMs) / 1000), timezone)
  return (
    <div className={styles['note']}>
      <FreshnessChip freshness={freshness} />
      {freshness.state === 'stale' && (
        <span role="alert" className={styles['stale']}>
          {formatMessage({ id: 'monitor.view.stale' }, { time })}
          <Button type="link" onClick={onRetry}>
            {formatMessage({ id: 'monitor.view.again' })}
          </Button>
        </span>
      )}
    </div>
  )
}
