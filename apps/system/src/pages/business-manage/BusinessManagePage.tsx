import { PageFailure } from '@console/domain-ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useManagedBusinesses } from '../../queries/businesses.ts'
import { BusinessBoard } from './BusinessBoard.tsx'
import styles from './BusinessManagePage.module.css'

/** Businesses on the left, the chosen one with its products on the right; on a phone one after the other (SHELL-049). */
export function BusinessManagePage() {
  const { formatMessage } = useIntl()
  const businesses = useManagedBusinesses()

  if (businesses.data !== undefined) return <BusinessBoard businesses={businesses.data} />
  if (businesses.error !== null) {
    return (
      <PageFailure
        error={businesses.error}
        title={formatMessage({ id: 'business.failed' })}
        page={formatMessage({ id: 'business.page' })}
        onRetry={() => void businesses.refetch()}
      />
    )
  }
  return (
    <div className={styles['loading']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  )
}
