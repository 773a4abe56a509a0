import type { audit } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { EmptyState, ErrorState, formatTime, InspectDrawer } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useAuditRecord, useHasRecords } from '../../../queries/audit-records.ts'
import type { AuditLogFilters, DetailView } from '../audit-log.search.ts'
import { useReferenceNames } from '../use-reference-names.ts'
import { RecordContents } from './RecordContents.tsx'
import styles from './RecordDrawer.module.css'

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

type RecordFactsProps = {
  record: audit.AuditRecord
  /** Filters the list by the value. */
  onFilter: (change: Partial<AuditLogFilters>) => void
}

/** Person, action, address and time; values that are filters can be clicked. */
function RecordFacts({ record, onFilter }: RecordFactsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { businessName, productName } = useReferenceNames()
  const canFilterByUser = useHasRecords()
  const { module, moduleShowName, bizTypeId, productId, opUserId, opUserName, opAt, id } = record
  const facts: FactProps[] = [
    {
      name: formatMessage({ id: 'audit.module' }),
      value: moduleShowName,
      onPick: () => onFilter({ module }),
    },
    {
      name: formatMessage({ id: 'audit.business' }),
      value: businessName(bizTypeId),
      ...(bizTypeId == null ? {} : { onPick: () => onFilter({ bizTypeId }) }),
    },
    {
      name: formatMessage({ id: 'audit.product' }),
      value: productName(productId),
      ...(productId == null ? {} : { onPick: () => onFilter({ productId }) }),
    },
    { name: formatMessage({ id: 'audit.operationTime' }), value: formatTime(opAt, timezone) },
    {
      name: formatMessage({ id: 'audit.operationUser' }),
      value: opUserName,
      ...(opUserId == null || !canFilterByUser ? {} : { onPick: () => onFilter({ opUserId }) }),
    },
    { name: formatMessage({ id: 'audit.record' }), value: groupedDigits(id), isNumber: true },
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map((fact) => (
        <Fact key={fact.name} {...fact} />
      ))}
    </dl>
  )
}

/** Groups the digits of long numbers by three. */
function groupedDigits(id: number): string {
  return id.toLocaleString('en').replaceAll(',', '\u00a0')
}

type FactProps = { name: string; value: string; isNumber?: boolean; onPick?: () => void }

function Fact({ name, value, isNumber = false, onPick }: FactProps) {
  const { formatMessage } = useIntl()
  return (
    <div>
      <dt className="ui-note ui-faint">{name}</dt>
      <dd className={`ui-small ui-anywhere ${isNumber ? styles['number'] : ''}`}>
        {onPick === undefined ? (
          value
        ) : (
          <button
            type="button"
            className={styles['pick']}
            aria-label={formatMessage({ id: 'audit.onlyThis' }, { name, value })}
            title={formatMessage({ id: 'audit.onlyThis' }, { name, value })}
            onClick={onPick}
          >
            {value}
          </button>
        )}
      </dd>
    </div>
  )
}
