import type { tenantAdmin } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './TenantStatus.module.css'

/** A dot and a word: whether the platform has verified the company. */
export function TenantStatus({ status }: { status: tenantAdmin.TenantRow['authStatus'] }) {
  const { formatMessage } = useIntl()
  if (status === null) return '-'
  return (
    <span className={`ui-inline-row ui-gap-6 ${styles['status']}`} data-status={status}>
      {formatMessage({ id: `tenant.authStatus.${status}` })}
    </span>
  )
}
