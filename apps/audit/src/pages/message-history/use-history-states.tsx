import { useBusinessOptions } from '@console/domain-ui'
import { EmptyState } from '@console/ui'
import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useUnfilteredCount } from '../../queries/messages.ts'
import type { HistoryFilters } from './message-history.search.ts'

type HistoryStatesProps = {
  filters: HistoryFilters
  onFilters: (filters: HistoryFilters) => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
export function useHistoryStates(props: HistoryStatesProps) {
  const { formatMessage } = useIntl()
  return {
    failed: formatMessage({ id: 'push.failed' }),
    preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
    filteredEmpty: <FilteredHistory {...props} />,
    empty: (
      <EmptyState title={formatMessage({ id: 'push.empty.title' })}>
        {formatMessage({ id: 'push.empty.text' })}
      </EmptyState>
    ),
  }
}

function FilteredHistory({ filters, onFilters, onReset }: HistoryStatesProps) {
  const { formatMessage } = useIntl()
  const businesses = useBusinessOptions()
  const hidden = useUnfilteredCount().data
  const { bizTypeId, source } = filters
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'push.filteredEmpty' })}
      hidden={hidden && { total: hidden.total, isCapped: hidden.totalIsCapped }}
      shown={[
        {
          key: 'bizTypeId',
          name: formatMessage({ id: 'push.business' }),
          value: bizTypeId === null ? null : (businesses.nameOf(bizTypeId) ?? String(bizTypeId)),
          without: { ...filters, bizTypeId: null },
        },
        {
          key: 'source',
          name: formatMessage({ id: 'push.source' }),
          value: source && formatMessage({ id: `push.source.${source}` }),
          without: { ...filters, source: null },
        },
      ]}
      onFilters={onFilters}
      onReset={onReset}
    />
  )
}
