import type { DataOf, tenantAdmin } from '@console/contracts'
import { NoAccess, PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DataColumn, EmptyState, formatTime, InspectDrawer } from '@console/ui'
import { CreateButton, ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { ShortTime } from '@console/ui/row'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTenant, useTenantCount, useTenants } from '../../queries/tenants.ts'
import { NewTenant } from './NewTenant.tsx'
import { type TenantList, tenantList, toTenantFilters } from './tenant.search.ts'
import { TenantContents } from './TenantContents.tsx'
import { TenantStatus } from './TenantStatus.tsx'
import type { MadeTenant } from './use-create-tenant-form.ts'
import { useTenantName } from './use-tenant-name.ts'

export { texts } from './texts.ts'

/** The companies of the platform, one of them beside the list (R33). */
export function TenantPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(tenantList)
  const { search, setSearch, filters, paging } = list
  const { tenant: openId } = search
  const tenants = useTenants(toTenantFilters(filters), {
    pageIndex: paging.page,
    pageSize: paging.pageSize,
  })
  const [made, setMade] = useState<MadeTenant | null>(null)
  const columns = useTenantColumns(openId !== null)
  return (
    <ListPage
      list={list}
      query={tenants}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'tenant.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'tenant.page' })} />}
      formatCount={({ total }) => formatMessage({ id: 'tenant.count' }, { count: total })}
      action={
        <CreateButton
          text={formatMessage({ id: 'tenant.add' })}
          shortText={formatMessage({ id: 'tenant.addShort' })}
          onClick={() => setSearch({ create: true })}
        />
      }
      columns={columns}
      rowKey={({ id }) => id}
      selectedKey={openId}
      onOpen={({ id }) => setSearch({ tenant: id }, { replace: openId !== null })}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'tenant.failed' }),
        empty: <EmptyState title={formatMessage({ id: 'tenant.none' })} />,
      }}
      filteredTitle={formatMessage({ id: 'tenant.noneFound' })}
      useHiddenCount={useTenantCount}
      dock={openId !== null && <TenantDrawer id={openId} list={list} rows={tenants.data?.records ?? []} />}
    >
      <NewTenant list={list} made={made} onMade={setMade} />
    </ListPage>
  )
}

function renderCard(row: tenantAdmin.TenantRow) {
  return <TenantCard row={row} />
}

function toRowPage({ records, total }: DataOf<typeof tenantAdmin.list>): RowPage<tenantAdmin.TenantRow> {
  return { rows: records, total }
}

/** A row on a phone. */
function TenantCard({ row }: { row: tenantAdmin.TenantRow }) {
  const { formatMessage } = useIntl()
  const nameOf = useTenantName()
  return (
    <span className="ui-stack ui-gap-4 ui-body">
      <strong>{nameOf(row)}</strong>
      <span className="ui-no-margin ui-small ui-muted">
        {formatMessage({ id: `tenant.kind.${row.kind}` })} · {row.code}
      </span>
      <TenantStatus status={row.authStatus} />
    </span>
  )
}

/** Beside an open company only the first columns fit. */
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
      render: (_, { createdAt }) => <ShortTime text={formatTime(createdAt, timezone)} />,
    },
  ]
}

type TenantDrawerProps = {
  id: number
  list: Pick<TenantList, 'search' | 'setSearch'>
  /** The companies of the page, to go to the previous and the next one. */
  rows: readonly tenantAdmin.TenantRow[]
}

/** One company, also when the list does not have it. */
function TenantDrawer({ id, list: { search, setSearch }, rows }: TenantDrawerProps) {
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
