import { useIntl } from 'react-intl'
import { useIsMobile } from '@console/ui'
import { CardSkeletons } from './grid/CardSkeletons.tsx'
import styles from './ProjectMonitorPage.module.css'

/** The page in outline, before the projects are known. */
export function MonitorSkeleton() {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  return (
    <div className={styles['page']} role="status" aria-label={formatMessage({ id: 'monitor.loading' })}>
      {!isMobile && <div className={styles['outlineTree']} />}
      <div className={styles['main']}>
        <CardSkeletons />
      </div>
    </div>
  )
}
