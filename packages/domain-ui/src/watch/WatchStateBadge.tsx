import { useIsRealtimeOpen } from '@console/sub-app'
import type { WatchState } from '@console/sub-app/watch'
import { StatusWord, type StatusTone } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './WatchedView.module.css'

const TONES: Readonly<Record<WatchState['status'], StatusTone>> = {
  connecting: 'quiet',
  live: 'good',
  frozen: 'warn',
  retrying: 'warn',
  failed: 'error',
  stopped: 'offline',
}

/** The state of the watch, always in words, with the reason for an interruption, and spoken when it changes (R10). */
export function WatchStateBadge({ state: { status } }: { state: WatchState }) {
  const { formatMessage } = useIntl()
  const isOpen = useIsRealtimeOpen()
  const isWaiting = !isOpen && (status === 'connecting' || status === 'retrying')
  const hasReason = !isWaiting && (status === 'frozen' || status === 'retrying')
  return (
    <span className={styles['state']} role="status">
      <StatusWord tone={TONES[status]}>
        {formatMessage({ id: `watch.state.${isWaiting ? 'waiting' : status}` })}
      </StatusWord>
      {hasReason && (
        <span className={styles['reason']}>{formatMessage({ id: `watch.reason.${status}` })}</span>
      )}
    </span>
  )
}
