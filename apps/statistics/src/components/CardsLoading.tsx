import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './FigureCard.module.css'

/** As high as the cards will be. */
export function CardsLoading({ count }: { count: number }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['cards']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['card']}>
          <Skeleton className={styles['outline'] ?? ''} active title={false} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
  )
}
