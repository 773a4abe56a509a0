import { EmptyState } from '@console/ui'
import { FilteredEmpty, type ListStates } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import { useBusinessFilter } from '../../components/use-business-filter.ts'
import type { RecordingFilters } from './offline-recording.search.ts'

type RecordingStatesProps = {
  filters: RecordingFilters
  error: Error | null
  onFilters: (filters: RecordingFilters) => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
export function useRecordingStates({ filters, error, onFilters, onReset }: RecordingStatesProps): ListStates {
  const { formatMessage } = useIntl()
  const business = useBusinessFilter(filters.bizId)
  const { date } = filters
  return {
    failed: formatMessage({ id: 'offline.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    failure: isUnknown(error) ? <UnknownFilter error={error} onReset={onReset} /> : undefined,
    empty: (
      <EmptyState title={formatMessage({ id: 'offline.empty' })}>
        {formatMessage({ id: 'offline.empty.text' })}
      </EmptyState>
    ),
    filteredEmpty: (
      <FilteredEmpty
        title={formatMessage({ id: date === null ? 'offline.empty' : 'offline.emptyDay' })}
        hidden={undefined}
        shown={[
          {
            key: 'date',
            name: formatMessage({ id: 'offline.day' }),
            value: date,
            without: { ...filters, date: null },
          },
          { ...business, without: { ...filters, bizId: null } },
        ]}
        onFilters={onFilters}
        onReset={onReset}
      />
    ),
  }
}
