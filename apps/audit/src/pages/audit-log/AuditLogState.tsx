import { EXACT_COUNT_LIMIT, type audit, type DataOf } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { countText, EmptyState, ErrorState, FilteredEmptyState, lastDays } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { NO_FILTERS, rangeOf, setFilterNames, withRange } from './audit-log.search.ts'
import type { AuditLogListProps } from './AuditLogList.tsx'
import { useRangeText } from './use-range-text.ts'
import { useSetFilters } from './use-set-filters.ts'

/** What an empty log offers: more days than the default shows. */
const WIDER_DAYS = 30

type AuditLogStateProps = AuditLogListProps & { answer: DataOf<typeof audit.query> | undefined }

/** What stands in the place of rows: why there are none, and what to do about it. */
export function AuditLogState({
  filters,
  filter,
  records,
  answer,
  onFilters,
  onPage,
  onReset,
}: AuditLogStateProps) {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const rangeText = useRangeText()
  const setFilters = useSetFilters(filters, onFilters)
  if (filter === null) {
    return (
      <EmptyState title={formatMessage({ id: 'audit.backwards.title' })}>
        {formatMessage({ id: 'audit.backwards.text' })}
      </EmptyState>
    )
  }
  if (answer === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'audit.failed' })}
        error={records.error ?? { message: '' }}
        kept={formatMessage({ id: 'audit.kept' })}
        onRetry={() => void records.refetch()}
      />
    )
  }
  if (answer.totalCnt > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'audit.pageEmpty.title' })}
        action={
          <Button onClick={() => onPage(1, false)}>{formatMessage({ id: 'audit.pageEmpty.first' })}</Button>
        }
      >
        {formatMessage(
          { id: 'audit.pageEmpty.text' },
          { text: countText(answer.totalCnt, answer.totalIsCapped, locale) },
        )}
      </EmptyState>
    )
  }
  if (setFilterNames(filters).length > 0) {
    return (
      <FilteredEmptyState
        title={formatMessage({ id: 'audit.filteredEmpty' })}
        hiddenCount={answer.unfilteredCnt}
        isCapped={answer.unfilteredCnt >= EXACT_COUNT_LIMIT}
        filters={setFilters}
        onReset={onReset}
      />
    )
  }
  return (
    <EmptyState
      title={formatMessage({ id: 'audit.empty.title' }, { range: rangeText(rangeOf(filters, timezone)) })}
      action={
        <Button onClick={() => onFilters(withRange(NO_FILTERS, lastDays(WIDER_DAYS, timezone), timezone))}>
          {formatMessage({ id: 'audit.empty.wider' })}
        </Button>
      }
    >
      {formatMessage({ id: 'audit.empty.text' })}
    </EmptyState>
  )
}
