import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './ConfigPage.module.css'

/** The form and the chart in outline. */
export function ConfigLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['page']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      {[10, 7].map((rows) => (
        <div key={rows} className={styles['card']}>
          <Skeleton active paragraph={{ rows }} />
        </div>
      ))}
    </div>
  )
}
