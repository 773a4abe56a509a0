import { EmptyState } from '@console/ui'
import { FilteredEmpty, type ListStates } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import type { TrackingFilters } from './tracking.search.ts'
import { useShownTrackingFilters } from './use-shown-tracking-filters.ts'

type TrackingStatesProps = {
  filters: TrackingFilters
  onFilters: (filters: TrackingFilters) => void
  onReset: () => void
}

/** What is there instead of metrics, and what to do about it. */
export function useTrackingStates({ filters, onFilters, onReset }: TrackingStatesProps): ListStates {
  const { formatMessage } = useIntl()
  const shown = useShownTrackingFilters(filters)
  return {
    failed: formatMessage({ id: 'tracking.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    filteredEmpty: (
      <FilteredEmpty
        title={formatMessage({ id: 'tracking.filtered' })}
        shown={shown}
        hidden={undefined}
        onFilters={onFilters}
        onReset={onReset}
      />
    ),
    empty: (
      <EmptyState title={formatMessage({ id: 'tracking.none' })}>
        {formatMessage({ id: 'tracking.none.text' })}
      </EmptyState>
    ),
  }
}
