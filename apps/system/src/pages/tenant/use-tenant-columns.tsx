import { DEFAULT_PAGE_SIZE, type DataOf, type tenantAdmin } from '@console/contracts'
import { useHost } from '@console/sub-app'
import {
  DataTable,
  EmptyState,
  ErrorState,
  FilteredEmptyState,
  formatTime,
  Icon,
  type DataColumn,
} from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useTenantCount } from '../../queries/tenants.ts'
import styles from './TenantPage.module.css'
import { TenantStatus } from './TenantStatus.tsx'
import { useTenantName } from './use-tenant-name.ts'

type TenantListProps = {
  tenants: UseQueryResult<DataOf<typeof tenantAdmin.list>>
  page: number
  isFiltered: boolean
  openId: number | null
  onOpen: (id: number) => void
  onPage: (page: number) => void
  onReset: () => void
  onAdd: () => void
}

/** The count, the way to a new company, and the companies or what stands in for them. */
export function TenantList(props: TenantListProps) {
  const { tenants, page, openId, onOpen, onPage, onAdd } = props
  const { formatMessage } = useIntl()
  const columns = useTenantColumns(openId !== null)
  const { data: answer } = tenants
  const rows = answer?.records ?? []
  const isReady = answer !== undefined || tenants.isError
  return (
    <>
      <div className={styles['line']}>
        <span className={styles['count']} role="status">
          {answer !== undefined && formatMessage({ id: 'tenant.count' }, { count: answer.total })}
        </span>
        <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
          {formatMessage({ id: 'tenant.add' })}
        </Button>
      </div>
      <DataTable
        label={formatMessage({ id: 'tenant.page' })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={!isReady}
        isRefreshing={tenants.isPlaceholderData}
        {...(isReady && rows.length === 0 ? { state: <TenantListState {...props} /> } : {})}
        paging={{ page, pageSize: DEFAULT_PAGE_SIZE, total: answer?.total ?? 0 }}
        onPage={onPage}
        selectedKey={openId}
        onOpen={({ id }) => {
          onOpen(id)
        }}
        mobileCard={TenantCard}
      />
    </>
  )
}

function TenantListState({ tenants, isFiltered, onPage, onReset }: TenantListProps) {
  const { formatMessage } = useIntl()
  const all = useTenantCount(isFiltered && tenants.data !== undefined)
  if (tenants.data === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'tenant.failed' })}
        error={tenants.error ?? { message: '' }}
        onRetry={() => void tenants.refetch()}
      />
    )
  }
  if (tenants.data.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'tenant.pageEmpty' })}
        action={
          <Button
            onClick={() => {
              onPage(1)
            }}
          >
            {formatMessage({ id: 'tenant.pageEmpty.first' })}
          </Button>
        }
      />
    )
  }
  if (!isFiltered) return <EmptyState title={formatMessage({ id: 'tenant.none' })} />
  return (
    <FilteredEmptyState
      title={formatMessage({ id: 'tenant.noneFound' })}
      hiddenCount={all.data?.total ?? 0}
      filters={[]}
      onReset={onReset}
    />
  )
}

function TenantCard(row: tenantAdmin.TenantRow) {
  return <CompanyCard row={row} />
}

function CompanyCard({ row }: { row: tenantAdmin.TenantRow }) {
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

/** Beside an opened company only the first columns have room. */
function useTenantColumns(isNarrow: boolean): DataColumn<tenantAdmin.TenantRow>[] {
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
