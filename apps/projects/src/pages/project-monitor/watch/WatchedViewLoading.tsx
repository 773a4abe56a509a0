import { useIntl } from 'react-intl'
import styles from './WatchedViewLoading.module.css'

export function WatchedViewLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['box']} role="status">
      {formatMessage({ id: 'watch.state.connecting' })}
    </div>
  )
}
