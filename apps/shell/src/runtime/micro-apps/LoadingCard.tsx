import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './RuntimeCard.module.css'

/** The skeleton of a page while its sub-app loads; shown after a short delay. */
export function LoadingCard() {
  const { formatMessage } = useIntl()
  return (
    <div
      className={`${styles['card']} ${styles['late']}`}
      role="status"
      aria-label={formatMessage({ id: 'module.loading' })}
    >
      <Skeleton active title paragraph={{ rows: 6 }} />
    </div>
  )
}
