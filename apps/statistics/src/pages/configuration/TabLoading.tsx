import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './Configuration.module.css'

const CARDS = ['first', 'second', 'third']

/** Skeleton cards in the shape of the contents. */
export function TabLoading() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })} className={styles['cards']}>
      {CARDS.map((card) => (
        <div key={card} className={styles['card']}>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  )
}
