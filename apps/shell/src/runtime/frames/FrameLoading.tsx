import { PageSkeleton } from '@console/ui/page-skeleton'
import { useIntl } from 'react-intl'
import styles from './FramedDocument.module.css'

/** Shown until the framed page is ready. */
export function FrameLoading({ page }: { page: string }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['loading']}>
      <PageSkeleton label={formatMessage({ id: 'frames.loading' }, { page })} />
    </div>
  )
}
