import { useIntl } from 'react-intl'
import styles from './ClientCard.module.css'

/** Monitoring, for which nothing has to be installed: the console watches calls itself. */
export function MonitorCard({ isRequested }: { isRequested: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <li className={styles['card']} aria-current={isRequested}>
      <div>
        <h2 className="ui-heading ui-strong">{formatMessage({ id: 'download.platform.monitor' })}</h2>
        {isRequested && (
          <p className={styles['recommended']}>{formatMessage({ id: 'download.recommended' })}</p>
        )}
        <p className={styles['fact']}>{formatMessage({ id: 'download.monitor' })}</p>
      </div>
    </li>
  )
}
