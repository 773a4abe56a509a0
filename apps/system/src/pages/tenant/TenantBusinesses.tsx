import type { tenantAdmin } from '@console/contracts'
import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AddBusinessDialog } from './AddBusinessDialog.tsx'
import { EditBusinessDialog } from './EditBusinessDialog.tsx'
import styles from './TenantPage.module.css'

type TenantBusinessesProps = {
  tenant: tenantAdmin.TenantDetail
  /** Whether the form of a new one is open. */
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** A company's businesses; the platform adds one, renames and disables. */
export function TenantBusinesses({ tenant, isAdding, onAdding }: TenantBusinessesProps) {
  const { formatMessage } = useIntl()
  const [opened, setOpened] = useState<tenantAdmin.TenantBusiness | null>(null)
  const title = formatMessage({ id: 'tenant.businesses' })
  return (
    <>
      <div className={styles['line']}>
        <h3 className={styles['title']}>{title}</h3>
        <Button
          icon={<Icon name="plus" />}
          onClick={() => {
            onAdding(true)
          }}
        >
          {formatMessage({ id: 'tenant.business.add' })}
        </Button>
      </div>
      {tenant.businesses.length === 0 ? (
        <p className={styles['note']}>{formatMessage({ id: 'tenant.businesses.none' })}</p>
      ) : (
        <ul className={styles['businesses']} aria-label={title}>
          {tenant.businesses.map((business) => (
            <BusinessRow key={business.id} business={business} onEdit={() => setOpened(business)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddBusinessDialog
          tenant={tenant}
          onClose={() => {
            onAdding(false)
          }}
        />
      )}
      {opened !== null && (
        <EditBusinessDialog
          tenantId={tenant.id}
          // The current row; one that was deleted meanwhile stays, and the server refuses the change.
          business={tenant.businesses.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => {
            setOpened(null)
          }}
        />
      )}
    </>
  )
}

type BusinessRowProps = { business: tenantAdmin.TenantBusiness; onEdit: () => void }

function BusinessRow({ business, onEdit }: BusinessRowProps) {
  const { formatMessage } = useIntl()
  const { name, industryName, people, status } = business
  return (
    <li>
      <span>{name}</span>
      <span className={styles['note']}>
        {[
          industryName ?? '-',
          formatMessage({ id: 'tenant.business.people' }, { people }),
          formatMessage({ id: `business.status.${status}` }),
        ].join(' · ')}
        <Button
          type="link"
          size="small"
          aria-label={formatMessage({ id: 'business.edit.title' }, { name })}
          onClick={onEdit}
        >
          {formatMessage({ id: 'system.edit' })}
        </Button>
      </span>
    </li>
  )
}
