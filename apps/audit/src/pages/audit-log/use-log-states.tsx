import { EXACT_COUNT_LIMIT } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { EmptyState, lastDays } from '@console/ui'
import { FilteredEmpty } from '@console/ui/list-page'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { NO_FILTERS, toDayRange, withRange, type AuditLogFilters } from './audit-log.search.ts'
import { useRangeText } from './use-range-text.ts'
import { useShownFilters } from './use-shown-filters.ts'

/** The wider range that an empty log offers. */
const WIDER_DAYS = 30

type LogStatesProps = {
  filters: AuditLogFilters
  /** How many records there are without filters, once that is known. */
  unfilteredCount: number | undefined
  onFilters: (filters: AuditLogFilters) => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
export function useLogStates(props: LogStatesProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const rangeText = useRangeText()
  const { filters, onFilters } = props
  return {
    failed: formatMessage({ id: 'audit.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    filteredEmpty: <FilteredLog {...props} />,
    empty: (
      <EmptyState
        title={formatMessage(
          { id: 'audit.empty.title' },
          { range: rangeText(toDayRange(filters, timezone)) },
        )}
        action={
          <Button onClick={() => onFilters(withRange(NO_FILTERS, lastDays(WIDER_DAYS, timezone), timezone))}>
            {formatMessage({ id: 'audit.empty.wider' })}
          </Button>
        }
      >
        {formatMessage({ id: 'audit.empty.text' })}
      </EmptyState>
    ),
  }
}

function FilteredLog({ filters, unfilteredCount, onFilters, onReset }: LogStatesProps) {
  const { formatMessage } = useIntl()
  const shown = useShownFilters(filters)
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'audit.filteredEmpty' })}
      shown={shown}
      hidden={
        unfilteredCount === undefined
          ? undefined
          : { total: unfilteredCount, isCapped: unfilteredCount >= EXACT_COUNT_LIMIT }
      }
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
