import { useIntl } from 'react-intl'
import styles from './StartingPage.module.css'

/** Between sign-in and the first page: the frame's skeleton, nothing protected (SHELL-001). */
export function StartingPage() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['frame']} role="status" aria-label={formatMessage({ id: 'boot.starting' })}>
      <div className={styles['rail']} />
      <div className={styles['tree']} />
      <div className={styles['header']} />
      <div className={styles['content']} />
    </div>
  )
}
