import { useIntl } from 'react-intl'
import styles from './LoadingText.module.css'

export function LoadingText() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['loading']} role="status">
      {formatMessage({ id: 'assistant.starting' })}
    </p>
  )
}
