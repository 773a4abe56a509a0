import { AddressNotice } from '@console/ui/address-notice'
import { ApiError } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PageFailure } from '../../components/PageFailure.tsx'
import { useTenants } from '../../queries/tenants.ts'
import { CreateTenantDialog, type MadeTenant } from './CreateTenantDialog.tsx'
import { NewAdministratorDialog } from './NewAdministratorDialog.tsx'
import {
  NO_FILTERS,
  setFilterCount,
  tenantSearch,
  toTenantFilters,
  type TenantDraft,
} from './tenant.search.ts'
import { TenantBand } from './TenantBand.tsx'
import { TenantDrawer } from './TenantDrawer.tsx'
import { TenantList } from './TenantList.tsx'
import styles from './TenantPage.module.css'

/** The companies of the platform, one of them beside the list (decision 33). */
export function TenantPage() {
  const { formatMessage } = useIntl()
  const { search: address, problems, setSearch, resetSearch } = useUrlSearch(tenantSearch)
  const { page, tenant: openId, search, kind, authStatus } = address
  const filters: TenantDraft = { search, kind, authStatus }
  const tenants = useTenants(toTenantFilters(filters), page)
  const [made, setMade] = useState<MadeTenant | null>(null)

  function apply(next: TenantDraft) {
    const isSame = JSON.stringify(next) === JSON.stringify(filters) && page === 1
    if (isSame) void tenants.refetch()
    else setSearch({ ...next, page: 1 })
  }

  if (tenants.error instanceof ApiError && tenants.error.status === 403) {
    return (
      <PageFailure
        error={tenants.error}
        title={formatMessage({ id: 'tenant.failed' })}
        page={formatMessage({ id: 'tenant.page' })}
        onRetry={() => void tenants.refetch()}
      />
    )
  }
  return (
    <div className={styles['page']}>
      <TenantBand
        applied={filters}
        isBusy={tenants.isFetching}
        onInquire={apply}
        onReset={() => {
          if (setFilterCount(filters) === 0) apply(NO_FILTERS)
          else resetSearch()
        }}
      />
      <div className={styles['body']}>
        <div className={styles['main']}>
          <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
          <TenantList
            tenants={tenants}
            page={page}
            isFiltered={setFilterCount(filters) > 0}
            openId={openId}
            onOpen={(id) => {
              setSearch({ tenant: id }, { replace: openId !== null })
            }}
            onPage={(next) => {
              setSearch({ page: next })
            }}
            onReset={resetSearch}
            onAdd={() => {
              setSearch({ create: true })
            }}
          />
        </div>
        {openId !== null && (
          <TenantDrawer
            key={openId}
            id={openId}
            dialog={address.dialog}
            onDialog={(dialog) => {
              setSearch({ dialog }, { replace: dialog === null })
            }}
            onClose={() => {
              setSearch({ tenant: null, dialog: null })
            }}
          />
        )}
      </div>
      {address.create && (
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
    </div>
  )
}
