import type { DataOf, tenantAdmin } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { EmptyState, Icon } from '@console/ui'
import { ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTenants } from '../../queries/tenants.ts'
import { CreateTenantDialog, type MadeTenant } from './CreateTenantDialog.tsx'
import { FilteredTenants } from './FilteredTenants.tsx'
import { NewAdministratorDialog } from './NewAdministratorDialog.tsx'
import { tenantList, toTenantFilters, type TenantDraft } from './tenant.search.ts'
import { TenantBand } from './TenantBand.tsx'
import { TenantCard } from './TenantCard.tsx'
import { TenantDrawer } from './TenantDrawer.tsx'
import { useTenantColumns } from './use-tenant-columns.tsx'

/** The companies of the platform, one of them beside the list (decision 33). */
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
      band={renderBand}
      formatCount={({ total }) => formatMessage({ id: 'tenant.count' }, { count: total })}
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setSearch({ create: true })}>
          {formatMessage({ id: 'tenant.add' })}
        </Button>
      }
      columns={columns}
      rowKey={({ id }) => id}
      selectedKey={openId}
      onOpen={({ id }) => {
        setSearch({ tenant: id }, { replace: openId !== null })
      }}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'tenant.failed' }),
        preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
        empty: <EmptyState title={formatMessage({ id: 'tenant.none' })} />,
        filteredEmpty: (
          <FilteredTenants
            filters={filters}
            onFilters={(next) => list.inquire(next, tenants)}
            onReset={() => list.reset(tenants)}
          />
        ),
      }}
      dock={
        openId !== null && (
          <TenantDrawer
            key={openId}
            id={openId}
            dialog={search.dialog}
            onDialog={(dialog) => {
              setSearch({ dialog }, { replace: dialog === null })
            }}
            onClose={() => {
              setSearch({ tenant: null, dialog: null })
            }}
          />
        )
      }
    >
      {search.create && (
        <CreateTenantDialog
          onClose={() => {
            setSearch({ create: false }, { replace: true })
          }}
          onMade={setMade}
        />
      )}
      {made !== null && (
        <NewAdministratorDialog
          made={made}
          onClose={() => {
            setMade(null)
            setSearch({ tenant: made.id })
          }}
        />
      )}
    </ListPage>
  )
}

function renderBand(band: BandProps<TenantDraft>) {
  return <TenantBand {...band} />
}

function renderCard(row: tenantAdmin.TenantRow) {
  return <TenantCard row={row} />
}

function toRowPage({ records, total }: DataOf<typeof tenantAdmin.list>): RowPage<tenantAdmin.TenantRow> {
  return { rows: records, total }
}
