import type { audit } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { EmptyState, ErrorState, InspectDrawer } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useAuditRecord, useHasRecords } from '../../../queries/audit-records.ts'
import type { AuditLogFilters, DetailView } from '../audit-log.search.ts'
import { RecordContents } from './RecordContents.tsx'
import { RecordFacts } from './RecordFacts.tsx'

type RecordDrawerProps = {
  id: number
  /** The record as the list has it; undefined where it does not, null until the list is loaded. */
  listed: audit.AuditRecord | undefined | null
  view: DetailView
  onView: (view: DetailView) => void
  onFilter: (change: Partial<AuditLogFilters>) => void
  onClose: () => void
  /** Absent at the ends of the list, and for a record that is not in the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One record beside the list, by its own link too. */
export function RecordDrawer({ id, listed, view, onView, onFilter, ...frame }: RecordDrawerProps) {
  const { formatMessage } = useIntl()
  const { data: record, error, refetch } = useAuditRecord(id, listed ?? undefined)
  const isUnlisted = !useHasRecords() && listed === undefined
  return (
    <InspectDrawer
      title={record?.opTypeShowName ?? formatMessage({ id: 'audit.detail' })}
      subtitle={record?.targetName ?? undefined}
      {...frame}
    >
      {record !== undefined ? (
        <>
          <RecordFacts record={record} onFilter={onFilter} />
          <RecordContents key={id} record={record} view={view} onView={onView} />
        </>
      ) : isUnlisted ? (
        <EmptyState title={formatMessage({ id: 'audit.detail.unlisted.title' })}>
          {formatMessage({ id: 'audit.detail.unlisted.text' })}
        </EmptyState>
      ) : error === null ? (
        <Skeleton active paragraph={{ rows: 8 }} title={false} />
      ) : isMissing(error) ? (
        <EmptyState title={formatMessage({ id: 'audit.detail.missing.title' })}>
          {formatMessage({ id: 'audit.detail.missing.text' })}
        </EmptyState>
      ) : (
        <ErrorState
          title={formatMessage({ id: 'audit.detail.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </InspectDrawer>
  )
}

/** The server answers 404 for another company's record too. */
function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
