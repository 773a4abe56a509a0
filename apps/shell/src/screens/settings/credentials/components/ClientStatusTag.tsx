import { credential } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './Client.module.css'

/** Enabled or disabled, as a dot and a word (CRED-004). */
export function ClientStatusTag({ status }: Pick<credential.ApiClient, 'status'>) {
  const { formatMessage } = useIntl()
  const isEnabled = status === credential.CLIENT_STATUS.enabled
  return (
    <span className={styles['tag']} data-enabled={isEnabled}>
      {formatMessage({ id: isEnabled ? 'credentials.enabled' : 'credentials.disabled' })}
    </span>
  )
}
