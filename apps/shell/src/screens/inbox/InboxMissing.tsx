import { useIntl } from 'react-intl'
import styles from './InboxTray.module.css'

/** Shown when the code of the inbox failed to load. */
export function InboxMissing() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['missing']} role="alert">
      {formatMessage({ id: 'messages.failed' })}
    </p>
  )
}
