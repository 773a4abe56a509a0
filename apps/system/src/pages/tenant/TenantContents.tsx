import type { tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { toCertification } from './certification.ts'
import { EditTenantDialog } from './EditTenantDialog.tsx'
import { TenantBusinesses } from './TenantBusinesses.tsx'
import styles from './TenantPage.module.css'
import { TenantStatus } from './TenantStatus.tsx'
import type { TenantDialog } from './tenant.search.ts'
import { VerdictDialog } from './VerdictDialog.tsx'

type TenantContentsProps = {
  tenant: tenantAdmin.TenantDetail
  dialog: TenantDialog | null
  onDialog: (dialog: TenantDialog | null) => void
}

/** A company's data, its businesses and the platform's actions. */
export function TenantContents({ tenant, dialog, onDialog }: TenantContentsProps) {
  const { formatMessage } = useIntl()
  const close = () => {
    onDialog(null)
  }
  const opener = (requested: TenantDialog) => () => {
    onDialog(requested)
  }
  return (
    <>
      <div className={styles['actions']}>
        <Button onClick={opener('edit')}>{formatMessage({ id: 'system.edit' })}</Button>
        {tenant.kind !== 'platform' && (
          <>
            <Button onClick={opener('Verified')}>{formatMessage({ id: 'tenant.verify' })}</Button>
            <Button danger onClick={opener('Rejected')}>
              {formatMessage({ id: 'tenant.reject' })}
            </Button>
          </>
        )}
      </div>
      <TenantFacts tenant={tenant} />
      <TenantBusinesses
        tenant={tenant}
        isAdding={dialog === 'business'}
        onAdding={(isAdding) => {
          onDialog(isAdding ? 'business' : null)
        }}
      />
      {dialog === 'edit' && <EditTenantDialog tenant={tenant} onClose={close} />}
      {(dialog === 'Verified' || dialog === 'Rejected') && tenant.kind !== 'platform' && (
        <VerdictDialog tenant={tenant} verdict={dialog} onClose={close} />
      )}
    </>
  )
}

function TenantFacts({ tenant }: { tenant: tenantAdmin.TenantDetail }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const facts: readonly [label: string, value: ReactNode][] = [
    ['tenant.authStatus', <TenantStatus key="status" status={tenant.authStatus} />],
    ['tenant.remark', tenant.authRemark],
    ['tenant.nameEn', tenant.nameEn],
    ['tenant.nameZh', tenant.nameZh],
    ['tenant.shortName', tenant.shortName],
    ['tenant.kind', formatMessage({ id: `tenant.kind.${tenant.kind}` })],
    ['tenant.timezone', tenant.timezone],
    ['tenant.currency', tenant.currency],
    ['tenant.certification', formatMessage({ id: `tenant.certification.${toCertification(tenant)}` })],
    ['tenant.contactPerson', tenant.contactPerson],
    ['tenant.contactTel', tenant.contactTel],
    ['tenant.contactEmail', tenant.contactEmail],
    ['tenant.address', tenant.address],
    ['tenant.people', formatNumber(tenant.people)],
    ['tenant.createdAt', formatTime(tenant.createdAt, timezone)],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles['fact']}>
          <dt>{formatMessage({ id: label })}</dt>
          <dd>{value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  )
}
