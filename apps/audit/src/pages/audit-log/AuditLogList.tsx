import { audit, type DataOf } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { countText, DataTable } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { rangeOf, type AuditLogFilters } from './audit-log.search.ts'
import styles from './AuditLogPage.module.css'
import { AuditLogState } from './AuditLogState.tsx'
import { ExportButton } from './ExportButton.tsx'
import { RecordCard } from './RecordCard.tsx'
import { useAuditColumns } from './use-audit-columns.tsx'
import { useRangeText } from './use-range-text.ts'

export type AuditLogListProps = {
  filters: AuditLogFilters
  /** The filters as sent; null while the range is the wrong way round. */
  filter: audit.AuditFilter | null
  paging: { page: number; fromEnd: boolean }
  records: UseQueryResult<DataOf<typeof audit.query>>
  openId: number | null
  onOpen: (id: number) => void
  onPage: (page: number, fromEnd: boolean) => void
  onFilters: (filters: AuditLogFilters) => void
  onReset: () => void
}

/** Count, export and the records themselves, or what stands in for them. */
export function AuditLogList(props: AuditLogListProps) {
  const { filters, filter, paging, records, openId, onOpen, onPage } = props
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const rangeText = useRangeText()
  const columns = useAuditColumns({ isNarrow: openId !== null, onOpen: ({ id }) => onOpen(id) })
  const answer = filter === null ? undefined : records.data
  const rows = answer?.records ?? []
  const isReady = filter === null || answer !== undefined || records.isError
  return (
    <>
      {filter !== null && (
        <div className={styles['line']}>
          <span className={styles['count']} role="status">
            {answer !== undefined &&
              formatMessage(
                { id: 'audit.count' },
                {
                  text: countText(answer.totalCnt, answer.totalIsCapped, locale),
                  count: answer.totalCnt,
                  range: rangeText(rangeOf(filters, timezone)),
                },
              )}
          </span>
          <ExportButton filter={filter} isDisabled={answer?.totalCnt === 0} />
        </div>
      )}
      <DataTable
        label={formatMessage({ id: 'audit.list' })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={!isReady}
        isRefreshing={records.isPlaceholderData}
        {...(isReady && rows.length === 0 ? { state: <AuditLogState {...props} answer={answer} /> } : {})}
        paging={{
          ...paging,
          pageSize: audit.AUDIT_PAGE_SIZE,
          total: answer?.totalCnt ?? 0,
          isCapped: answer?.totalIsCapped ?? false,
        }}
        onPage={onPage}
        selectedKey={openId}
        onOpen={({ id }) => onOpen(id)}
        mobileCard={cardOf}
      />
    </>
  )
}

function cardOf(record: audit.AuditRecord) {
  return <RecordCard record={record} />
}
