import { projectApplication } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import styles from '../../components/list/List.module.css'
import { PageFailure } from '../../components/PageFailure.tsx'
import { useProviderProjects } from '../../queries/provider-projects.ts'
import {
  filtersOf,
  providerProjectsSearch,
  searchOf,
  wantedOf,
  type ProviderFilters,
} from './provider-projects.search.ts'
import { OpenedParts } from './OpenedParts.tsx'
import { ProviderBand } from './ProviderBand.tsx'
import { ProviderList } from './ProviderList.tsx'

export type ProviderSide = 'open' | 'accepted'

const TYPES = {
  open: projectApplication.PROVIDER_LIST.open,
  accepted: projectApplication.PROVIDER_LIST.assigned,
} as const

/** One of a provider's two lists, and what is opened from it. */
export function ProviderProjects({ side }: { side: ProviderSide }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { search, problems, setSearch, resetSearch } = useUrlSearch(providerProjectsSearch)
  const filters = filtersOf(search)
  const type = TYPES[side]
  const projects = useProviderProjects(wantedOf(search, { type, timezone }))

  function inquire(next: ProviderFilters) {
    const wanted = searchOf(next)
    const isSame = search.page === 1 && JSON.stringify(searchOf(filters)) === JSON.stringify(wanted)
    // Asked for once more, it is asked for anew.
    if (isSame) void projects.refetch()
    else setSearch(wanted)
  }

  if (projects.error instanceof ApiError && projects.error.status === 403) {
    return (
      <PageFailure
        error={projects.error}
        title={formatMessage({ id: 'lists.failed' })}
        page={formatMessage({ id: `providerProjects.${side}` })}
        onRetry={() => void projects.refetch()}
      />
    )
  }
  return (
    <div>
      <ProviderBand
        applied={filters}
        isBusy={projects.isFetching}
        onInquire={inquire}
        onReset={resetSearch}
      />
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <ProviderList
          side={side}
          projects={projects}
          page={search.page}
          pageSize={search.size}
          filters={filters}
          onFilters={inquire}
          onPage={(page) => setSearch({ page })}
          onPageSize={(size) => setSearch({ size, page: 1 })}
          onReset={resetSearch}
          onReport={(report) => setSearch({ report })}
          onPersonnel={(personnel) => setSearch({ personnel })}
        />
      </div>
      <OpenedParts search={search} onClose={(name) => setSearch({ [name]: null }, { replace: true })} />
    </div>
  )
}
