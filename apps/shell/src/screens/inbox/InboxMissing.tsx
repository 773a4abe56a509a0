import { useIntl } from 'react-intl'
import styles from './InboxTray.module.css'

/** Stands for the inbox whose code did not come. */
export function InboxMissing() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['missing']} role="alert">
      {formatMessage({ id: 'messages.failed' })}
    </p>
  )
}
