import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './FigureCard.module.css'

const NAME_AND_VALUE_PX = 50
const LINE_PX = 24

type CardsLoadingProps = {
  count: number
  /** Below the name and the value of the highest card. */
  lines?: number
}

/** As high as the cards will be. */
export function CardsLoading({ count, lines = 1 }: CardsLoadingProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['cards']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['card']}>
          <Skeleton
            className={styles['outline'] ?? ''}
            style={{ height: NAME_AND_VALUE_PX + lines * LINE_PX }}
            active
            title={false}
            paragraph={{ rows: 2 }}
          />
        </div>
      ))}
    </div>
  )
}
