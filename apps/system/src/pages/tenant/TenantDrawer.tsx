import type { tenantAdmin } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { InspectDrawer } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useTenant } from '../../queries/tenants.ts'
import type { TenantList } from './tenant.search.ts'
import { TenantContents } from './TenantContents.tsx'
import { useTenantName } from './use-tenant-name.ts'

type TenantDrawerProps = {
  id: number
  list: Pick<TenantList, 'search' | 'setSearch'>
  /** The companies of the page, to go to the previous and the next one. */
  rows: readonly tenantAdmin.TenantRow[]
}

/** One company, also when the list does not have it. */
export function TenantDrawer({ id, list: { search, setSearch }, rows }: TenantDrawerProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTenantName()
  const tenant = useTenant(id)
  const index = rows.findIndex((row) => row.id === id)
  const walkTo = (row: tenantAdmin.TenantRow | undefined) =>
    row && (() => setSearch({ tenant: row.id, dialog: null }, { replace: true }))
  return (
    <InspectDrawer
      title={tenant.data === undefined ? formatMessage({ id: 'tenant.one' }) : nameOf(tenant.data)}
      subtitle={tenant.data?.code}
      onClose={() => setSearch({ tenant: null, dialog: null })}
      onPrevious={walkTo(rows[index - 1])}
      onNext={index === -1 ? undefined : walkTo(rows[index + 1])}
    >
      {tenant.data !== undefined && (
        <TenantContents
          key={id}
          tenant={tenant.data}
          dialog={search.dialog}
          onDialog={(dialog) => setSearch({ dialog }, { replace: dialog === null })}
        />
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
