import type { DataOf, tenantAdmin } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { CreateButton, ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTenants } from '../../queries/tenants.ts'
import { NewTenant } from './NewTenant.tsx'
import { tenantList, toTenantFilters, type TenantDraft } from './tenant.search.ts'
import { TenantBand } from './TenantBand.tsx'
import { TenantCard } from './TenantCard.tsx'
import { TenantDrawer } from './TenantDrawer.tsx'
import type { MadeTenant } from './use-create-tenant-form.ts'
import { useTenantColumns } from './use-tenant-columns.tsx'
import { useTenantStates } from './use-tenant-states.tsx'

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
  const states = useTenantStates({
    filters,
    onFilters: (next) => list.inquire(next, tenants),
    onReset: () => list.reset(tenants),
  })
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
      states={states}
      dock={openId !== null && <TenantDrawer id={openId} list={list} rows={tenants.data?.records ?? []} />}
    >
      <NewTenant list={list} made={made} onMade={setMade} />
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
