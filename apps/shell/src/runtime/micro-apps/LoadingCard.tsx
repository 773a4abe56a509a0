import { PageSkeleton } from '@console/ui/page-skeleton'
import { useIntl } from 'react-intl'
import styles from './RuntimeCard.module.css'

/** The skeleton of a page while its sub-app loads; shown after a short delay. */
export function LoadingCard() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['late']}>
      <PageSkeleton label={formatMessage({ id: 'module.loading' })} />
    </div>
  )
}
