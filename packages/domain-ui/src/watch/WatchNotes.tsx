import type { RoomMember, WatchState } from '@console/sub-app/watch'
import { useIntl } from 'react-intl'
import styles from './WatchedView.module.css'

/** Why the watch is over, and who else watches the same seat. */
export function WatchNotes({ state, others }: { state: WatchState; others: readonly RoomMember[] }) {
  const { formatMessage, formatList } = useIntl()
  if (state.status === 'failed')
    return (
      <p className={styles['note']} data-tone="error">
        {formatMessage({ id: `watch.failed.${state.reason}` })}
      </p>
    )
  if (state.status === 'stopped')
    return <p className={styles['note']}>{formatMessage({ id: `watch.ended.${state.reason}` })}</p>
  if (others.length === 0) return null
  const names = formatList(others.map(({ name }) => name))
  return <p className={styles['note']}>{formatMessage({ id: 'watch.others' }, { names })}</p>
}
