import type { tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { TenantStatus } from './TenantStatus.tsx'
import { useTenantName } from './use-tenant-name.ts'

/** Beside an open company only the first columns fit. */
export function useTenantColumns(isNarrow: boolean): DataColumn<tenantAdmin.TenantRow>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const nameOf = useTenantName()
  const first: DataColumn<tenantAdmin.TenantRow>[] = [
    { key: 'name', title: formatMessage({ id: 'system.name' }), render: (_, row) => nameOf(row) },
    { key: 'code', title: formatMessage({ id: 'tenant.code' }), dataIndex: 'code' },
    {
      key: 'authStatus',
      title: formatMessage({ id: 'tenant.authStatus' }),
      render: (_, { authStatus }) => <TenantStatus status={authStatus} />,
    },
  ]
  if (isNarrow) return first
  return [
    ...first,
    {
      key: 'kind',
      title: formatMessage({ id: 'tenant.kind' }),
      render: (_, { kind }) => formatMessage({ id: `tenant.kind.${kind}` }),
    },
    { key: 'timezone', title: formatMessage({ id: 'tenant.timezone' }), dataIndex: 'timezone' },
    {
      key: 'people',
      title: formatMessage({ id: 'tenant.people' }),
      align: 'right',
      render: (_, { people }) => formatNumber(people),
    },
    {
      key: 'createdAt',
      title: formatMessage({ id: 'tenant.createdAt' }),
      render: (_, { createdAt }) => formatTime(createdAt, timezone),
    },
  ]
}
