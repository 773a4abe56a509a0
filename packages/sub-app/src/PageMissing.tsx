import { useIntl } from 'react-intl'
import styles from './PageMissing.module.css'

/** The menu names a page that this build of the sub-app does not have (SHELL-051). */
export function PageMissing() {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['note']} role="alert">
      {formatMessage({ id: 'subApp.pageMissing' })}
    </p>
  )
}
