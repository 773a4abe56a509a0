import { useIntl } from 'react-intl'
import styles from './ViewsButton.module.css'

/** Shown when the code of the views failed to load. */
export function ViewsMissing() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['missing']} role="alert">
      {formatMessage({ id: 'header.views.lost' })}
    </p>
  )
}
