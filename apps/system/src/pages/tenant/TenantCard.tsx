import type { tenantAdmin } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './TenantPage.module.css'
import { TenantStatus } from './TenantStatus.tsx'
import { useTenantName } from './use-tenant-name.ts'

/** A row on a phone. */
export function TenantCard({ row }: { row: tenantAdmin.TenantRow }) {
  const { formatMessage } = useIntl()
  const nameOf = useTenantName()
  return (
    <span className={styles['card']}>
      <strong>{nameOf(row)}</strong>
      <span className={styles['note']}>
        {formatMessage({ id: `tenant.kind.${row.kind}` })} · {row.code}
      </span>
      <TenantStatus status={row.authStatus} />
    </span>
  )
}
