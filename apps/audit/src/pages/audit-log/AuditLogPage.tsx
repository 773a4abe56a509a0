import { ApiError, useHost } from '@console/sub-app'
import { NoPermissionState, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useAuditRecords } from '../../queries/audit-records.ts'
import {
  auditLogSearch,
  filtersOf,
  isBackwards,
  NO_FILTERS,
  rangeOf,
  toAuditFilter,
  withFilter,
  type AuditLogFilters,
} from './audit-log.search.ts'
import { AuditLogBand } from './AuditLogBand.tsx'
import { AuditLogList } from './AuditLogList.tsx'
import styles from './AuditLogPage.module.css'
import { filterProblems } from './filter-problems.ts'
import { RecordDrawer } from './record/RecordDrawer.tsx'
import { useDetailView } from './record/use-detail-view.ts'

/** What was done in the console, by whom and when; one record at a time beside the list (AUDIT-001). */
export function AuditLogPage() {
  const { formatMessage } = useIntl()
  const { timezone, user, services } = useHost()
  const { search, problems, setSearch, resetSearch } = useUrlSearch(auditLogSearch)
  const { page, fromEnd, record: openId } = search
  const filters = filtersOf(search)
  const filter = toAuditFilter(filters, timezone)
  const hasRange = !isBackwards(rangeOf(filters, timezone))
  const records = useAuditRecords(hasRange ? { filter, page, fromEnd } : null)
  const { view, remember } = useDetailView(search.view)

  function apply(next: AuditLogFilters) {
    const isSame = JSON.stringify(next) === JSON.stringify(filters) && page === 1 && !fromEnd
    if (isSame) void records.refetch()
    else setSearch({ ...next, page: 1, fromEnd: false })
  }

  /** Opening is a step of the history; walking from record to record is not, so that Back closes the drawer. */
  function openRecord(id: number) {
    setSearch({ record: id }, { replace: openId !== null })
  }

  if (records.error instanceof ApiError && records.error.status === 403) {
    return (
      <NoPermissionState
        tenant={user.tenantName}
        page={formatMessage({ id: 'audit.pageName' })}
        action={
          <Button onClick={() => services.navigate('/console/')}>
            {formatMessage({ id: 'audit.goBack' })}
          </Button>
        }
      />
    )
  }

  const rows = records.data?.records ?? []
  const index = rows.findIndex(({ id }) => id === openId)
  const walkTo = (id: number | undefined) => (id === undefined ? undefined : () => openRecord(id))
  return (
    <div className={styles['page']}>
      <AuditLogBand
        applied={filters}
        problems={filterProblems(records.error)}
        isBusy={records.isFetching}
        onInquire={apply}
        onReset={() => {
          if (search.record === null && JSON.stringify(filters) === JSON.stringify(NO_FILTERS))
            apply(NO_FILTERS)
          else resetSearch()
        }}
      />
      <div className={styles['body']}>
        <div className={styles['main']} data-narrow={openId !== null}>
          <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
          <AuditLogList
            filters={filters}
            filter={hasRange ? filter : null}
            paging={{ page, fromEnd }}
            records={records}
            openId={openId}
            onOpen={openRecord}
            onPage={(nextPage, nextFromEnd) => setSearch({ page: nextPage, fromEnd: nextFromEnd })}
            onFilters={apply}
            onReset={resetSearch}
          />
        </div>
        {openId !== null && (
          <div className={styles['dock']}>
            <RecordDrawer
              id={openId}
              view={view}
              onView={(next) => {
                remember(next)
                setSearch({ view: next }, { replace: true })
              }}
              onFilter={(change) => apply(withFilter(filters, change))}
              onClose={() => setSearch({ record: null })}
              onPrevious={walkTo(rows[index - 1]?.id)}
              onNext={index === -1 ? undefined : walkTo(rows[index + 1]?.id)}
            />
          </div>
        )}
      </div>
    </div>
  )
}
