import { PageFailure } from '@console/domain-ui'
import { InspectDrawer } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useTenant } from '../../queries/tenants.ts'
import type { TenantDialog } from './tenant.search.ts'
import { TenantContents } from './TenantContents.tsx'
import { useTenantName } from './use-tenant-name.ts'

type TenantDrawerProps = {
  id: number
  /** The open form of the company. */
  dialog: TenantDialog | null
  onDialog: (dialog: TenantDialog | null) => void
  onClose: () => void
}

/** One company, also when the list does not have it. */
export function TenantDrawer({ id, dialog, onDialog, onClose }: TenantDrawerProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTenantName()
  const tenant = useTenant(id)
  return (
    <InspectDrawer
      title={tenant.data === undefined ? formatMessage({ id: 'tenant.one' }) : nameOf(tenant.data)}
      subtitle={tenant.data?.code}
      onClose={onClose}
    >
      {tenant.data !== undefined && (
        <TenantContents tenant={tenant.data} dialog={dialog} onDialog={onDialog} />
      )}
      {tenant.data === undefined && tenant.error !== null && (
        <PageFailure
          error={tenant.error}
          title={formatMessage({ id: 'tenant.one.failed' })}
          page={formatMessage({ id: 'tenant.page' })}
          onRetry={() => void tenant.refetch()}
        />
      )}
      {tenant.isPending && (
        <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      )}
    </InspectDrawer>
  )
}
