import { Icon } from '@console/ui'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import styles from './OfflineNotice.module.css'

/** A strip while the browser is offline: what is shown may be old, and nothing can be sent. */
export function OfflineNotice() {
  const { formatMessage } = useIntl()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles['notice']}>
          <Icon name="warning" size={16} />
          {formatMessage({ id: 'frame.offline' })}
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
