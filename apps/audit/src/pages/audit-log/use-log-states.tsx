import { EXACT_COUNT_LIMIT } from '@console/contracts'
import { useColleagueName } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DayRange, EmptyState, findPreset, lastDays } from '@console/ui'
import { FilteredEmpty, type ShownFilter } from '@console/ui/list-page'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useAuditModules, useOpTypes } from '../../queries/audit-records.ts'
import {
  type AuditLogFilters,
  type FilterName,
  NO_FILTERS,
  setFilterNames,
  toDayRange,
  withoutFilter,
  withRange,
} from './audit-log.search.ts'
import { useReferenceNames } from './use-reference-names.ts'

const LABELS = {
  module: 'audit.module',
  opType: 'audit.operation',
  bizTypeId: 'audit.business',
  productId: 'audit.product',
  opUserId: 'audit.person',
  withoutSignIns: 'audit.signIns',
  range: 'audit.time',
} as const satisfies Record<FilterName, string>

/** The wider range that an empty log offers. */
const WIDER_DAYS = 30

type LogStatesProps = {
  filters: AuditLogFilters
  /** Number of records without filters, once it is known. */
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

/** The filters that are set, as texts. */
function useShownFilters(filters: AuditLogFilters): ShownFilter<AuditLogFilters>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { data: modules } = useAuditModules()
  const { data: opTypes } = useOpTypes(filters.module)
  const { businessName, productName } = useReferenceNames()
  const userName = useColleagueName(filters.opUserId)
  const rangeText = useRangeText()
  const values: Record<FilterName, string | undefined> = {
    module: modules?.modules.find((item) => item.module === filters.module)?.moduleShowName,
    opType: opTypes?.opTypes.find((item) => item.opType === filters.opType)?.opTypeShowName,
    bizTypeId: businessName(filters.bizTypeId),
    productId: productName(filters.productId),
    opUserId: userName,
    withoutSignIns: formatMessage({ id: 'audit.signIns.hidden' }),
    range: rangeText(toDayRange(filters, timezone)),
  }
  return setFilterNames(filters).map((name) => ({
    key: name,
    name: formatMessage({ id: LABELS[name] }),
    value: values[name] ?? (name === 'range' ? '' : String(filters[name])),
    without: withoutFilter(filters, name),
  }))
}

/** A range of days as text: "last 7 days", or its first and last day. */
export function useRangeText() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (range: DayRange): string => {
    const preset = findPreset(range, timezone)
    return preset === null
      ? formatMessage({ id: 'audit.range.days' }, { from: range[0], to: range[1] })
      : formatMessage({ id: `audit.range.${preset}` })
  }
}
